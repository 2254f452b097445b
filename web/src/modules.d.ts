declare module "*.toml" {
  const data: import("~/i18n/words").Vocabulary;
  export default data;
}

/** Where the files lie with which the page runs Python; null unless it is built. */
declare module "virtual:python" {
  const files: import("./offline/messages").PythonFiles | null;
  export default files;
}

/** The names of the characters, by level or manner. */
declare module "*.toml?names" {
  const names: Record<string, string[]>;
  export default names;
}

declare module "*.jsonl" {
  const puzzles: import("~/puzzles/puzzles").Puzzle[];
  export default puzzles;
}
