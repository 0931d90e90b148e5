import { pick, seededStreams, type Rng } from '@rookery/rules/kernel/rng';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Move, State } from '@rookery/rules/penguinramids/vocabulary';
import { penguinramidsInEnglish } from '@rookery/texts/en/penguinramids/texts';
import { describe, expect, test } from 'vitest';
import { penguinramidsPlayers } from '../../penguinramids/players.ts';
import { contrast, reasonFor, type PenguinramidsReason } from '../../penguinramids/reason.ts';
import { boardMoveOf, boardOf } from '../../penguinramids/translation.ts';
import { firstToAct, played, started } from './setting.ts';
import { isOfThisGame, isTrue, outcomeOf } from './stated-facts.ts';

// ROOKERY_POSITIONS=10000 npx vitest run bots/spec -t 'is true'
const positions = Number(process.env['ROOKERY_POSITIONS'] ?? 1500);

/** What is said in one position for one move, by itself or against another. */
interface Sample {
  readonly state: State;
  readonly seat: number;
  readonly move: Move;
  readonly instead: Move | undefined;
  readonly reason: PenguinramidsReason;
}

/** Every position of random matches with 2 to 4 seats. */
function* playMatches(): Generator<State> {
  for (let match = 0; ; match += 1) {
    const streams = seededStreams(`reasons ${String(match)}`);
    const rng = streams('moves');
    let state = started(2 + (match % 3), {}, streams);
    while (state.stage.phase !== 'over') {
      yield state;
      const seat = firstToAct(state);
      state = played(state, seat, pick(penguinramids.legalMoves(state, seat), rng), streams);
    }
  }
}

function say(state: State, move: Move, instead?: Move): PenguinramidsReason {
  const board = boardOf(state);
  const seat = firstToAct(state);
  const number = boardMoveOf(board.cardSet, move);
  if (!instead) return reasonFor(board, seat, number);
  return contrast(board, seat, number, boardMoveOf(board.cardSet, instead));
}

function* samplesOf(count: number, rng: Rng): Generator<Sample> {
  let left = count;
  for (const state of playMatches()) {
    if (left === 0) return;
    left -= 1;
    const seat = firstToAct(state);
    const legal = penguinramids.legalMoves(state, seat);
    const move = pick(legal, rng);
    const instead = pick(legal, rng);
    yield { state, seat, move, instead: undefined, reason: say(state, move) };
    if (instead !== move) yield { state, seat, move, instead, reason: say(state, move, instead) };
  }
}

const samples = [...samplesOf(positions, seededStreams('reasons')('pairs'))];

test(`whatever is said for a move is true, in ${String(positions)} positions`, () => {
  const wrong = samples.filter(({ state, seat, move, instead, reason }) => {
    const there = instead && outcomeOf(state, seat, instead);
    return !isTrue(reason, outcomeOf(state, seat, move), there);
  });
  expect(wrong.map(({ reason, move }) => ({ reason, move }))).toEqual([]);
});

test('every kind of reason is among them, but for those of a search', () => {
  const kinds = new Set(samples.map(({ reason }) => reason.kind));
  // So few choices come to this that a sample may have none.
  kinds.delete('keeps-card');
  expect([...kinds].toSorted()).toEqual([
    'builds-level',
    'denies',
    'exchanges',
    'fills',
    'goal',
    'idles',
    'leaves-less',
    'may-exchange',
    'may-take-chief',
    'may-turn-grey',
    'more-arms',
    'nothing-fits',
    'nothing-special',
    'overall',
    'plays-earlier',
    'prepares',
    'recalls',
    'saves-slot',
    'spare-strength',
    'stays-coloured',
    'strengthens',
    'takes-chief',
    'takes-token',
    'turn-is-done',
    'turns-grey',
  ]);
});

test('a move never says against another what that one would say against it', () => {
  const people = { names: ['Ana', 'Ben', 'Cy', 'Dee'], viewer: null };
  const { reason: tell } = penguinramidsInEnglish;
  const said = samples.flatMap(({ state, move, instead, reason }) =>
    instead && reason.kind !== 'overall'
      ? [{ one: tell(reason, people), other: tell(say(state, instead, move), people) }]
      : [],
  );
  expect(said.length).toBeGreaterThan(positions / 4);
  expect(said.filter(({ one, other }) => one === other)).toEqual([]);
});

describe('a card that is chosen', () => {
  const streams = seededStreams('cards');
  const state = started(3, {}, streams);
  const seat = firstToAct(state);
  const question = {
    view: penguinramids.view(state, seat),
    legal: penguinramids.legalMoves(state, seat),
    seen: [],
  };

  test.each(['chick', 'adelie', 'gentoo', 'king'])('%s says nothing that is not so', (name) => {
    const player = penguinramidsPlayers.get(name);
    for (let nth = 0; nth < 12; nth += 1) {
      const rng = streams(`${name} ${String(nth)}`);
      const thought = player?.think(question, { rng, budget: player.budget });
      if (!thought || !isOfThisGame(thought.reason)) throw new Error(name);
      const { reason } = thought;
      const there = outcomeOf(state, seat, question.legal[0] ?? thought.move);
      expect(isTrue(reason, outcomeOf(state, seat, thought.move), there)).toBe(true);
    }
  });
});
