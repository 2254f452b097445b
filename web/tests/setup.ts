/** Polyfills for what jsdom lacks. */
window.matchMedia = (query) => ({ matches: false, media: query }) as MediaQueryList;
