import { preferences } from "~/app/preferences.svelte";

/** Animations on the board. They end at once if the user prefers no motion or the page is hidden. */

const running = new Set<Animation>();
let skipping = false;

const PACE = { full: 1, quick: 0.45, none: 0 } as const;
/** How much longer than usual animations take while bots move. */
const BOTS = { slow: 1.7, normal: 1, fast: 0.45, instant: 0 } as const;
/** Milliseconds to look at the board before a bot moves. */
const BREATH = { slow: 900, normal: 250, fast: 0, instant: 0 } as const;
let tempo = 1;
let pauses = 0;

const pace = (): number => PACE[preferences.motion] * tempo;

export function moving(): boolean {
  return !skipping && pace() > 0 && !document.hidden;
}

/** From now on a bot moves, at the pace that is set for bots, or somebody else. */
export async function moves(bot: boolean): Promise<void> {
  tempo = bot ? BOTS[preferences.bots] : 1;
  if (bot) await pause(BREATH[preferences.bots] / (tempo || 1));
}

/** Play keyframes on an element whose final position is already set. */
export async function move(
  element: Element | null | undefined,
  frames: Keyframe[],
  milliseconds: number,
  easing = "ease-in-out",
): Promise<void> {
  if (!element || !moving()) return;
  const animation = element.animate(frames, { duration: milliseconds * pace(), easing });
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
  const until = performance.now() + milliseconds * pace();
  pauses += 1;
  while (moving() && performance.now() < until) await new Promise((done) => setTimeout(done, 16));
  pauses -= 1;
}

/** Finish all running animations. */
export async function skip(): Promise<void> {
  if (!running.size && !pauses) return;
  skipping = true;
  for (const animation of running) animation.finish();
  await new Promise((done) => setTimeout(done, 50));
  skipping = false;
}
