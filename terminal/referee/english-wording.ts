import { problemTexts } from '@rookery/texts/problems/texts';
import type { GameScreen } from '../games/game-screen.ts';
import { screensIn } from '../games/screens.ts';
import { inWords } from '../problem-sentences.ts';
import { terminalTexts } from '../texts/texts.ts';
import type { Wording } from './wording.ts';

const screens = screensIn('en');
const screenOf = (id: unknown): GameScreen | undefined =>
  screens.find(({ game }) => game.id === id);
const names = Array.from({ length: 9 }, (_, seat) => terminalTexts.en.seat(seat));

/** The protocol speaks English, whoever starts it; it counts seats from 0, and so do its sentences. */
export const englishWording: Wording = {
  refusal: (id, refusal) => screenOf(id)?.explain(refusal, { names, viewer: null }) ?? refusal.kind,
  problem: (problem, id) => inWords({ problems: problemTexts.en }, problem, screenOf(id)),
};
