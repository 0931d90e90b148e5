import type { Problem } from '@rookery/rules/kernel/problem';
import { terminalInEnglish } from '@rookery/texts/en/terminal/terminal';
import type { GameScreen } from '../games/game-screen.ts';
import { screensIn } from '../games/screens.ts';
import { inWords } from '../problem-sentences.ts';

/** Puts refusals and problems into words for the people who read a protocol's log. */
export interface Wording {
  readonly refusal: (game: string, refusal: { readonly kind: string }) => string;
  /** `game` names the one whose rules an act has broken. */
  readonly problem: (problem: Problem, game?: unknown) => string;
}

const screens = screensIn(terminalInEnglish);
const screenOf = (id: unknown): GameScreen | undefined =>
  screens.find(({ game }) => game.id === id);
const names = Array.from({ length: 9 }, (_, seat) => terminalInEnglish.seat(seat));

/** The protocol always speaks English. It counts seats from 0, and so do its sentences. */
export const englishWording: Wording = {
  refusal: (id, refusal) => screenOf(id)?.explain(refusal, { names, viewer: null }) ?? refusal.kind,
  problem: (problem, id) => inWords(terminalInEnglish, problem, screenOf(id)),
};
