import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

import { Analysis } from "~/analysis/analysis.svelte";
import ShareGraph from "~/analysis/ShareGraph.svelte";
import type { LedgerEntry } from "~/wire";

const roll: LedgerEntry = {
  at: 4,
  until: 5,
  kind: "luck",
  seat: 1,
  text: "*3",
  gain: [-0.12, 0.12],
  error: 0.01,
  shares: [0.4, 0.6],
  quality: "playouts",
  position: "",
  mark: "lucky",
};

test("the graph is a table for those who cannot see it, in words, built when it is opened", () => {
  const analysis = new Analysis("some", "quick");
  analysis.entries = [roll];
  const went: number[] = [];
  const target = document.createElement("div");
  const graph = mount(ShareGraph, {
    target,
    props: {
      analysis,
      names: ["Ann", "Bo"],
      colour: () => "#000000",
      seq: 0,
      length: 5,
      told: ({ at }: LedgerEntry) => `What happened after ${at}.`,
      jump: (seq: number) => went.push(seq),
    },
  });
  flushSync();
  const details = target.querySelector("details");
  expect(target.querySelector("table")).toBeNull();
  if (details) details.open = true;
  details?.dispatchEvent(new Event("toggle"));
  flushSync();
  const cells = [...target.querySelectorAll("tbody td")].map((cell) => cell.textContent);
  expect(cells).toEqual(["What happened after 4.", "40", "60", "Bo +12.0", "lucky"]);
  expect(target.querySelector("caption")?.textContent).toMatch(/^Win shares/);
  target.querySelector("tbody button")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(went).toEqual([4]);
  void unmount(graph);
});
