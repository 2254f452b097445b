import { readdirSync, readFileSync } from "node:fs";

import { parse } from "smol-toml";
import { describe, expect, test } from "vitest";

import { read, type Options } from "../build/rulebook";

const GAMES = "../src/sunduk/games";

for (const game of readdirSync(GAMES, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && entry.name !== "__pycache__",
)) {
  describe(game.name, () => {
    for (const language of ["en", "ru"]) {
      const text = readFileSync(`${GAMES}/${game.name}/RULES.${language}.md`, "utf-8");
      const words = parse(readFileSync(`${GAMES}/${game.name}/words.${language}.toml`, "utf-8"));
      const book = read(text, words["options"] as Options);

      test(`every clause is there, in order (${language})`, () => {
        const numbers = book.sections.flatMap((section) => section.clauses.map((clause) => clause.number));
        expect(numbers).toEqual([...text.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map((found) => found[1]));
        expect(book.title).not.toBe("");
      });

      test(`no executable example is left in the prose (${language})`, () => {
        expect(JSON.stringify(book)).not.toMatch(/language-example|refuse |expect /);
      });

      test(`options are called as a player reads them (${language})`, () => {
        const shown = JSON.stringify(book);
        expect(shown).not.toMatch(/<code>|`|\w_\w/);
        for (const [name, called] of Object.entries(words["options"] as Options)) {
          if (typeof called !== "string") continue;
          expect(text).toContain(`\`${name}\``);
          expect(shown).toContain(called);
        }
      });
    }
  });
}
