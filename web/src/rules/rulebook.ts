/** The rules of one game in one language, as numbered clauses. */
export interface Rulebook {
  title: string;
  intro: string;
  /** The game in a minute: goal, turn, end. */
  summary: string;
  sections: Section[];
}

export interface Section {
  number: string;
  title: string;
  clauses: Clause[];
}

export interface Clause {
  number: string;
  html: string;
  /** What shows the clause at work: scripts, which a sandbox executes. */
  examples: string[][];
}

const books = import.meta.glob<Rulebook>("@games/*/RULES.*.md", { import: "default" });

export async function rulebook(game: string, language: string): Promise<Rulebook> {
  const found = Object.entries(books).find(([path]) => path.endsWith(`/${game}/RULES.${language}.md`));
  return found ? found[1]() : (await import("./plain")).plainBook(game, language);
}

export function clause(book: Rulebook, number: string): Clause | undefined {
  return book.sections.flatMap((section) => section.clauses).find((clause) => clause.number === number);
}
