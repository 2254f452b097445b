// Run by bench/wasm.py: how long the modules take in V8, which Chromium and Node run. Prints processor seconds as JSON.
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const [folder, jobs, rounds] = process.argv.slice(2);
const times = {};
for (const { game, fresh, record, seat, seats, manner, matches, nodes } of JSON.parse(readFileSync(jobs, "utf-8"))) {
  const code = readFileSync(`${folder}/${game}.wasm`);
  const { instance } = await WebAssembly.instantiate(code, {});
  const { memory, __heap_base: base, ...module } = instance.exports;
  const layout = JSON.parse(readFileSync(`${folder}/${game}.json`, "utf-8"));
  let end = base.value;
  const room = (size) => {
    const at = Math.ceil(end / 8) * 8;
    end = at + size;
    if (end > memory.buffer.byteLength) memory.grow(Math.ceil((end - memory.buffer.byteLength) / 65536));
    return at;
  };
  const write = (at, hex) => new Uint8Array(memory.buffer).set(Buffer.from(hex, "hex"), at);
  const best = (prepare, run) => {
    let least = Infinity;
    for (let round = 0; round < Number(rounds); round += 1) {
      prepare();
      const before = process.cpuUsage();
      run();
      const { user, system } = process.cpuUsage(before);
      least = Math.min(least, (user + system) / 1e6);
    }
    return least;
  };
  const [start, ends, lengths] = [room(layout.record), room(matches * layout.record), room(4 * matches)];
  const [dues, out] = [room(4 * layout.dues), room(2 * layout.most_choices)];
  write(start, fresh);
  const played = best(
    () => undefined,
    () => module.play(start, 1, 0, matches, ends, lengths, dues, out),
  );
  times[game] = { played, size: code.length, compressed: brotliCompressSync(code).length };
  if (!manner) continue;
  const edges = (nodes + 1) * layout.most_choices;
  const size = module.search_room(seats, nodes + 1, edges, 0, 1, 0);
  const at = room(size);
  const { secret, plies, exploration, trust } = manner;
  times[game].searched = best(
    () => {
      new Uint8Array(memory.buffer, at, size).fill(0);
      module.search_begin(at, seats, nodes + 1, edges, Number(secret), plies, exploration, trust, 0, 1, seat, 7, 0);
      write(module.search_trail(at), record);
    },
    () => module.search_run(at, 0, nodes),
  );
}
console.log(JSON.stringify(times));
