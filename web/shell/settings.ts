import { isObject } from '@rookery/rules/kernel/shape';
import { languages, type Language } from '@rookery/texts/language';

export const themes = ['system', 'light', 'dark'] as const;
export const motions = ['system', 'full', 'reduced'] as const;
/** How long the moves of others are looked at. */
export const paces = ['relaxed', 'brisk', 'at-once'] as const;
export const handForms = ['stacks', 'fan'] as const;

/** What somebody has chosen about the page, on this device. */
export interface Settings {
  /** The browser's, if null. */
  readonly language: Language | null;
  readonly theme: (typeof themes)[number];
  readonly motion: (typeof motions)[number];
  readonly pace: (typeof paces)[number];
  readonly sound: boolean;
  /** Whether a move is shown first and played with a second touch. */
  readonly confirm: boolean;
  readonly hand: (typeof handForms)[number];
  /** Whether a notification tells that it is one's turn while the page is hidden. */
  readonly alerts: boolean;
}

export const usualSettings: Settings = {
  language: null,
  theme: 'system',
  motion: 'system',
  pace: 'relaxed',
  sound: true,
  confirm: false,
  hand: 'stacks',
  alerts: false,
};

/** Settings as they were kept; whatever cannot be read is as usual. */
export function readSettings(kept: unknown): Settings {
  const found = new Map(isObject(kept) ? Object.entries(kept) : []);
  const usual = usualSettings;
  return {
    language: oneOf(languages, found.get('language'), usual.language),
    theme: oneOf(themes, found.get('theme'), usual.theme),
    motion: oneOf(motions, found.get('motion'), usual.motion),
    pace: oneOf(paces, found.get('pace'), usual.pace),
    sound: truth(found.get('sound'), usual.sound),
    confirm: truth(found.get('confirm'), usual.confirm),
    hand: oneOf(handForms, found.get('hand'), usual.hand),
    alerts: truth(found.get('alerts'), usual.alerts),
  };
}

const truth = (value: unknown, usual: boolean): boolean =>
  typeof value === 'boolean' ? value : usual;

const oneOf = <Choice, Usual>(
  choices: readonly Choice[],
  value: unknown,
  usual: Usual,
): Choice | Usual => choices.find((choice) => choice === value) ?? usual;
