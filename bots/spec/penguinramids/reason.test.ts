import { entryOf } from '@rookery/rules/kernel/entry';
import { pick, seededStreams } from '@rookery/rules/kernel/rng';
import { carriedAt } from '@rookery/rules/penguinramids/carrying';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Move, State, TableState } from '@rookery/rules/penguinramids/vocabulary';
import { expect, test } from 'vitest';
import { reasonFor, type PenguinramidsReason } from '../../penguinramids/reason.ts';
import { boardMoveOf, boardOf } from '../../penguinramids/translation.ts';
import { firstToAct, played, started } from './setting.ts';

/** A move of a random match, and what is said for it. */
interface Sample {
  readonly table: TableState;
  readonly seat: number;
  readonly move: Move;
  readonly reason: PenguinramidsReason;
}

/** What is said for every legal move of a random match. */
function samplesOf(name: string): readonly Sample[] {
  const streams = seededStreams(name);
  const rng = streams('moves');
  const samples: Sample[] = [];
  let state: State = started(3, {}, streams);
  while (state.stage.phase !== 'over') {
    const seat = firstToAct(state);
    const legal = penguinramids.legalMoves(state, seat);
    const board = boardOf(state);
    if (!('table' in state.stage)) throw new Error(state.stage.phase);
    const { table } = state.stage;
    for (const move of legal) {
      const reason = reasonFor(board, seat, boardMoveOf(board.cardSet, move), 0.5);
      samples.push({ table, seat, move, reason });
    }
    state = played(state, seat, pick(legal, rng), streams);
  }
  return samples;
}

const samples = Array.from({ length: 4 }, (_, nth) => samplesOf(`reasons ${String(nth)}`)).flat();

/** Whether what is said can be true. */
function holds({ table, seat, move, reason }: Sample): boolean {
  const player = entryOf(table.players, seat);
  switch (reason.kind) {
    case 'mixes':
      return move.type === 'choose' && move.action === reason.action && reason.share === 0.5;
    case 'takes-chief':
      return move.type === 'chief' && table.chief !== seat;
    case 'recalls':
      return move.type === 'recall' && reason.cards === player.front.length;
    case 'takes-token':
      return move.type === 'token' && reason.held === player.tokens + 1;
    case 'exchanges':
      return move.type === 'swap' && reason.penguin.id === move.penguin;
    case 'turns-grey':
      return move.type === 'flip' && String(move.slot) === String(reason.slot);
    case 'strengthens': {
      // Where a penguin below is still missing, the rules say that nothing is carried yet.
      const carried = carriedAt(player.pyramid, reason.slot);
      return move.type === 'strengthen' && (carried === 0 || carried === reason.carries - 1);
    }
    case 'idles':
      return move.type === 'strengthen' && String(move.slot) === String(reason.slot);
    case 'builds-level':
      return (
        move.type === 'take' &&
        move.slot[0] === reason.level - 1 &&
        table.offer.some(({ id, weight }) => id === move.penguin && weight === reason.weight)
      );
    case 'goal':
      return table.goals.some(({ id }) => id === reason.goal.id) && reason.points > 0;
    case 'denies':
      return reason.seat !== seat && move.type === 'take' && reason.penguin.id === move.penguin;
    case 'prepares':
      return player.pyramid[reason.slot[0]]?.[reason.slot[1]] === null;
    case 'nothing-fits':
      return move.type === 'take' && move.side === 'grey';
    case 'fills':
      return move.type === 'take' && String(move.slot) === String(reason.slot);
    case 'turn-is-done':
      return move.type === 'end';
  }
}

test('whatever is said for a move is true', () => {
  expect(samples.filter((sample) => !holds(sample))).toEqual([]);
});

test('there is something of every kind to say', () => {
  const kinds = new Set(samples.map(({ reason }) => reason.kind));
  expect([...kinds].toSorted()).toEqual([
    'builds-level',
    'denies',
    'exchanges',
    'fills',
    'goal',
    'idles',
    'mixes',
    'nothing-fits',
    'prepares',
    'recalls',
    'strengthens',
    'takes-chief',
    'takes-token',
    'turn-is-done',
    'turns-grey',
  ]);
});
