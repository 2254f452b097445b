import { readFile } from "node:fs/promises";

import { marked } from "marked";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

import type { Rulebook, Section } from "../src/rulebook";

/** The names of a game's options in its words.*.toml and, under `values`, those of their values. */
export type Options = { [option: string]: string | Record<string, string> };

/**
 * Vite plugin: RULES.*.md as modules with sections of numbered clauses, without examples, and with options named as
 * players read them.
 */
export function rulebook(): Plugin {
  return {
    name: "sunduk:rulebook",
    enforce: "pre",
    async load(id) {
      const path = id.split("?")[0] ?? "";
      if (!/RULES\.\w+\.md$/.test(path)) return null;
      const words = path.replace(/RULES\.(\w+)\.md$/, "words.$1.toml");
      this.addWatchFile(path);
      this.addWatchFile(words);
      const { options } = parse(await readFile(words, "utf-8")) as { options: Options };
      return `export default ${JSON.stringify(read(await readFile(path, "utf-8"), options))};`;
    },
  };
}

const CLAUSE = /^\*\*(\d+\.\d+)\*\*\s+/;

export function read(text: string, options: Options): Rulebook {
  const prose = spoken(text.replace(/```example\n[\s\S]*?```\n*/g, ""), options);
  const book: Rulebook = { title: "", intro: "", sections: [] };
  let section: Section | null = null;
  for (const paragraph of prose.split(/\n\s*\n/).map((part) => part.trim())) {
    const clause = CLAUSE.exec(paragraph);
    if (!paragraph) continue;
    if (paragraph.startsWith("# ")) book.title = paragraph.slice(2);
    else if (paragraph.startsWith("## ")) {
      const [, number = "", title = ""] = /^## (\d+)\s+(.*)$/.exec(paragraph) ?? [];
      section = { number, title, clauses: [] };
      book.sections.push(section);
    } else if (clause && section) {
      section.clauses.push({ number: clause[1] ?? "", html: html(paragraph.slice(clause[0].length)) });
    } else if (section) {
      const last = section.clauses.at(-1);
      if (last) last.html += html(paragraph);
    } else book.intro += html(paragraph);
  }
  return book;
}

/** Replaces `option` and `value` identifiers in prose by their names. */
function spoken(prose: string, options: Options): string {
  const values = options["values"] as Record<string, string> | undefined;
  const quote = /[а-я]/i.test(prose) ? (said: string) => `«${said}»` : (said: string) => `“${said}”`;
  return prose.replace(/`(\w+)`/g, (code, name: string) => {
    const said = values?.[name] ?? options[name];
    return typeof said === "string" ? quote(said) : code;
  });
}

const html = (markdown: string): string => marked.parse(markdown, { async: false }).trim();
