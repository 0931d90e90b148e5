import type { PenguinramidsReason } from '@rookery/bots/penguinramids/reason';

/** What a puzzle of Penguinramids is about, by the kind of its reason. */
export type PenguinramidsThemes = { readonly [kind in PenguinramidsReason['kind']]: string };

/** The themes of the puzzles of Penguinramids, in English. */
export const penguinramidsThemesInEnglish: PenguinramidsThemes = {
  mixes: 'Be unpredictable',
  'may-take-chief': 'Aim for the Chief',
  'may-turn-grey': 'Allow grey',
  'may-exchange': 'Allow an exchange',
  'takes-chief': 'Take the Chief',
  recalls: 'Recall',
  'takes-token': 'Take a token',
  exchanges: 'Exchange',
  'turns-grey': 'Turn grey',
  strengthens: 'Strengthen arms',
  'spare-strength': 'Spare strength',
  idles: 'An idle token',
  'builds-level': 'Raise a level',
  goal: 'Goals',
  denies: 'Deny the next player',
  prepares: 'Prepare a slot',
  'nothing-fits': 'Nothing fits',
  fills: 'Fill a slot',
  'turn-is-done': 'End the turn',
  overall: 'Foresight',
  'nothing-special': 'Judgement',
  'leaves-less': 'Leave them less',
  'saves-slot': 'Save a slot',
  'more-arms': 'More arms',
  'stays-coloured': 'Stay in colour',
  'plays-earlier': 'Be early',
  'keeps-card': 'Keep a card',
  'wins-more': 'Foresight',
  'leads-more': 'Foresight',
  'as-good': 'Judgement',
};
