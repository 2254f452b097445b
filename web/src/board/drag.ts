import type { Attachment } from "svelte/attachments";

export interface Point {
  x: number;
  y: number;
}

export interface Drag {
  /** Whether it can be dragged now; otherwise a finger scrolls the page. */
  takes(): boolean;
  /** Called while it is held, with the point in the drawing. */
  move(at: Point): void;
  /** Called when it is released at a point of the drawing, over an element; null if the drag was cancelled. */
  drop(at: Point | null, over: Element | null): void;
}

/** The pixels a pointer moves before a press becomes a drag instead of a click. */
const SLACK = 6;

/** Makes an element of a drawing draggable by mouse and touch. A drag does not end in a click. */
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
    // `touch-action` has no effect inside an SVG: without this the page would scroll and cancel the drag.
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

/** Swallow the click that the browser creates from the same press and release. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => event.stopPropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
}
