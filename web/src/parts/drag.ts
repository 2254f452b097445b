import type { Attachment } from "svelte/attachments";

export interface Point {
  x: number;
  y: number;
}

export interface Drag {
  /** Whether it can be taken now; otherwise a finger scrolls the page. */
  takes(): boolean;
  /** It is held at a point of the drawing. */
  move(at: Point): void;
  /** Let go at a point of the drawing, over an element; null if the drag was broken off. */
  drop(at: Point | null, over: Element | null): void;
}

/** How many pixels a pointer goes before it drags rather than clicks. */
const SLACK = 6;

/** Something in a drawing that can be dragged, with a pointer or a finger. A drag ends without a click. */
export function draggable(drag: Drag): Attachment<SVGGraphicsElement> {
  return (element) => {
    let start: PointerEvent | null = null;
    let dragging = false;

    const point = (event: PointerEvent): Point => {
      const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(
        element.ownerSVGElement?.getScreenCTM()?.inverse(),
      );
      return { x, y };
    };
    const pressed = (event: PointerEvent): void => {
      if (event.button === 0 && event.isPrimary && drag.takes()) start = event;
    };
    const moved = (event: PointerEvent): void => {
      if (start?.pointerId !== event.pointerId) return;
      if (!dragging && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLACK) return;
      if (!dragging) element.setPointerCapture(event.pointerId);
      dragging = true;
      drag.move(point(event));
    };
    const ended = (event: PointerEvent): void => {
      if (start?.pointerId !== event.pointerId) return;
      start = null;
      if (!dragging) return;
      dragging = false;
      if (event.type !== "pointerup") return drag.drop(null, null);
      swallowClick();
      drag.drop(point(event), document.elementFromPoint(event.clientX, event.clientY));
    };
    // `touch-action` is not heeded inside a drawing: without this the page would scroll and the drag be broken off.
    const touched = (event: TouchEvent): void => {
      if (start) event.preventDefault();
    };

    element.addEventListener("pointerdown", pressed);
    element.addEventListener("touchmove", touched, { passive: false });
    window.addEventListener("pointermove", moved);
    window.addEventListener("pointerup", ended);
    window.addEventListener("pointercancel", ended);
    return () => {
      if (dragging) drag.drop(null, null);
      element.removeEventListener("pointerdown", pressed);
      element.removeEventListener("touchmove", touched);
      window.removeEventListener("pointermove", moved);
      window.removeEventListener("pointerup", ended);
      window.removeEventListener("pointercancel", ended);
    };
  };
}

/** The click that a browser makes of the same press and release. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => event.stopPropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
}
