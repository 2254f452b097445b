import { seatOf, type Telling } from "~/table/turns";

const MOVES = new Set(["settle", "attack"]);

export const telling: Telling = {
  begins: ({ event }) => MOVES.has(event) || event === "conquers",
  whose: (event) => (MOVES.has(event.event) ? seatOf(event) : -1),
  headlines: ["settles", "settle", "conquers", "attack", "fall", "out", "stop", "skip"],
  marks: (event) =>
    ["settle", "attack", "move"].includes(event.event)
      ? [event["source"], event["state"]].flatMap((state) => (state ? [`state ${String(state)}`] : []))
      : [],
};
