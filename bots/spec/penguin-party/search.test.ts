import { quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import type { Seat } from '@rookery/rules/kernel/seat';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import type { Move, PenguinParty, Seen, State } from '@rookery/rules/penguin-party/vocabulary';
import { describe, expect, test } from 'vitest';
import type { Bot, BotQuestion } from '../../bot.ts';
import { Board } from '../../penguin-party/board.ts';
import { Evaluation } from '../../penguin-party/evaluation.ts';
import { greedyBot, randomBot } from '../../penguin-party/baseline-bots.ts';
import { searchBotWith } from '../../penguin-party/search-bot.ts';
import { informationSetOf } from '../../penguin-party/information-set.ts';
import { boardMoveOf } from '../../penguin-party/translation.ts';
import { playedTurns, type PlayedTurn } from './played.ts';

const searching = searchBotWith({
  oversampling: 3,
  solveFrom: { two: 8, more: 3 },
  exploration: 1,
  hasRandomPlayouts: false,
  temperature: 1,
  rootAllocation: 'promising',
});

interface Player {
  readonly bot: Bot<PenguinParty>;
  readonly budget: number;
}

const questionFor = (state: State, seat: Seat): BotQuestion<PenguinParty> => ({
  view: penguinParty.view(state, seat),
  legal: penguinParty.legalMoves(state, seat),
  seen: [],
});

function opened(seats: number): State {
  const options = penguinParty.parseOptions({}, seats);
  if (!options.ok) throw new Error('options');
  return penguinParty.start(options.value, seats);
}

/** Plays a match; the share of the victory that goes to `own`. */
function play(seats: number, own: number, one: Player, others: Player, deal: string): number {
  const streams = seededStreams(deal);
  const rng = quickRng(streams(`thoughts with the first in seat ${String(own)}`));
  let state = opened(seats);
  for (;;) {
    const waiting = penguinParty.waiting(state);
    if (waiting.for === 'nobody') {
      const winners: readonly number[] = waiting.ranking[0] ?? [];
      return winners.includes(own) ? 1 / winners.length : 0;
    }
    if (waiting.for === 'chance') {
      const chance = penguinParty.roll(state, streams);
      ({ state } = penguinParty.apply(state, { by: 'chance', chance }));
      continue;
    }
    for (const seat of waiting.seats) {
      const { bot, budget } = seat === own ? one : others;
      const { move } = bot(questionFor(state, seat), { rng, budget });
      ({ state } = penguinParty.apply(state, { by: seat, move }));
    }
  }
}

/** Each deal is played with `one` in every seat. */
function shareOf(seats: number, deals: number, one: Player, others: Player): number {
  let share = 0;
  for (let deal = 0; deal < deals; deal += 1) {
    for (let own = 0; own < seats; own += 1) {
      share += play(seats, own, one, others, `deal ${String(deal)}`);
    }
  }
  return share / (deals * seats);
}

describe('strength, on few matches: figures come from longer runs', () => {
  const greedy = { bot: greedyBot, budget: 1 };
  const random = { bot: randomBot, budget: 1 };
  const search = { bot: searching, budget: 30 };

  test('looking one move ahead beats chance', () => {
    expect(shareOf(2, 30, greedy, random)).toBeGreaterThan(0.7);
  });

  test('searching beats looking one move ahead, two players', () => {
    expect(shareOf(2, 10, search, greedy)).toBeGreaterThan(0.7);
  });

  test('searching beats three that look one move ahead', () => {
    expect(shareOf(4, 4, search, greedy)).toBeGreaterThan(0.5);
  });
});

describe('thinking', () => {
  const streams = seededStreams('thinking');
  let state = opened(3);
  while (penguinParty.waiting(state).for === 'chance') {
    const chance = penguinParty.roll(state, streams);
    ({ state } = penguinParty.apply(state, { by: 'chance', chance }));
  }
  const turn = state.stage.phase === 'turn' ? state.stage.turn : undefined;
  if (turn === undefined) throw new Error('nobody to move');
  const question = questionFor(state, turn);
  const think = (stream: string, budget: number) =>
    searching(question, { rng: streams(stream), budget });

  test('the same question, stream and budget give the same answer', () => {
    expect(think('a', 40)).toEqual(think('a', 40));
  });

  test('the moves it tried are told, the chosen one first', () => {
    const { move, candidates } = think('a', 200);
    expect(candidates[0]?.move).toEqual(move);
    expect(candidates.reduce((sum, { tried }) => sum + tried, 0)).toBe(200);
    expect(candidates.map(({ tried }) => tried)).toEqual(
      candidates.map(({ tried }) => tried).toSorted((a, b) => b - a),
    );
    for (const candidate of candidates) {
      expect(question.legal).toContainEqual(candidate.move);
      expect(candidate.win).toBeGreaterThanOrEqual(0);
      expect(candidate.win).toBeLessThanOrEqual(1);
    }
  });

  test('it can be watched and stopped', () => {
    const shares: number[] = [];
    const { candidates } = searching(question, {
      rng: streams('a'),
      budget: 160,
      isCancelled: () => shares.length === 3,
      onProgress: (share) => shares.push(share),
    });
    expect(shares).toEqual([0.1, 0.2, 0.3]);
    expect(candidates.reduce((sum, { tried }) => sum + tried, 0)).toBe(48);
  });

  test('it answers from the view alone: other hidden cards change nothing', () => {
    const other = penguinParty.imagine(question.view, streams('other world'));
    const asked = questionFor(other, turn);
    expect(searching(asked, { rng: streams('a'), budget: 40 })).toEqual(think('a', 40));
  });
});

describe('what was seen', () => {
  const think = (oversampling: number, seen: readonly Seen[], { view, legal }: PlayedTurn) => {
    const bot = searchBotWith({
      oversampling,
      solveFrom: { two: 4, more: 3 },
      exploration: 1,
      hasRandomPlayouts: false,
      temperature: 1,
      rootAllocation: 'promising',
    });
    const rng = quickRng(seededStreams('seen')('thought'));
    return bot({ view, legal, seen }, { rng, budget: 200 }).candidates;
  };
  const turns = [...playedTurns(2, 1, 20, seededStreams('seen'))].filter(
    ({ legal }) => legal.length > 2,
  );
  const late = turns[10];

  test('changes what a suspicious bot thinks', () => {
    if (!late) throw new Error('no such turn');
    expect(think(5, late.seen, late)).not.toEqual(think(5, [], late));
  });

  test('means nothing to a search without oversampling', () => {
    if (!late) throw new Error('no such turn');
    expect(think(1, late.seen, late)).toEqual(think(1, [], late));
  });
});

describe('near the end of a round, where every move can be judged exactly', () => {
  const settling = searchBotWith({
    oversampling: 1,
    solveFrom: { two: 8, more: 3 },
    exploration: 1,
    hasRandomPlayouts: false,
    temperature: 1,
    rootAllocation: 'promising',
  });
  const rng = quickRng(seededStreams('near the end')('thoughts'));
  const isLate = ({ view: { stage }, legal }: PlayedTurn): boolean =>
    stage.phase === 'turn' &&
    legal.length > 1 &&
    stage.round.players.reduce((sum, { cards }) => sum + cards, 0) <= 8;
  const late = [...playedTurns(2, 3, 10, seededStreams('near the end'))].filter(isLate);

  /** What a move leads to on average, over worlds dealt without the search. */
  function meanOf(
    { view }: PlayedTurn,
    move: Move,
  ): { readonly win: number; readonly lead: number } {
    const { board, handSampler, matchScore, seat } = informationSetOf(view);
    const evaluation = new Evaluation(matchScore);
    const hands = new Int32Array(6);
    const worlds = 400;
    let [win, lead] = [0, 0];
    for (let world = 0; world < worlds; world += 1) {
      handSampler.sample(hands, rng);
      const after = new Board(board.seats);
      after.copy(board);
      after.hands[1 - seat] = hands[1 - seat] ?? 0;
      after.make(boardMoveOf(move));
      evaluation.evaluate(after);
      win += (evaluation.wins[seat] ?? 0) / worlds;
      lead += (evaluation.leads[seat] ?? 0) / worlds;
    }
    return { win, lead };
  }

  test('it reports what its moves are worth, and prefers the best', () => {
    expect(late.length).toBeGreaterThan(5);
    for (const turn of late) {
      const { candidates } = settling({ ...turn, seen: [] }, { rng, budget: 2000 });
      const means = candidates.map(({ move }) => meanOf(turn, move));
      candidates.forEach(({ win, lead, tried }, index) => {
        if (tried < 200) return;
        expect(Math.abs(win - (means[index]?.win ?? 0))).toBeLessThan(0.15);
        expect(Math.abs(lead - (means[index]?.lead ?? 0))).toBeLessThan(0.6);
      });
      const best = Math.max(...means.map(({ win }) => win));
      expect(means[0]?.win).toBeGreaterThan(best - 0.15);
    }
  });
});
