import { seatOf, type Telling } from "~/table/turns";

import { rugName } from "./rugs";

const MOVES = new Set(["turn", "roll", "lay"]);

export const telling: Telling = {
  begins: (event, turn) => MOVES.has(event.event) && event["seat"] !== turn.seat,
  whose: (event) => (MOVES.has(event.event) ? seatOf(event) : -1),
  headlines: ["first", "pay", "out", "lay", "last"],
  marks: (event) => {
    if (event.event === "roll") return ["assam"];
    return event.event === "lay" ? [`rug ${rugName(event["cells"] as string[])}`] : [];
  },
};
