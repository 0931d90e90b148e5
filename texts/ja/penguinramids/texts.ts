import type { PenguinramidsTexts } from '../../en/penguinramids/texts.ts';
import * as names from './names.ts';
import { move } from './moves.ts';
import { reason } from './reasons.ts';
import { seen, victory } from './news.ts';
import { refusal } from './refusals.ts';

/** Penguinramids in Japanese. */
export const penguinramidsInJapanese: PenguinramidsTexts = {
  name: 'Penguinramids',
  chief: names.chief,
  colours: names.colours,
  arms: names.arms,
  sides: names.sides,
  actions: names.actions,
  points: names.points,
  penguin: names.penguin,
  slot: names.slot,
  level: names.level,
  goal: names.goal,
  listedGoal: names.listedGoal,
  origins: names.origins,
  reconstruction: names.reconstruction,
  victory,
  refusal,
  move,
  reason,
  seen,
};
