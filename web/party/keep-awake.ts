/**
 * Keeps the screen from going dark while nobody touches it, where the browser allows that: not on plain http.
 * Returns a function that ends it.
 */
export function keepAwake(): () => void {
  let isWanted = true;
  let lock: WakeLockSentinel | undefined;
  const request = async (): Promise<void> => {
    if (!isWanted || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (!isWanted) await lock?.release();
  };
  // The browser drops it whenever the page is hidden.
  const again = (): void => void request();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
