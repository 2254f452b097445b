import { readFile } from "node:fs/promises";

import { marked } from "marked";
import type { Plugin } from "vite";

import type { Rulebook, Section } from "../src/rulebook";

/** RULES.*.md as modules: sections of numbered clauses, without their executable examples. */
export function rulebook(): Plugin {
  return {
    name: "sunduk:rulebook",
    enforce: "pre",
    async load(id) {
      const path = id.split("?")[0] ?? "";
      if (!/RULES\.\w+\.md$/.test(path)) return null;
      this.addWatchFile(path);
      return `export default ${JSON.stringify(read(await readFile(path, "utf-8")))};`;
    },
  };
}

const CLAUSE = /^\*\*(\d+\.\d+)\*\*\s+/;

export function read(text: string): Rulebook {
  const prose = text.replace(/```example\n[\s\S]*?```\n*/g, "");
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

const html = (markdown: string): string => marked.parse(markdown, { async: false }).trim();
