import { quickRng, seededStreams, shuffle } from '@rookery/rules/kernel/rng';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { reconstruction } from '@rookery/rules/penguinramids/box';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Penguinramids, State } from '@rookery/rules/penguinramids/vocabulary';
import type { Bot } from '../../bot.ts';
import { firstToAct, played, started } from './setting.ts';

/** A bot with what it may spend on each move. */
export interface Player {
  readonly bot: Bot<Penguinramids>;
  readonly budget: number;
}

/** What came of one deal, played once with the first player in each seat. */
export interface Outcome {
  readonly victories: number;
  readonly matches: number;
  /** Points of the first player minus those of the best other, all matches together. */
  readonly lead: number;
}

/** Plays one deal as often as it has seats: `one` in each of them in turn, `others` in the rest. */
export function playDeal(seats: number, one: Player, others: Player, name: string): Outcome {
  const streams = seededStreams(name);
  const deck = shuffle(reconstruction.cards, streams('deck'));
  const start = started(seats, { deck }, streams);
  const ends = seatsOf(seats).map((own) => {
    const thoughts = seededStreams(`${name} with the first in seat ${String(own)}`);
    const rng = quickRng(thoughts('thoughts'));
    const end = playMatch(start, (seat, question) => {
      const { bot, budget } = seat === own ? one : others;
      return bot(question, { rng, budget }).move;
    });
    return { own, end };
  });
  return {
    matches: seats,
    victories: ends.filter(({ own, end }) => winnerIn(end) === own).length,
    lead: ends.reduce((sum, { own, end }) => sum + leadIn(end, own), 0),
  };
}

type Decide = (seat: number, question: Parameters<Bot<Penguinramids>>[0]) => Penguinramids['Move'];

function playMatch(start: State, decide: Decide): State {
  const streams = seededStreams('the deck is fixed');
  let state = start;
  while (state.stage.phase !== 'over') {
    const seat = firstToAct(state);
    const legal = penguinramids.legalMoves(state, seat);
    const view = penguinramids.view(state, seat);
    state = played(state, seat, decide(seat, { view, legal, seen: [] }), streams);
  }
  return state;
}

function winnerIn(state: State): number | undefined {
  const waiting = penguinramids.waiting(state);
  return waiting.for === 'nobody' ? waiting.ranking[0]?.[0] : undefined;
}

function leadIn({ stage }: State, own: number): number {
  if (stage.phase !== 'over') throw new Error(stage.phase);
  const totals = stage.scores.map(({ total }) => total);
  return (totals[own] ?? 0) - Math.max(...totals.filter((_, seat) => seat !== own));
}
