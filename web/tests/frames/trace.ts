/** What the main thread does in each frame, read from a trace of Chromium. */

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
  /** How long it took, and how much of that the thread really ran. */
  dur?: number;
  tdur?: number;
}

/**
 * Milliseconds of work on the main thread between one frame in motion and the next: script, style, layout and what is
 * recorded for painting. Time in which other programs had the processor does not count.
 */
export function work({ traceEvents }: Trace): number[] {
  const marks = traceEvents.filter(({ name }) => name === "moves").sort((one, other) => one.ts - other.ts);
  const [first] = marks;
  if (!first) return [];
  const tasks = traceEvents
    .filter(({ name, ph, pid, tid }) => name === TASK && ph === "X" && pid === first.pid && tid === first.tid)
    .sort((one, other) => one.ts - other.ts);
  const times: number[] = [];
  let next = 0;
  for (const [index, { ts }] of marks.entries()) {
    const until = marks[index + 1]?.ts ?? 0;
    // Where nothing moved in between, a new movement begins.
    if (until - ts > PAUSE) continue;
    while ((tasks[next]?.ts ?? Infinity) < ts) next += 1;
    let worked = 0;
    for (; (tasks[next]?.ts ?? Infinity) < until; next += 1) worked += tasks[next]?.tdur ?? tasks[next]?.dur ?? 0;
    if (until) times.push(worked / 1000);
  }
  return times;
}

const TASK = "ThreadControllerImpl::RunTask";
const PAUSE = 200_000;
