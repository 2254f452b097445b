import { preferences } from "./preferences.svelte";

/** Movement on the board. It is over at once where motion is not wanted or not seen. */

const running = new Set<Animation>();
let skipping = false;

const PACE = { full: 1, quick: 0.45, none: 0 } as const;

export function moving(): boolean {
  return !skipping && PACE[preferences.motion] > 0 && !document.hidden;
}

/** Play keyframes on an element that already stands where they end. */
export async function move(
  element: Element | null | undefined,
  frames: Keyframe[],
  milliseconds: number,
  easing = "ease-in-out",
): Promise<void> {
  if (!element || !moving()) return;
  const animation = element.animate(frames, { duration: milliseconds * PACE[preferences.motion], easing });
  running.add(animation);
  try {
    await animation.finished;
  } catch {
    // Cancelled because its element is gone: then there is nothing left to wait for.
  } finally {
    running.delete(animation);
  }
}

/** A moment to look. */
export async function pause(milliseconds: number): Promise<void> {
  const until = performance.now() + milliseconds * PACE[preferences.motion];
  while (moving() && performance.now() < until) await new Promise((done) => setTimeout(done, 16));
}

/** Finish everything that is under way. */
export async function skip(): Promise<void> {
  skipping = true;
  for (const animation of running) animation.finish();
  await new Promise((done) => setTimeout(done, 50));
  skipping = false;
}
