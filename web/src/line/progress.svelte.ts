/** How far Python is loaded, where the page keeps its own tables. */
export const progress: {
  /** The share that is loaded; null while nothing is. */
  share: number | null;
  /** Why it could not be loaded. */
  trouble: "busy" | "failed" | null;
} = $state({ share: null, trouble: null });
