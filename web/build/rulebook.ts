import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";

import { marked } from "marked";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

import type { Rulebook, Section } from "../src/rules/rulebook";

/** The names of a game's options in its words.*.toml and, under `values`, those of their values. */
export type Options = { [option: string]: string | Record<string, string> };

/**
 * Vite plugin: RULES.*.md as modules: a summary, sections of numbered clauses with their examples, options named as players
 * read them, and pictures put in.
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
      const text = await illustrated(await readFile(path, "utf-8"), dirname(path));
      return `export default ${JSON.stringify(read(text, options))};`;
    },
  };
}

/** The text with the pictures that it names, such as `![Assam](art/assam-south.svg)`, in place of their addresses. */
async function illustrated(text: string, folder: string): Promise<string> {
  const names = new Set([...text.matchAll(/\]\((art\/[\w-]+\.svg)\)/g)].map((found) => found[1] ?? ""));
  for (const name of names) {
    const drawing = await readFile(resolve(folder, name));
    text = text.replaceAll(`](${name})`, `](data:image/svg+xml;base64,${drawing.toString("base64")})`);
  }
  return text;
}

const CLAUSE = /^\*\*(\d+\.\d+)\*\*\s+/;
const EXAMPLE = /^```example\n([\s\S]*?)\n?```$/;

export function read(text: string, options: Options): Rulebook {
  const book: Rulebook = { title: "", intro: "", summary: "", sections: [] };
  let section: Section | null = null;
  for (const written of text.split(/\n\s*\n/).map((part) => part.trim())) {
    const example = EXAMPLE.exec(written)?.[1];
    if (example !== undefined) {
      section?.clauses.at(-1)?.examples.push(example.split("\n").map((line) => line.trim()));
      continue;
    }
    const paragraph = spoken(written, options);
    const clause = CLAUSE.exec(paragraph);
    if (!paragraph) continue;
    if (paragraph.startsWith("# ")) book.title = paragraph.slice(2);
    else if (paragraph.startsWith("> ")) book.summary = html(paragraph.replace(/^> ?/gm, ""));
    else if (paragraph.startsWith("## ")) {
      const [, number = "", title = ""] = /^## (\d+)\s+(.*)$/.exec(paragraph) ?? [];
      section = { number, title, clauses: [] };
      book.sections.push(section);
    } else if (clause && section) {
      const words = html(paragraph.slice(clause[0].length));
      section.clauses.push({ number: clause[1] ?? "", html: words, examples: [] });
    } else if (section) {
      const last = section.clauses.at(-1);
      if (last) last.html += html(paragraph);
    } else book.intro += html(paragraph);
  }
  return book;
}

/** Replaces `option` and `value` identifiers in prose by their names. */
function spoken(prose: string, options: Options): string {
  if (!prose.includes("`")) return prose;
  const values = options["values"] as Record<string, string> | undefined;
  const quote = /[а-я]/i.test(prose) ? (said: string) => `«${said}»` : (said: string) => `“${said}”`;
  return prose.replace(/`(\w+)`/g, (code, name: string) => {
    const said = values?.[name] ?? options[name];
    return typeof said === "string" ? quote(said) : code;
  });
}

const html = (markdown: string): string => marked.parse(markdown, { async: false }).trim();
