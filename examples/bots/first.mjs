#!/usr/bin/env node
// A bot in JavaScript: it makes the first of its moves whose text it has not used in this match.
//
//     sunduk arena marrakech uniform "exec:node examples/bots/first.mjs" --num 10

import { createInterface } from "node:readline";

const used = new Set();

/** One of `request.view.choices`: each has an `id`, a `text` and what it is as data. */
function choose(request) {
  const { choices } = request.view;
  return choices.find((choice) => !used.has(choice.text)) ?? choices[0];
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  const choice = choose(request);
  used.add(choice.text);
  console.log(JSON.stringify({ id: request.id, move: choice.text }));
}
