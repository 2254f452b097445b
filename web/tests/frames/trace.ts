/** The work of the main thread in each frame, read from a Chromium trace. */

export interface Trace {
  traceEvents: Happening[];
}

interface Happening {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  /** Its duration, and the processor time of the thread within it. */
  dur?: number;
  tdur?: number;
}

/** Script, style and layout; nested work is counted once. */
const WORK = new Set([
  "EvaluateScript",
  "EventDispatch",
  "FireAnimationFrame",
  "FunctionCall",
  "Layout",
  "RunMicrotasks",
  "TimerFire",
  "UpdateLayoutTree",
  "XHRReadyStateChange",
]);
/** Microseconds without animation after which the next animation counts as a new one. */
const PAUSE = 200_000;

/**
 * Milliseconds of script, style and layout between consecutive animated frames. Time in which other programs had the
 * processor does not count.
 */
export function work({ traceEvents }: Trace): number[] {
  const marks = traceEvents.filter(({ name }) => name === "moves").sort((one, other) => one.ts - other.ts);
  const done = marks[0] ? outermost(traceEvents, marks[0]) : [];
  const times: number[] = [];
  let next = 0;
  for (const [index, { ts }] of marks.entries()) {
    const until = marks[index + 1]?.ts;
    if (until === undefined || until - ts > PAUSE) continue;
    while ((done[next]?.ts ?? Infinity) < ts) next += 1;
    let worked = 0;
    for (; (done[next]?.ts ?? Infinity) < until; next += 1) worked += done[next]?.tdur ?? done[next]?.dur ?? 0;
    times.push(worked / 1000);
  }
  return times;
}

/** The work of a thread in order, without nested work. */
function outermost(all: Happening[], { pid, tid }: Happening): Happening[] {
  const found: Happening[] = [];
  let end = 0;
  const mine = all.filter((each) => each.ph === "X" && each.pid === pid && each.tid === tid && WORK.has(each.name));
  for (const each of mine.sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))) {
    if (each.ts < end) continue;
    found.push(each);
    end = each.ts + (each.dur ?? 0);
  }
  return found;
}
