import { isObject } from '@rookery/rules/kernel/shape';
import type { SettingStamps } from '@rookery/protocol/setting-stamps';
import { readSettings, type PageSettings } from './settings.ts';

/** When each setting was last changed on this device, and whose account it has them from. */
export interface CarriedNote {
  readonly account: string | null;
  readonly times: Readonly<Record<string, number>>;
}

/** A browser must be asked for alerts itself, so they stay where they are. */
const isCarried = (name: string): boolean => name !== 'alerts';

/** Reads what was noted; nothing if that is unreadable. */
export function readCarried(kept: unknown): CarriedNote {
  const found = new Map<string, unknown>(isObject(kept) ? Object.entries(kept) : []);
  const account = found.get('account');
  const times = found.get('times');
  const entries = Object.entries<unknown>(isObject(times) ? { ...times } : {});
  return {
    account: typeof account === 'string' ? account : null,
    times: Object.fromEntries(
      entries.flatMap(([name, at]) => (typeof at === 'number' ? [[name, at] as const] : [])),
    ),
  };
}

/** The settings that were changed on this device, as an account takes them. */
export const changesOf = (settings: PageSettings, { times }: CarriedNote): SettingStamps =>
  Object.fromEntries(
    Object.entries<PageSettings[keyof PageSettings]>({ ...settings }).flatMap(([name, value]) => {
      const at = times[name];
      return at === undefined || !isCarried(name) ? [] : [[name, { value, at }] as const];
    }),
  );

/** What an account does not have yet: whoever comes to a device finds it as they know it. */
export const withoutKnown = (changes: SettingStamps, known: SettingStamps): SettingStamps =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => known[name] === undefined));

/** The settings of an account as this device takes them over; what it cannot read stays as it is. */
export function adopt(
  settings: PageSettings,
  note: CarriedNote,
  found: SettingStamps,
): { readonly settings: PageSettings; readonly times: CarriedNote['times'] } {
  const later = Object.entries(found).filter(
    ([name, { at }]) => isCarried(name) && at >= (note.times[name] ?? -1),
  );
  const values = Object.fromEntries(later.map(([name, { value }]) => [name, value]));
  const read = new Map<string, unknown>(Object.entries(readSettings(values)));
  const readable = later.filter(([name, { value }]) => read.get(name) === value);
  return {
    settings: readSettings({
      ...settings,
      ...Object.fromEntries(readable.map(([name, { value }]) => [name, value])),
    }),
    times: { ...note.times, ...Object.fromEntries(readable.map(([name, { at }]) => [name, at])) },
  };
}
