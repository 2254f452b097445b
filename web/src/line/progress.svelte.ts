/** What the page is getting ready: Python, where it keeps its own tables, and new versions of itself. */
export const progress: {
  /** The share that is loaded; null while nothing is. */
  share: number | null;
  /** Why it could not be loaded. */
  trouble: "busy" | "failed" | null;
  /** Begins to use a new version of the page, where one waits; false while a match is open in another tab. */
  update: (() => Promise<boolean>) | null;
} = $state({ share: null, trouble: null, update: null });
