import { loadItem, saveItem } from '../shell/local-storage.ts';
import { page } from '../shell/page.svelte.ts';
import { adopt, changesOf, readCarried, withoutKnown } from '../shell/carried-settings.ts';
import { call } from './api.ts';

/** Brings the settings of this device and of an account together. Without a network both stay as they are. */
export async function syncSettings(account: string): Promise<void> {
  const before = readCarried(loadItem('carried'));
  const isKnown = before.account === account;
  const own = changesOf(page.settings, before);
  const known = isKnown ? undefined : await exchange({});
  if (!isKnown && !known) return;
  const changes = known ? withoutKnown(own, known) : own;
  const found = await exchange(changes);
  if (!found) return;
  // Somebody may have changed something meanwhile; whoever has just come brings nothing newer.
  const now = readCarried(loadItem('carried'));
  const note = { account, times: isKnown ? now.times : {} };
  const { settings, times } = adopt(page.settings, note, found);
  saveItem('carried', { account, times: isKnown ? times : { ...now.times, ...times } });
  page.adopt(settings);
}

async function exchange(changes: ReturnType<typeof changesOf>) {
  const outcome = await call('PUT /api/me/settings', { body: { changes } });
  return outcome.ok ? outcome.value.settings : undefined;
}
