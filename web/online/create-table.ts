import type { TableId } from '@rookery/protocol/identifiers';
import { settings as settingsReader, type Settings } from '@rookery/protocol/tables';
import { read } from '@rookery/rules/kernel/shape';
import { loadItem, saveItem } from '../shell/local-storage.ts';
import { usualSettings } from './clock-choices.ts';
import { line } from './line.ts';
import { findFailure, type RequestResult } from './request-failure.ts';

/** Loads the settings of the last table that this device created online. */
export function loadSettings(): Settings {
  const stored = read(settingsReader, loadItem('online-settings'), 'settings');
  return stored.ok ? stored.value : usualSettings;
}

export const saveSettings = (settings: Settings): void => saveItem('online-settings', settings);

interface OnlineSetUp {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots: readonly { readonly seat: number; readonly level: string }[];
  readonly settings: Settings;
}

/** Sits down at the public table that waits longest for players, or at a new one. */
export async function quickMatch(game: string, seats: number): Promise<RequestResult<TableId>> {
  const answer = await line().ask({ type: 'quick-match', game, seats });
  if (answer.type === 'created') return { ok: true, value: answer.table };
  return { ok: false, failure: findFailure(answer) ?? { kind: 'unreadable-answer' } };
}

/** Creates a table on the server, whose host has no seat yet. */
export async function createSeatless(setUp: OnlineSetUp): Promise<RequestResult<TableId>> {
  const answer = await line().ask({ type: 'create', ...setUp });
  if (answer.type === 'created') return { ok: true, value: answer.table };
  return { ok: false, failure: findFailure(answer) ?? { kind: 'unreadable-answer' } };
}

/** Creates a table on the server and sits down at it. */
export async function createTable(setUp: OnlineSetUp): Promise<RequestResult<TableId>> {
  const created = await createSeatless(setUp);
  // A table full of bots refuses this, and its host watches.
  if (created.ok) await line().ask({ type: 'sit', table: created.value, seat: null });
  return created;
}
