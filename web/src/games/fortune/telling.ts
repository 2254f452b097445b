import { seatOf, type Telling } from "~/table/turns";

const MOVES = new Set(["play", "send", "fortune"]);
const DEALT = new Set(["deal", "card", "first"]);

export const telling: Telling = {
  begins: (event, turn) => MOVES.has(event.event) || (DEALT.has(event.event) && turn.seat >= 0),
  whose: (event) => (MOVES.has(event.event) ? seatOf(event) : -1),
  headlines: ["first", "play", "send", "fortune", "gain", "lose", "round", "last"],
  marks: (event) => {
    if (event.event === "send") return [`top ${Number(event["to"])}`];
    if (event.event === "fortune") return [`top ${seatOf(event)}`];
    if (event.event !== "play") return [];
    return [`top ${event["pile"] === "middle" ? "middle" : seatOf(event)}`];
  },
};
