import type { PaletteName } from '../art/palettes.ts';
import { isObject } from '@rookery/rules/kernel/shape';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { languages, type Language } from '@rookery/texts/language';

export const themes = ['system', 'light', 'dark'] as const;
/** Whether ink, edges and grounds differ more than usual. */
export const contrasts = ['system', 'usual', 'more'] as const;
export const paletteNames = [
  'classic',
  'red-green',
  'blue-yellow',
] as const satisfies readonly PaletteName[];
/** What tells penguins apart besides their colour. */
export const symbols = ['letters', 'shapes'] as const;
/** How long a penguin is on its way, in milliseconds; `off` shows everything in its place at once. */
export const motions = ['system', 'off', '120', '250', '500'] as const;
/** Settings of earlier versions call two of them by other names. */
const earlierMotions = new Map<unknown, (typeof motions)[number]>([
  ['full', '500'],
  ['reduced', 'off'],
]);
/** How long each move of somebody else stays on the screen. */
export const paces = ['relaxed', 'brisk', 'at-once'] as const;
export const handForms = ['stacks', 'fan'] as const;

/** The settings of the page on this device. */
export interface PageSettings {
  /** Null follows the browser. */
  readonly language: Language | null;
  readonly theme: (typeof themes)[number];
  readonly contrast: (typeof contrasts)[number];
  readonly palette: (typeof paletteNames)[number];
  readonly symbols: (typeof symbols)[number];
  readonly motion: (typeof motions)[number];
  readonly pace: (typeof paces)[number];
  readonly sound: boolean;
  /** How loud sounds are, from 1 to 10. */
  readonly volume: number;
  /** Whether a first touch shows a move and a second one plays it. */
  readonly confirm: boolean;
  /** Whether a turn ends by itself once nothing is left to do. */
  readonly endTurn: boolean;
  readonly hand: (typeof handForms)[number];
  /** Whether single letters and digits do something at a table. */
  readonly keys: boolean;
  /** Whether a notification announces your turn while the page is hidden. */
  readonly alerts: boolean;
}

export const defaultSettings: PageSettings = {
  language: null,
  theme: 'system',
  contrast: 'system',
  palette: 'classic',
  symbols: 'letters',
  motion: 'system',
  pace: 'relaxed',
  sound: true,
  volume: 5,
  confirm: false,
  endTurn: true,
  hand: 'stacks',
  keys: true,
  alerts: false,
};

/** Reads stored settings. Whatever is missing or unreadable gets its default. */
export function readSettings(kept: unknown): PageSettings {
  const found = new Map(isObject(kept) ? Object.entries(kept) : []);
  const fallback = defaultSettings;
  return {
    language: readChoice(languages, found.get('language'), fallback.language),
    theme: readChoice(themes, found.get('theme'), fallback.theme),
    contrast: readChoice(contrasts, found.get('contrast'), fallback.contrast),
    palette: readChoice(paletteNames, found.get('palette'), fallback.palette),
    symbols: readChoice(symbols, found.get('symbols'), fallback.symbols),
    motion: readMotion(found.get('motion'), fallback.motion),
    pace: readChoice(paces, found.get('pace'), fallback.pace),
    sound: readBoolean(found.get('sound'), fallback.sound),
    volume: readVolume(found.get('volume'), fallback.volume),
    confirm: readBoolean(found.get('confirm'), fallback.confirm),
    endTurn: readBoolean(found.get('endTurn'), fallback.endTurn),
    hand: readChoice(handForms, found.get('hand'), fallback.hand),
    keys: readBoolean(found.get('keys'), fallback.keys),
    alerts: readBoolean(found.get('alerts'), fallback.alerts),
  };
}

const readMotion = (value: unknown, fallback: PageSettings['motion']): PageSettings['motion'] =>
  readChoice(motions, earlierMotions.get(value) ?? value, fallback);

const readVolume = (value: unknown, fallback: number): number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 10 ? Number(value) : fallback;

const readBoolean = (value: unknown, fallback: boolean): boolean =>
  typeof value === 'boolean' ? value : fallback;

const readChoice = <Choice, Fallback>(
  choices: readonly Choice[],
  value: unknown,
  fallback: Fallback,
): Choice | Fallback => choices.find((choice) => choice === value) ?? fallback;

/** Why a file of settings cannot be read. */
export type SettingsProblem = 'not-json' | 'not-settings';

/** What every file of settings begins with, so that other files are told apart. */
const mark = 'settings 1';

/** What a file of settings holds. */
export const settingsFileOf = (settings: PageSettings): unknown => ({ rookery: mark, ...settings });

/** Reads a file of settings. Alerts are left out: a browser must be asked for those itself. */
export function parseSettingsFile(
  text: string,
): Result<Omit<PageSettings, 'alerts'>, SettingsProblem> {
  const found = parseJson(text);
  if (found === undefined) return rejected('not-json');
  if (!isObject(found) || !('rookery' in found) || found.rookery !== mark)
    return rejected('not-settings');
  const { alerts: _, ...settings } = readSettings(found);
  return accepted(settings);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
