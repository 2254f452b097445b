import { seatOf, type Telling } from "~/table/turns";

const MOVES = new Set(["place", "lift", "move", "lay", "done"]);
const DEALT = new Set(["draw", "card"]);

export const telling: Telling = {
  begins: (event, turn) =>
    MOVES.has(event.event) ? event["seat"] !== turn.seat : DEALT.has(event.event) && turn.seat >= 0,
  whose: (event) => (MOVES.has(event.event) ? seatOf(event) : -1),
  headlines: ["first", "shows", "place", "move", "lay", "take", "void", "decide", "deciding", "last"],
  marks: (event) => (["place", "move"].includes(event.event) ? [`nail ${String(event["hole"])}`] : []),
};
