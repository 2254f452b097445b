import type { Seat, Table } from "~/wire";

/** What panels of players need to know of a table. */
export type Seating = Pick<Table, "seats" | "you" | "state">;

/** The seats of a sandbox: nobody sits there, so that each is called by the game's own name. */
export function practiceSeats(count: number, you: number): Seating {
  const seat: Seat = {
    kind: "person",
    name: "",
    level: null,
    manner: null,
    online: true,
    standin: false,
    resigned: false,
    resigned_at: null,
    declined: null,
    salt: null,
  };
  return { seats: Array.from({ length: count }, () => seat), you: you < 0 ? [] : [you], state: "running" };
}
