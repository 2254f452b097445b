import type { Attachment } from "svelte/attachments";

import type { Point } from "./bed";

export interface Drag {
  move(at: Point): void;
  /** Let go at a point of the drawing; null if the drag was broken off. */
  drop(at: Point | null): void;
}

/** How many pixels a pointer goes before it drags rather than clicks. */
const SLACK = 6;

/** Something in a drawing that can be dragged. A drag ends without a click. */
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
      if (event.button === 0 && event.isPrimary) start = event;
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
      if (event.type === "pointerup") swallowClick();
      drag.drop(event.type === "pointerup" ? point(event) : null);
    };

    element.addEventListener("pointerdown", pressed);
    window.addEventListener("pointermove", moved);
    window.addEventListener("pointerup", ended);
    window.addEventListener("pointercancel", ended);
    return () => {
      if (dragging) drag.drop(null);
      element.removeEventListener("pointerdown", pressed);
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
