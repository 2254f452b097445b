import type { Telling } from "~/table/turns";

/** All race at once, so that a turn is a round: dice, race and equations. */
export const telling: Telling = {
  begins: ({ event }, _, last) => event === "roll" && last.event !== "roll",
  whose: () => -1,
  headlines: ["first", "right", "wrong", "none", "leader"],
  marks: (event) => (["tile", "lay"].includes(event.event) ? [`number ${Number(event["number"])}`] : []),
};
