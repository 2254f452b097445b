/** Whether this browser keeps matches that were played without a server. */
export async function keepsMatches(): Promise<boolean> {
  // Older browsers cannot tell.
  const found = await indexedDB.databases?.().catch(() => []);
  return (found ?? []).some(({ name }) => name === "sunduk");
}
