/** Polyfills for what jsdom lacks. */
window.matchMedia = (query) => ({ matches: false, media: query }) as MediaQueryList;
/** Nothing has a size in jsdom, so no size ever changes. */
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
