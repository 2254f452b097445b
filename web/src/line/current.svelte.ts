import { Unreachable, type Answer, type Line } from "./line";
import { server } from "./server";

/** Whether this page was written by `sunduk site`: there is no server, and addresses stand after the `#`. */
export const site = document.querySelector('meta[name="sunduk-site"]') !== null;

const CHOSEN = "sunduk.offline";

/** Where tables are kept now. */
export const at: { kind: Line["kind"] } = $state({ kind: site || isChosen() ? "page" : "server" });

let page: Promise<Line> | null = null;
/** Whether a server has answered since this page was loaded: then it stays with it, whatever the network does. */
let met = false;

function isChosen(): boolean {
  return localStorage.getItem(CHOSEN) !== null;
}

/** Keep tables in this page from now on, or ask the server again: begins anew at the chest. */
export function chooseOffline(offline: boolean): void {
  if (offline) localStorage.setItem(CHOSEN, "1");
  else localStorage.removeItem(CHOSEN);
  location.assign(site ? "#/" : "/");
  location.reload();
}

export function line(): Promise<Line> {
  if (at.kind === "server") return Promise.resolve(server);
  page ??= import("./page").then(({ openPage }) => openPage());
  return page;
}

/** Ask whoever keeps the tables. A page that finds no server when it is opened keeps them itself. */
export async function ask(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
  const current = await line();
  try {
    const answer = await current.ask(method, path, body);
    met ||= current.kind === "server";
    return answer;
  } catch (error) {
    if (!(error instanceof Unreachable) || met) throw error;
    at.kind = "page";
    return (await line()).ask(method, path, body);
  }
}
