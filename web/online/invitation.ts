import { tablePath } from '@rookery/protocol/pages';
import type { TableId } from '@rookery/protocol/identifiers';

/** The link to send to others. */
export const linkTo = (table: TableId): string => location.origin + tablePath(table);

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
