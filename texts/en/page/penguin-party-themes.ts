import type { PenguinPartyReason } from '@rookery/bots/penguin-party/reason';

/** What a puzzle of Penguin Party is about, by the kind of its reason. */
export type PenguinPartyThemes = { readonly [kind in PenguinPartyReason['kind']]: string };

/** The themes of the puzzles of Penguin Party, in English. */
export const penguinPartyThemesInEnglish: PenguinPartyThemes = {
  'only-move': 'The only move',
  'empties-hand': 'The last card',
  'ends-round': 'End the round',
  'forces-out': 'Force them out',
  'shuts-out': 'Shut colours out',
  'leaves-only': 'Narrow their choice',
  'keeps-alive': 'Keep a colour alive',
  'more-places': 'Room for your hand',
  'fewer-for-others': 'Take their places',
  'opens-place': 'Open a place',
  'most-places': 'The most room',
  'runs-dry': 'Run dry',
  overall: 'Foresight',
  'nothing-special': 'Judgement',
  'still-fit': 'Cards that still fit',
  'fewer-for-colour': 'Take a colour’s places',
  'more-cards-fit': 'Cards that still fit',
  'fewer-cards-fit': 'Stop their cards',
  'holds-more': 'Build on your colour',
  'helps-others-less': 'Give nothing away',
  'goes-first': 'The rare one first',
  'saves-base': 'Save the base',
  'wins-more': 'Foresight',
  'leads-more': 'Foresight',
  'as-good': 'Judgement',
};
