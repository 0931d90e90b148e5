/** Whether this browser could show notifications at all; pages on plain http cannot. */
export const canAlert = (): boolean => isSecureContext && 'Notification' in globalThis;

/** Asks the browser's leave; whoever was refused once has to change it in the browser itself. */
export async function allowAlerts(): Promise<boolean> {
  if (!canAlert()) return false;
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

/** Shows a notification that leads back to this page; the returned function takes it away. */
export function alert(title: string, body: string): () => void {
  if (!canAlert() || Notification.permission !== 'granted') return () => undefined;
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
