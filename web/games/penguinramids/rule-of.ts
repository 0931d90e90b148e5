import type { Refusal } from '@rookery/rules/penguinramids/vocabulary';
import type { PenguinramidsRules } from '@rookery/texts/en/page/penguinramids-rules';

/** The group of rules that refuses a move. */
export const ruleOf: { readonly [kind in Refusal['kind']]: keyof PenguinramidsRules } = {
  'match-over': 'end',
  'not-your-turn': 'order',
  'choose-first': 'round',
  'already-revealed': 'round',
  'action-not-in-hand': 'round',
  'action-not-played': 'turn',
  'action-used': 'turn',
  'already-chief': 'action-chief',
  'supply-empty': 'action-strength',
  'no-token-in-hand': 'action-strength',
  'no-such-slot': 'slots',
  'slot-empty': 'slots',
  'already-grey': 'action-grey',
  'would-drop': 'action-grey',
  'exchange-before-taking': 'action-exchange',
  'penguin-not-available': 'turn',
  'already-placed': 'turn',
  'place-first': 'turn',
  'spot-taken': 'slots',
  'not-beside-the-base': 'slots',
  unsupported: 'slots',
  'too-heavy': 'weight',
  'must-take-one-that-fits': 'grey',
};

/** The ids of the rules in each group, as the full text numbers them. */
export const ruleIds: { readonly [group in keyof PenguinramidsRules]: readonly string[] } = {
  aim: [],
  cards: ['PR1'],
  start: ['PR2', 'PR3'],
  round: ['PR4', 'PR5', 'PR7'],
  order: ['PR6'],
  turn: ['PR8', 'PR19'],
  slots: ['PR9'],
  weight: ['PR10'],
  grey: ['PR11', 'PR12'],
  'action-chief': ['PR13'],
  'action-grey': ['PR14'],
  'action-exchange': ['PR15'],
  'action-recall': ['PR16', 'PR18'],
  'action-strength': ['PR17'],
  end: ['PR21'],
  goals: [],
  deck: ['PR20'],
};
