import { ask as askLine, line } from "./current.svelte";
import { Refused } from "./line";
import { awaitedSalts, commitTo, keepLuck, keepReceived, newSalt } from "~/luck/luck";
import type {
  Again,
  AnalysisLine,
  Edition,
  EditionCheck,
  EditionDraft,
  Game,
  GameRecord,
  Hints,
  Home,
  Introduction,
  Joining,
  Leaving,
  Log,
  LostSeat,
  Made,
  Me,
  Missed,
  Moment,
  OneSeat,
  Order,
  TrialOutcome,
  Picture,
  Prospects,
  PublicKey,
  Reasons,
  RecordText,
  Refusal,
  Rules,
  Salting,
  Sequels,
  Sitting,
  Starting,
  StudyLine,
  StudyStop,
  StudyOrder,
  Stumbles,
  Table,
  TakingBack,
  Ticket,
  Trial,
  Words as GameWords,
} from "~/wire";

export { Refused };

/** Whose view to show: a seat, -1 for a spectator, or everything once the match is over. */
export type Looker = number | "all";

async function ask<Answer, Body = never>(method: "GET" | "POST", path: string, body?: Body): Promise<Answer> {
  const answer = await askLine(method, path, body);
  if (answer.status >= 400) throw new Refused(answer.status, (answer.body as Refusal).error);
  return answer.body as Answer;
}

/** The lines of JSON that an address is answered with, as they come. */
async function* lines<Line>(path: string, stop: AbortSignal, body?: unknown): AsyncGenerator<Line> {
  for await (const text of (await line()).lines(path, stop, body)) yield JSON.parse(text) as Line;
}

const at = (id: string, rest = ""): string => `/tables/${encodeURIComponent(id)}${rest}`;

/** Take seats with a committed salt, and reveal the salt if the match begins at once, as it does against bots. */
async function committed<Body extends Order | Sitting | Again>(path: string, body: Body): Promise<Table> {
  const salt = newSalt();
  const table = await ask<Table, Body>("POST", path, { ...body, commitment: commitTo(salt) });
  keepLuck(table, salt);
  return reveal(table);
}

/** Salts that are being sent or have arrived. */
const revealed = new Set<string>();

/** Fetch a table, store the commitments it shows, and reveal the salts that it awaits from us. */
async function reveal(table: Table): Promise<Table> {
  keepLuck(table);
  let next = table;
  for (const salt of awaitedSalts(table).filter((salt) => !revealed.has(salt))) {
    revealed.add(salt);
    try {
      next = await ask<Table, Salting>("POST", at(table.id, "/salt"), { salt });
      keepReceived(table.id, salt);
    } catch (error) {
      revealed.delete(salt);
      if (!(error instanceof Refused)) throw error;
      // Another tab of this browser was faster, or the time was up.
      next = await ask<Table>("GET", at(table.id));
    }
  }
  return next;
}

/** Take an open seat or, if none is named, the seats that are reserved for us. */
const sit = (id: string, seat?: number, name?: string): Promise<Table> =>
  committed<Sitting>(at(id, "/sit"), { seat: seat ?? null, name: name ?? null });

/** Ask for a rematch, or accept one; either way we take the seats that we had. */
async function rematch(old: Table): Promise<Table> {
  const table = await committed<Again>(at(old.id, "/rematch"), {});
  if (table.you.length || table.state !== "waiting") return table;
  const open = old.you.find((seat) => table.seats[seat]?.kind === "open");
  return table.reserved.length || open !== undefined ? sit(table.id, table.reserved.length ? undefined : open) : table;
}

export const api = {
  games: () => ask<Game[]>("GET", "/games"),
  me: () => ask<Me | null>("GET", "/me"),
  call: (me: Introduction) => ask<Me, Introduction>("POST", "/me", me),
  lobby: () => ask<Table[]>("GET", "/tables"),
  mine: () => ask<Table[]>("GET", "/tables/mine"),
  table: (id: string) => ask<Table>("GET", at(id)),
  open: (order: Order) => committed("/tables", order),
  sit,
  release: (id: string, seat?: number) => ask<Table, Leaving>("POST", at(id, "/release"), { seat: seat ?? null }),
  comeBack: (id: string, seat: number) => ask<Table, Leaving>("POST", at(id, "/return"), { seat }),
  leave: (id: string) => ask<Table, Leaving>("POST", at(id, "/leave"), {}),
  start: async (id: string, level: number) => reveal(await ask<Table, Starting>("POST", at(id, "/start"), { level })),
  resign: (id: string, seat: number) => ask<Table, OneSeat>("POST", at(id, "/resign"), { seat }),
  /** Take back the last move of a seat; against bots, its moves since a position. */
  takeback: (id: string, seat: number, since?: number) =>
    ask<Made, TakingBack>("POST", at(id, "/takeback"), { seat, since: since ?? null }),
  missed: async (id: string) => (await ask<Missed>("GET", at(id, "/missed"))).missed,
  rematch,
  reveal,
  home: () => ask<Home>("GET", "/home"),
  openHome: () => ask<Home>("POST", "/home/open"),
  closeHome: () => ask<Home>("POST", "/home/close"),
  joinHome: (said: Joining) => ask<Home, Joining>("POST", "/home/join", said),
  ticket: (table: string, seat: number) => ask<Ticket, LostSeat>("POST", "/home/ticket", { table, seat }),
  key: () => ask<PublicKey>("GET", "/key"),
  hint: (id: string, seat: number) => ask<Hints, OneSeat>("POST", at(id, "/hint"), { seat }),
  reasons: (id: string, seat: number, actions: number[]) =>
    ask<Reasons>("GET", at(id, `/reasons?seat=${seat}&actions=${actions.join(",")}`)),
  prospects: (id: string, seat: number, seq: number, action: number) =>
    ask<Prospects>("GET", at(id, `/prospects/${action}?seat=${seat}&seq=${seq}`)),
  sequels: (id: string, seat: number, seq: number) => ask<Sequels>("GET", at(id, `/sequels?seat=${seat}&seq=${seq}`)),
  log: (id: string, seat: Looker) => ask<Log>("GET", at(id, `/log?since=0&seat=${seat}`)),
  view: (id: string, seq: number, seat: Looker) => ask<Moment>("GET", at(id, `/views/${seq}?seat=${seat}`)),
  analysis: (id: string, budget: string, signal: AbortSignal) =>
    lines<AnalysisLine>(at(id, `/analysis?budget=${budget}`), signal),
  cardAddress: (id: string, language: string) => `/api${at(id, `/card?lang=${language}`)}`,
  /** The end card as SVG, from a page that keeps its own tables. */
  card: (id: string, language: string) => ask<string>("GET", at(id, `/card?lang=${language}`)),
  record: () => ask<GameRecord[]>("GET", "/me/record"),
  recordAddress: (id: string) => `/api${at(id, "/record")}`,
  words: (game: string) => ask<GameWords>("GET", `/games/${game}/words`),
  rules: (game: string, language: string) => ask<Rules>("GET", `/games/${game}/rules/${language}`),
  edition: (game: string) => ask<Edition>("GET", `/games/${game}/edition`),
  check: (game: string, draft: EditionDraft) =>
    ask<EditionCheck, EditionDraft>("POST", `/games/${game}/edition`, draft),
  study: (order: StudyOrder, signal: AbortSignal) => lines<StudyLine>("/studies", signal, order),
  /** End my study with a report of what was played. */
  stopStudy: () => ask<StudyStop>("POST", "/studies/stop"),
  stumbles: (game: string) => ask<Stumbles>("GET", `/games/${game}/stumbles`),
  picture: (id: string, seq: number, seat: Looker, language: string) =>
    ask<Picture>("GET", at(id, `/pictures/${seq}?seat=${seat}&lang=${language}`)),
  sandbox: (trial: Trial) => ask<TrialOutcome, Trial>("POST", "/sandbox", trial),
  /** The record as text, from a page that keeps its own tables. */
  recordText: (id: string) => ask<string>("GET", at(id, "/record")),
  /** Import a record; `alone`: of a match that was played without a server. */
  load: (text: string, alone = false) => ask<Table, RecordText>("POST", "/records", { text, alone }),
};
