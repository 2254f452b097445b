/** What is in a game's box, as boards need it: the game's own edition, or the one of the variant on the screen. */
export class BoxContents<Box> {
  private readonly own: Box;
  private shown: Box;

  /** `own` is the game's `edition.toml`. */
  constructor(own: unknown) {
    this.own = own as Box;
    this.shown = $state.raw(own as Box);
  }

  get now(): Box {
    return this.shown;
  }

  /** Show another edition, or the game's own. Returns what puts the game's own back, unless others were shown since. */
  show(edition: unknown): () => void {
    const mine = (this.shown = (edition ?? this.own) as Box);
    return () => {
      if (this.shown === mine) this.shown = this.own;
    };
  }
}
