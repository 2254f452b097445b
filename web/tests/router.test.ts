import { expect, test } from "vitest";

import { read } from "../src/app/router.svelte";

test("addresses name screens", () => {
  expect(read("/")).toEqual({ screen: "home" });
  expect(read("/new/facir")).toEqual({ screen: "new", game: "facir", from: null, variant: "" });
  const from = { table: "a1b2", seq: 7 };
  expect(read("/new/facir", "", "?from=a1b2&at=7")).toEqual({ screen: "new", game: "facir", from, variant: "" });
  expect(read("/tables/a1b2")).toEqual({ screen: "table", id: "a1b2" });
  expect(read("/replay/a1b2")).toEqual({ screen: "replay", id: "a1b2" });
  expect(read("/rules/marrakech", "#clause-6.2")).toEqual({ screen: "rules", game: "marrakech", clause: "clause-6.2" });
  expect(read("/mine")).toEqual({ screen: "mine" });
  expect(read("/puzzles")).toEqual({ screen: "puzzles" });
  expect(read("/puzzles/facir/12")).toEqual({ screen: "puzzle", game: "facir", number: 12 });
  expect(read("/puzzles/pharaoh/roll")).toEqual({ screen: "puzzle", game: "pharaoh", number: "roll" });
  expect(read("/shared", "#abc")).toEqual({ screen: "shared", record: "abc" });
});

test("other addresses lead nowhere", () => {
  for (const path of [
    "/tables",
    "/tables/a/b",
    "/mine/too",
    "/nothing",
    "/puzzles/facir",
    "/puzzles/facir/0",
    "/puzzles/facir/1/2",
  ])
    expect(read(path)).toEqual({ screen: "lost" });
});
