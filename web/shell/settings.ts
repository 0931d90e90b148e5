import { isObject } from '@rookery/rules/kernel/shape';
import { languages, type Language } from '@rookery/texts/language';

export const themes = ['system', 'light', 'dark'] as const;
export const motions = ['system', 'full', 'reduced'] as const;
/** How long each move of somebody else stays on the screen. */
export const paces = ['relaxed', 'brisk', 'at-once'] as const;
export const handForms = ['stacks', 'fan'] as const;

/** The settings of the page on this device. */
export interface PageSettings {
  /** Null follows the browser. */
  readonly language: Language | null;
  readonly theme: (typeof themes)[number];
  readonly motion: (typeof motions)[number];
  readonly pace: (typeof paces)[number];
  readonly sound: boolean;
  /** Whether a first touch shows a move and a second one plays it. */
  readonly confirm: boolean;
  /** Whether a turn ends by itself once nothing is left to do. */
  readonly endTurn: boolean;
  readonly hand: (typeof handForms)[number];
  /** Whether a notification announces your turn while the page is hidden. */
  readonly alerts: boolean;
}

export const defaultSettings: PageSettings = {
  language: null,
  theme: 'system',
  motion: 'system',
  pace: 'relaxed',
  sound: true,
  confirm: false,
  endTurn: true,
  hand: 'stacks',
  alerts: false,
};

/** Reads stored settings. Whatever is missing or unreadable gets its default. */
export function readSettings(kept: unknown): PageSettings {
  const found = new Map(isObject(kept) ? Object.entries(kept) : []);
  const fallback = defaultSettings;
  return {
    language: readChoice(languages, found.get('language'), fallback.language),
    theme: readChoice(themes, found.get('theme'), fallback.theme),
    motion: readChoice(motions, found.get('motion'), fallback.motion),
    pace: readChoice(paces, found.get('pace'), fallback.pace),
    sound: readBoolean(found.get('sound'), fallback.sound),
    confirm: readBoolean(found.get('confirm'), fallback.confirm),
    endTurn: readBoolean(found.get('endTurn'), fallback.endTurn),
    hand: readChoice(handForms, found.get('hand'), fallback.hand),
    alerts: readBoolean(found.get('alerts'), fallback.alerts),
  };
}

const readBoolean = (value: unknown, fallback: boolean): boolean =>
  typeof value === 'boolean' ? value : fallback;

const readChoice = <Choice, Fallback>(
  choices: readonly Choice[],
  value: unknown,
  fallback: Fallback,
): Choice | Fallback => choices.find((choice) => choice === value) ?? fallback;
