/** The rules of a game that the page has no book of: its clauses, from the server. */

import { api } from "~/line/api";

import type { Rulebook } from "./rulebook";

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

export async function plainBook(game: string, language: string): Promise<Rulebook> {
  const { text, clauses } = await api.rules(game, language);
  const titles = new Map([...text.matchAll(/^## (\d+) (.*)$/gm)].map(([, number = "", title = ""]) => [number, title]));
  const sections = [...titles].map(([number, title]) => ({
    number,
    title,
    clauses: Object.entries(clauses)
      .filter(([clause]) => clause.startsWith(`${number}.`))
      .map(([clause, said]) => ({ number: clause, html: `<p>${escaped(said)}</p>`, examples: [] })),
  }));
  return { title: /^# (.*)$/m.exec(text)?.[1] ?? game, intro: "", summary: "", sections };
}
