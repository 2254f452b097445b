/** The designer's workbench. Written by `make wire` from the server's types. */

/** A field of a game's edition, and what it may be. */
export interface Field {
  /** Its tables and its name, with dots between them. */
  key: string;
  kind: "number" | "list" | "faces" | "seats" | "tiles" | "cards" | "map";
  /** The clause that speaks of it. */
  rule: string;
  /** The least that a number may be; null for texts. */
  low: number | null;
  high: number | null;
  /** How many items a list has; null if that is free. */
  count: number | null;
  /** How many items a list has at least. */
  least: number;
  /** Of texts that are drawn as rows of marks: the length of each row. */
  rows: number[];
  /** Of texts: the characters they are made of, by the number of the item; the last holds for all further ones. */
  marks: string[];
  /** The key of another list, each item of which has one item here; or nothing. */
  beside: string;
}

/** What the edition of a game says. */
export interface Edition {
  fields: Field[];
  /** The game's own edition. */
  original: Record<string, unknown>;
  /** By language and key: what a field means. */
  meanings: Record<string, Record<string, string>>;
  /** With how many seats a network plays the game as it is. */
  networks: number[];
}

/** Why an edition cannot be played with. */
export interface EditionProblem {
  /** The field that is wrong; empty if it is the whole. */
  key: string;
  /** A template for `fields`, by which the sentence is found in other languages. */
  problem: string;
  fields: Record<string, string | number>;
  /** The sentence in English. */
  message: string;
  rule: string | null;
}

/** What is said of a draft of an edition. */
export interface EditionCheck {
  problem: EditionProblem | null;
  /** Whether it differs from the game's own in more than its title. */
  changed: boolean;
  /** A short name for its contents. */
  digest: string | null;
  /** The game as it is set up with it, as SVG. */
  picture: string | null;
}

/** How often a rule refused moves of people. */
export interface Stumble {
  rule: string;
  count: number;
}

/** The rules that people stumble on, the most frequent first. */
export interface Stumbles {
  /** Over how many days they were counted. */
  days: number;
  rules: Stumble[];
}

/** A position as a picture and in characters. */
export interface Picture {
  svg: string;
  text: string;
}

/** A metric with its 95 % interval. */
export interface Bounds {
  value: number;
  low: number;
  high: number;
}

/** How a metric differs from the original's. */
export interface Difference extends Bounds {
  p: number;
  /** Whether the change is real: significant together with all others. */
  real: boolean;
}

/** What is known of one variant so far. */
export interface VariantResults {
  variant: string;
  matches: number;
  metrics: Record<string, Bounds>;
  changes?: Record<string, Difference>;
}

/** Another study runs first. */
export interface StudyWaiting {
  type: "waiting";
}

/** What is known so far. */
export interface StudyProgress {
  type: "progress";
  /** Who plays now. */
  bots: string;
  /** How many matches of each variant they play at most. */
  num: number;
  matches: number;
  variants: VariantResults[];
}

/** What there is to say of a variant. */
export interface Sentences {
  name: string;
  lines: string[];
}

/** A chart; links in it name matches of the report. */
export interface Chart {
  group: "fans" | "histograms" | "heat";
  caption: string;
  svg: string;
}

/** A table. */
export interface Grid {
  headings: string[];
  rows: string[][];
}

/** What a report says of matches between one kind of players. */
export interface StudyPart {
  players: string;
  scale: string;
  sentences: Sentences[];
  /** All metrics of each variant. */
  table: Grid;
  /** What each seat in turn order wins. */
  order: Grid;
  charts: Chart[];
}

/** The report of a study. */
export interface StudyReport {
  title: string;
  /** One for each kind of players. */
  parts: StudyPart[];
  /** The metrics of the game as it is, for both kinds of players side by side. */
  beside: Grid | null;
  /** What each group of charts is called. */
  groups: Record<string, string>;
  /** A hidden picture with the boards that heat maps lie on. */
  grounds: string;
  /** The records that charts lead to: their links are `#`, the key, and perhaps `@` and a position in the log. */
  matches: Record<string, string>;
  /** The whole report as a page of its own. */
  html: string;
  /** Its sentences and tables as a text. */
  markdown: string;
  /** All its numbers: a list with one object for each variant and kind of players. */
  json: string;
}

/** The study is over. */
export interface StudyDone {
  type: "done";
  report: StudyReport;
}

/** What became of the wish to end a study. */
export interface StudyStop {
  /** Whether one of mine was running. */
  stopped: boolean;
}

/** The study has failed. */
export interface StudyFailed {
  type: "failed";
  message: string;
}

/** A line of the answer to a study. */
export type StudyLine = StudyWaiting | StudyProgress | StudyDone | StudyFailed;
