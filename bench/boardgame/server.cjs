// A boardgame.io server with a game of the size of Marrakech: 7×7 cells, two purses, two seats that move in turn.
// node server.cjs PORT memory|flatfile FOLDER
const { Server, FlatFile } = require("boardgame.io/server");

const [port, storage, folder] = process.argv.slice(2);
const MOVES = 144;

const Rugs = {
  name: "rugs",
  setup: () => ({
    board: Array.from({ length: 7 }, () => Array.from({ length: 7 }, () => ({ colour: "none", joined: null }))),
    assam: { cell: "d4", heading: "N" },
    seats: [0, 1].map((seat) => ({ colours: ["red", "blue"], dirhams: 30, rugs: 24, top: "red", points: 30, out: false, seat })),
    moves: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: ({ G, ctx, random }, row, column) => {
      const roll = random.D6();
      G.board[row][column] = { colour: ctx.currentPlayer === "0" ? "red" : "blue", joined: "E" };
      G.assam = { cell: "abcdefg"[column] + (row + 1), heading: "NESW"[roll % 4] };
      G.seats[+ctx.currentPlayer].rugs -= 1;
      G.moves += 1;
    },
  },
  endIf: ({ G }) => (G.moves >= MOVES ? { draw: true } : undefined),
};

const server = Server({
  games: [Rugs],
  origins: [/.*/],
  ...(storage === "flatfile" ? { db: new FlatFile({ dir: folder }) } : {}),
});
// Every two minutes the storage looks for files that are too old, meets one that is just being written, and the server
// ends. No file here is ever too old.
const begun = () => storage === "flatfile" && require("node-persist").stopExpiredKeysInterval();
server.run({ port: +port, callback: begun });
