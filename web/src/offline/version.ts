/** The lock that every page holds, together with others, while it shows a match. */
export const MATCH = "sunduk-match";

/** Let no new version of the page begin, in whichever tab somebody accepts it, until the function that is returned is called. */
export function keepVersion(): () => void {
  let leave = (): void => undefined;
  const left = new Promise<void>((done) => (leave = done));
  // Where there are no locks there is no service worker, either: both need HTTPS.
  void (navigator.locks as LockManager | undefined)?.request(MATCH, { mode: "shared" }, () => left);
  return leave;
}
