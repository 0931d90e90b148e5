/** Shows on the icon of an installed page how many matches wait for the viewer, where the browser can. */
export function showTurnCount(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // Pages that are not installed may be refused.
  shown.catch(() => undefined);
}
