/** Frames of the socket. Written by `make wire` from the server's types. */

import type { Chat, Happening, Problem, Times, View } from "./play";
import type { Table } from "./tables";

/** After hello, and whenever something other than the position changes. */
export interface TableFrame {
  type: "table";
  table: Table;
}

/** The position: after hello if the match has started, and after every change. */
export interface ViewFrame {
  type: "view";
  /** Whose view it is. */
  seat: number;
  seq: number;
  /** The first action whose events are told. */
  since: number;
  /** Who may act: seats, 8 is chance, 9 the clock. */
  acting: number[];
  view: View;
  events: Happening[];
  times: Times;
  /** Whether the seat may take its last move back. */
  takeback: boolean;
}

/** The action is stored for good. */
export interface DoneFrame {
  type: "done";
  id: string | number;
  seq: number;
}

/** Nothing has changed. */
export interface RefusedFrame {
  type: "refused";
  /** Null for a message that is no action. */
  id: string | number | null;
  error: Problem;
}

/** After hello the last fifty lines, then each new one. */
export interface ChatFrame extends Chat {
  type: "chat";
}

/** Measures the line at tables of a race; answered at once. */
export interface PingFrame {
  type: "ping";
  mark: number;
}

/** Bots at this table play more simply until their game is compiled. */
export interface WarmingFrame {
  type: "warming";
  game: string;
  /** How much of it is compiled, from 0 to 1. */
  share: number;
}

/** Every message of the server through the socket. */
export type FromServer = TableFrame | ViewFrame | DoneFrame | RefusedFrame | ChatFrame | PingFrame | WarmingFrame;
