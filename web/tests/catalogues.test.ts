import { readdirSync, readFileSync } from "node:fs";

import { parse as parseToml } from "smol-toml";
import { parse, type AST } from "svelte/compiler";
import { describe, expect, test } from "vitest";

import analysisEn from "../src/analysis/words.en.json";
import analysisRu from "../src/analysis/words.ru.json";
import designEn from "../src/design/words.en.json";
import designRu from "../src/design/words.ru.json";
import pageEn from "../src/i18n/en.json";
import pageRu from "../src/i18n/ru.json";
import luckEn from "../src/luck/words.en.json";
import luckRu from "../src/luck/words.ru.json";
import puzzleEn from "../src/puzzles/words.en.json";
import puzzleRu from "../src/puzzles/words.ru.json";

type Tree = { [key: string]: string | Tree };

const en: Tree = { ...pageEn, ...analysisEn, ...designEn, ...luckEn, ...puzzleEn };
const ru: Tree = { ...pageRu, ...analysisRu, ...designRu, ...luckRu, ...puzzleRu };

/** Dotted keys without their plural forms. */
const keys = (tree: Tree, prefix = ""): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [prefix + key.replace(/_(one|few|many|other)$/, "")] : keys(value, `${prefix}${key}.`),
  );

/** Dotted keys with their texts. */
const leaves = (tree: Tree, prefix = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : leaves(value, `${prefix}${key}.`),
  );

const sources = readSources();

function under(folder: string, name: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf-8" });
  return files.filter((file) => name.test(file)).map((file) => `${folder}/${file}`);
}

function readSources(): Map<string, string> {
  return new Map(under("src", /\.(svelte|ts)$/).map((file) => [file, readFileSync(file, "utf-8")]));
}

test("both languages have the same keys and fields", () => {
  expect([...new Set(keys(ru))].sort()).toEqual([...new Set(keys(en))].sort());
  const fields = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();
  const at = (tree: Tree, key: string): unknown =>
    key.split(".").reduce<unknown>((found, part) => (found as Tree | undefined)?.[part], tree);
  for (const key of keys(en)) {
    const [one, other] = [at(en, key), at(ru, key)];
    if (typeof one === "string" && typeof other === "string") expect(fields(other), key).toEqual(fields(one));
  }
});

test("every key that the sources name is in the catalogues", () => {
  const known = new Set(keys(en));
  const named = [...sources].flatMap(([file, text]) =>
    [...text.matchAll(/\bt\("([\w.]+)"/g)].map((found) => `${found[1]} in ${file}`),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !known.has(name.split(" ")[0] ?? ""))).toEqual([]);
});

test("every key of the catalogues is used", () => {
  const all = [...sources.values()].join("\n");
  const used = (key: string): boolean => {
    const stem = key.replace(/\.[^.]+$/, "");
    return all.includes(`"${key}"`) || all.includes(`\`${stem}.\${`);
  };
  expect([...new Set(keys(en))].filter((key) => !used(key))).toEqual([]);
});

test.each([
  ["en", en],
  ["ru", ru],
] as [string, Tree][])("numbers take the right form in every counted sentence, in %s", (language, tree) => {
  const rules = new Intl.PluralRules(language);
  const flat = new Map(leaves(tree));
  const counted = new Set(
    [...flat.keys()].filter((key) => /_(one|few|many)$/.test(key)).map((key) => key.replace(/_\w+$/, "")),
  );
  expect(counted.size).toBeGreaterThan(2);
  for (const key of counted) {
    const said = [1, 2, 5, 21].map((count) => flat.get(`${key}_${rules.select(count)}`)?.replaceAll("{{count}}", "#"));
    expect(said, key).not.toContain(undefined);
    const [one, few, many, more] = said;
    expect(more, key).toBe(language === "ru" ? one : many);
    expect(one, key).not.toBe(few);
  }
});

test("Russian says what is said at a table", () => {
  const texts = under("../src/sunduk", /(words\.ru\.toml|RULES\.ru\.md)$/).map((path) => readFileSync(path, "utf-8"));
  const said = [...leaves(ru)]
    .map(([, text]) => text)
    .concat(texts)
    .join("\n");
  expect(said.match(/тайл\p{L}*|В виду|Просмотр|Разговор|Вернуть ход|Жребий запечатан|не ваше право/gu)).toBeNull();
});

describe("no words stand outside the catalogues", () => {
  for (const [file, text] of sources) {
    if (!file.endsWith(".svelte")) continue;
    test(file, () => {
      expect(loose(parse(text, { modern: true, filename: file }).fragment)).toEqual([]);
    });
  }
});

const SPOKEN = new Set(["aria-label", "title", "placeholder", "alt"]);

/** Letters in text and in attributes that are read or spoken. */
function loose(node: AST.Fragment | AST.SvelteNode): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (!value || typeof value !== "object") return;
    if (Array.isArray(value)) return value.forEach(visit);
    const part = value as { type?: string; data?: string; name?: string; value?: unknown };
    if (part.type === "Text" && /\p{L}{2}/u.test(part.data ?? "")) found.push((part.data ?? "").trim());
    if (part.type === "StyleDirective") return;
    if (part.type === "Attribute") {
      if (SPOKEN.has(part.name ?? "")) visit(part.value);
      return;
    }
    for (const [key, child] of Object.entries(part)) if (key !== "metadata" && key !== "parent") visit(child);
  };
  visit(node);
  return found;
}

describe("a game's words have the same keys in both languages", () => {
  const tree = (path: string): string[] => keys(parseToml(readFileSync(path, "utf-8")) as unknown as Tree);
  for (const path of under("../src/sunduk/games", /words\.en\.toml$/)) {
    test(path, () => {
      const kinds = (names: string[]): string[] =>
        [...new Set(names.map((name) => name.replace(/^(plurals\.\w+)\.\w+$/, "$1")))].sort();
      expect(kinds(tree(path.replace(".en.", ".ru.")))).toEqual(kinds(tree(path)));
    });
  }
});
