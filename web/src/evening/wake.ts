/** Keep the screen from going dark while nobody touches it; returns how to let it. Browsers allow it only to some pages. */
export function keepAwake(): () => void {
  let held: WakeLockSentinel | null = null;
  const hold = async (): Promise<void> => {
    if (document.visibilityState === "visible" && "wakeLock" in navigator)
      held = await navigator.wakeLock.request("screen").catch(() => null);
  };
  const again = (): void => void hold();
  document.addEventListener("visibilitychange", again);
  again();
  return () => {
    document.removeEventListener("visibilitychange", again);
    void held?.release();
  };
}
