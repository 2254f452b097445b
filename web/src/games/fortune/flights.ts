import { move } from "~/board/motion";

/** Animate an element from its former place to its present one, with an optional delay. */
export async function come(element: Element | null, from: DOMRect | undefined, milliseconds: number, wait = 0) {
  if (!element || !from) return;
  const to = element.getBoundingClientRect();
  const start = {
    translate: `${from.x + from.width / 2 - to.x - to.width / 2}px ${from.y + from.height / 2 - to.y - to.height / 2}px`,
    scale: String(Math.min(from.width / to.width, from.height / to.height) || 0.1),
  };
  const end = { translate: "0px 0px", scale: "1" };
  await move(element, [start, { ...start, offset: wait }, end], milliseconds, "cubic-bezier(0.3, 0.7, 0.3, 1)");
}

/** Turn a card over from its back to its face. */
export async function turnOver(element: Element | null | undefined, milliseconds: number): Promise<void> {
  await move(element, [{ transform: "rotateY(180deg)" }, { transform: "rotateY(0deg)" }], milliseconds);
}

/** Flash an element briefly. */
export async function glow(element: Element | null, milliseconds: number): Promise<void> {
  await move(
    element,
    [
      { filter: "brightness(1)", scale: "1" },
      { filter: "brightness(1.25)", scale: "1.08" },
      { filter: "brightness(1)", scale: "1" },
    ],
    milliseconds,
  );
}
