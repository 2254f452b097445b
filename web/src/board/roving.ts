import type { Attachment } from "svelte/attachments";

import { modality } from "./modality.svelte";

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Keyboard control of choices on a board: elements marked `data-choice` are one Tab stop, arrow keys go to the nearest
 * one in their direction, Enter and Space click. When choices change, keyboard focus stays on the board.
 */
export const roving: Attachment<Element> = (board) => {
  let within = false;
  let frame = 0;

  const choices = (): SVGElement[] => [...board.querySelectorAll<SVGElement>("[data-choice]")];

  const tidy = (): void => {
    const found = choices();
    const current = found.find((choice) => choice === document.activeElement) ?? found[0];
    for (const choice of found) choice.setAttribute("tabindex", choice === current ? "0" : "-1");
    if (within && lost()) frame ||= requestAnimationFrame(regain);
  };

  const lost = (): boolean => !document.activeElement || document.activeElement === document.body;

  /** Focusing needs a layout, so it waits for the next frame, in which there is one anyway. */
  const regain = (): void => {
    frame = 0;
    const first = choices()[0];
    if (first && within && lost() && modality.keys) modality.restoreFocus(first);
  };

  const pressed = (event: KeyboardEvent): void => {
    const from = (event.target as Element).closest("[data-choice]");
    if (!from) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      from.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    nearest(from, choices(), direction)?.focus();
  };

  const entered = (event: FocusEvent): void => {
    if (!board.contains(event.target as Node)) return;
    within = (event.target as Element).matches("[data-choice]");
    tidy();
  };

  const left = (event: FocusEvent): void => {
    if (!board.contains(event.target as Node)) return;
    if (event.relatedTarget && !board.contains(event.relatedTarget as Node)) within = false;
  };

  const observer = new MutationObserver(tidy);
  observer.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-choice"] });
  board.addEventListener("keydown", pressed as EventListener);
  // An SVG with focus listeners could otherwise be focused by a click.
  document.addEventListener("focusin", entered);
  document.addEventListener("focusout", left);
  tidy();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    board.removeEventListener("keydown", pressed as EventListener);
    document.removeEventListener("focusin", entered);
    document.removeEventListener("focusout", left);
  };
};

function nearest(from: Element, among: SVGElement[], [dx, dy]: [number, number]): SVGElement | undefined {
  const here = centre(from);
  const far = (to: Element): number => {
    const there = centre(to);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const [along, aside] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)];
    return along > 1 ? along + 2 * aside : Infinity;
  };
  const found = among.map((choice) => ({ choice, far: far(choice) })).sort((one, other) => one.far - other.far)[0];
  return found && found.far < Infinity ? found.choice : undefined;
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
