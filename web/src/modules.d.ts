declare module "*.toml" {
  const data: import("~/i18n/words").Vocabulary;
  export default data;
}

/** Where the files lie with which the page runs Python; null unless it is built. */
declare module "virtual:python" {
  const files: import("./offline/messages").PythonFiles | null;
  export default files;
}

declare module "*.jsonl" {
  const puzzles: import("~/puzzles/puzzles").Puzzle[];
  export default puzzles;
}
