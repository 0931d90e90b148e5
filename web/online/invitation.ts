import { tablePath } from '@rookery/protocol/pages';
import type { TableId } from '@rookery/protocol/identifiers';
import { call } from './api.ts';
import type { Outcome } from './trouble.ts';

/** The link to send to others. */
export const linkTo = (table: TableId, origin: string): string => origin + tablePath(table);

/** Whether an address means another machine to everyone else. */
export const isLoopback = (host: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);

type Reach = () => Promise<Outcome<{ readonly origins: readonly string[] }>>;

/** Where others find the server of this page; null if they cannot. */
export async function originForOthers(
  { origin, hostname }: Pick<Location, 'origin' | 'hostname'>,
  reach: Reach = () => call('GET /api/reach'),
): Promise<string | null> {
  if (!isLoopback(hostname)) return origin;
  const found = await reach();
  return found.ok ? (found.value.origins[0] ?? null) : null;
}

/** Whether this browser can hand a link to other programs. */
export const canShare = (): boolean => 'share' in navigator;

/** Opens the sheet of the device; whoever closes it has changed their mind, which is fine. */
export async function share(link: string, text: string): Promise<void> {
  await navigator.share({ text, url: link }).catch(() => undefined);
}

/**
 * Copies a text that stands in a field. Pages on plain http have no clipboard of their own; there the
 * field is marked and the old command tried. False if the person has to copy it themselves.
 */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return copyMarked();
  }
}

function copyMarked(): boolean {
  try {
    // Outdated, and the only way without https.
    // oxlint-disable-next-line typescript/no-deprecated
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
