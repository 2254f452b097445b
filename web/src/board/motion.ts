import { preferences } from "~/app/preferences.svelte";

/** Animations on the board. They end at once if the user prefers no motion or the page is hidden. */

const running = new Set<Animation>();
let skipping = false;

const PACE = { full: 1, quick: 0.45, none: 0 } as const;

export function moving(): boolean {
  return !skipping && PACE[preferences.motion] > 0 && !document.hidden;
}

/** Play keyframes on an element whose final position is already set. */
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
    // Cancelled because the element was removed: nothing to wait for.
  } finally {
    running.delete(animation);
  }
}

/** A pause to look. */
export async function pause(milliseconds: number): Promise<void> {
  const until = performance.now() + milliseconds * PACE[preferences.motion];
  while (moving() && performance.now() < until) await new Promise((done) => setTimeout(done, 16));
}

/** Finish all running animations. */
export async function skip(): Promise<void> {
  skipping = true;
  for (const animation of running) animation.finish();
  await new Promise((done) => setTimeout(done, 50));
  skipping = false;
}
