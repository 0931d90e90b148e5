import { fields, isObject, type Reader } from '@rookery/rules/kernel/shape';
import { milliseconds } from './shapes.ts';

/** What a setting may be. What the values mean is the page's matter. */
type SettingValue = string | number | boolean | null;

/** Settings by name, each with when it was last changed: of two devices, the later change counts. */
export type SettingStamps = Readonly<
  Record<string, { readonly value: SettingValue; readonly at: number }>
>;

/** At most so many settings, with names and values of so many characters. */
const mostSettings = 40;
const longestSetting = 40;

const isSettingValue = (input: unknown): input is SettingValue =>
  input === null ||
  typeof input === 'boolean' ||
  (typeof input === 'number' && Number.isFinite(input)) ||
  (typeof input === 'string' && input.length <= longestSetting);

const settingValue: Reader<SettingValue> = (input, at, problems) => {
  if (isSettingValue(input)) return input;
  problems.push({ kind: 'wrong-type', at, expected: 'text' });
  return undefined;
};

const stamped = fields({ value: settingValue, at: milliseconds });

const isName = (name: string): boolean => /^[a-zA-Z]{1,40}$/.test(name);

/** Reads settings with their stamps. */
export const settingStamps: Reader<SettingStamps> = (input, at, problems) => {
  if (!isObject(input)) {
    problems.push({ kind: 'wrong-type', at, expected: 'object' });
    return undefined;
  }
  const entries = Object.entries<unknown>({ ...input });
  if (entries.length > mostSettings) {
    const found = entries.length;
    problems.push({ kind: 'out-of-range', at, found, least: 0, most: mostSettings });
    return undefined;
  }
  const before = problems.length;
  const read = entries.map(([name, value]) => {
    if (!isName(name)) problems.push({ kind: 'unreadable', at, found: name.slice(0, 40) });
    return [name, stamped(value, `${at}.${name.slice(0, 40)}`, problems)] as const;
  });
  return problems.length > before ? undefined : stampsOf(read);
};

const stampsOf = (
  entries: readonly (readonly [string, SettingStamps[string] | undefined])[],
): SettingStamps =>
  Object.fromEntries(entries.flatMap(([name, value]) => (value ? [[name, value] as const] : [])));

/** Both together; of each setting the later change. What would be too many is left out. */
export function mergeStamps(known: SettingStamps, changes: SettingStamps): SettingStamps {
  const later = Object.entries(changes).filter(([name, { at }]) => at > (known[name]?.at ?? -1));
  const merged = { ...known, ...Object.fromEntries(later) };
  return Object.fromEntries(Object.entries(merged).slice(0, mostSettings));
}
