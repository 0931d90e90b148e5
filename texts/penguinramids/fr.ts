import type { PenguinramidsTexts } from './en.ts';
import * as names from './fr-names.ts';
import { move } from './fr-moves.ts';
import { reason } from './fr-reasons.ts';
import { seen, victory } from './fr-news.ts';
import { refusal } from './fr-refusals.ts';

/** Penguinramids in French. */
export const penguinramidsInFrench: PenguinramidsTexts = {
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
