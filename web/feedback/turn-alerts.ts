/** What stands in the way of notifications: the page is on plain http, the browser has none, or somebody said no. */
export type AlertHindrance = 'insecure' | 'unsupported' | 'refused';

/** Why the browser cannot be asked to show notifications; null if it can. */
export function alertHindrance(): AlertHindrance | null {
  if (!isSecureContext) return 'insecure';
  if (!('Notification' in globalThis)) return 'unsupported';
  return Notification.permission === 'denied' ? 'refused' : null;
}

/** Asks the browser's leave; whoever was refused once has to change it in the browser itself. */
export async function allowAlerts(): Promise<boolean> {
  if (alertHindrance() !== null) return false;
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

/** Shows a notification that leads back to this page; the returned function takes it away. */
export function alert(title: string, body: string): () => void {
  if (alertHindrance() !== null || Notification.permission !== 'granted') return () => undefined;
  try {
    const shown = new Notification(title, { body, tag: 'turn', icon: '/icon-192.png' });
    shown.addEventListener('click', () => {
      focus();
      shown.close();
    });
    return () => shown.close();
  } catch {
    // Some phones let only service workers do that.
    return () => undefined;
  }
}
