import { existsSync, readdirSync, readFileSync } from "node:fs";

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

      const clauses = book.sections.flatMap((section) => section.clauses);

      test(`examples stand with their clauses, and none is left in the prose (${language})`, () => {
        const prose = JSON.stringify({ ...book, sections: clauses.map(({ html }) => html) });
        expect(prose).not.toMatch(/language-example|refuse |expect /);
        expect(clauses.filter(({ examples }) => !examples.length)).toEqual([]);
        const scripts = [...text.matchAll(/```example\n([\s\S]*?)\n```/g)].map((found) => found[1]?.split("\n"));
        expect(clauses.flatMap(({ examples }) => examples)).toEqual(scripts);
      });

      test(`the game in a minute: goal, turns, end (${language})`, () => {
        const words = book.summary
          .replace(/<[^>]+>/g, "")
          .trim()
          .split(/\s+/);
        expect(words.length).toBeGreaterThan(50);
        expect(words.length).toBeLessThan(110);
        expect([...book.summary.matchAll(/<p><strong>/g)].length).toBeGreaterThanOrEqual(3);
        expect(book.summary).not.toContain("<li>");
      });

      test(`components are pictured (${language})`, () => {
        const pictures = [...text.matchAll(/!\[[^\]]+\]\((art\/[\w-]+\.svg)\)/g)].map((found) => found[1] ?? "");
        expect(pictures.length).toBeGreaterThan(1);
        for (const picture of pictures) expect(existsSync(`${GAMES}/${game.name}/${picture}`), picture).toBe(true);
      });

      test(`options are called as a player reads them (${language})`, () => {
        const shown = JSON.stringify({ ...book, sections: clauses.map(({ html }) => html) });
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
