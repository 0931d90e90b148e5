import { tablePath } from '@rookery/protocol/pages';
import type { TableId } from '@rookery/protocol/identifiers';
import { call } from './api.ts';
import type { RequestResult } from './request-failure.ts';

/** The link to send to others. */
export const linkTo = (table: TableId, origin: string): string => origin + tablePath(table);

/** Whether a host name means this machine. */
export const isLoopback = (host: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);

type Reach = () => Promise<RequestResult<{ readonly origins: readonly string[] }>>;

/** The origin at which other machines reach this server; null if they cannot. */
export async function originForOthers(
  { origin, hostname }: Pick<Location, 'origin' | 'hostname'>,
  reach: Reach = () => call('GET /api/reach'),
): Promise<string | null> {
  if (!isLoopback(hostname)) return origin;
  const found = await reach();
  return found.ok ? (found.value.origins[0] ?? null) : null;
}

export const canShare = (): boolean => 'share' in navigator;

/** Opens the share sheet of the device. Closing it is no error. */
export async function share(link: string, text: string): Promise<void> {
  await navigator.share({ text, url: link }).catch(() => undefined);
}

/**
 * Copies the text of a field. Pages on plain http have no clipboard: there the text is selected and the
 * old command tried. Returns false if the person has to copy it.
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
