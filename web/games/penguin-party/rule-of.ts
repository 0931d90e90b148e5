import type { Refusal } from '@rookery/rules/penguin-party/vocabulary';
import type { PenguinPartyRules } from '@rookery/texts/en/page/penguin-party-rules';

/** The group of rules that refuses a move, or that lets no penguin of a colour be placed anywhere. */
export const ruleOf: {
  readonly [kind in Refusal['kind'] | 'nowhere']: keyof PenguinPartyRules;
} = {
  'match-over': 'match-end',
  'not-your-turn': 'turn',
  'colour-not-in-hand': 'turn',
  'spot-taken': 'above',
  'base-full': 'base',
  'not-beside-the-base': 'base',
  unsupported: 'above',
  'colour-must-match': 'colour',
  nowhere: 'colour',
};

/** The ids of the rules in each group, as the full text numbers them. */
export const ruleIds: { readonly [group in keyof PenguinPartyRules]: readonly string[] } = {
  aim: ['PP13'],
  cards: ['PP1', 'PP2', 'PP3', 'PP4'],
  start: ['PP5'],
  turn: ['PP6'],
  base: ['PP7'],
  above: ['PP8'],
  colour: ['PP9'],
  out: ['PP10', 'PP11'],
  'last-card': ['PP12'],
  'round-end': ['PP14', 'PP15'],
  'match-end': ['PP16', 'PP17'],
};
