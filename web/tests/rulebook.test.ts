import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { read } from "../build/rulebook";

const GAMES = "../src/sunduk/games";

for (const game of readdirSync(GAMES, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && entry.name !== "__pycache__",
)) {
  describe(game.name, () => {
    for (const language of ["en", "ru"]) {
      const text = readFileSync(`${GAMES}/${game.name}/RULES.${language}.md`, "utf-8");

      test(`every clause is there, in order (${language})`, () => {
        const numbers = read(text).sections.flatMap((section) => section.clauses.map((clause) => clause.number));
        expect(numbers).toEqual([...text.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map((found) => found[1]));
        expect(read(text).title).not.toBe("");
      });

      test(`no executable example is left in the prose (${language})`, () => {
        expect(JSON.stringify(read(text))).not.toMatch(/language-example|refuse |expect /);
      });
    }
  });
}
