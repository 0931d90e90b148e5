import type { Move } from '@rookery/rules/penguinramids/vocabulary';
import { describe, expect, test } from 'vitest';
import type { TouchContext } from '../kit/picking.ts';
import { isLegal, isSameMove, movesOf } from './moves.ts';
import {
  commit,
  idle,
  keepPossible,
  touchArm,
  touchPenguin,
  touchSide,
  touchSlot,
  touchTool,
  type PickingResult,
} from './picking.ts';
import { litPenguins, litSlots } from './place-look.ts';
import { sampleMatch } from '../../spec/penguinramids/samples.ts';

const turns = ['one', 'two', 'three']
  .flatMap((seed, index) => sampleMatch(seed, index + 2))
  .filter(({ update }) => update.legal.some(({ type }) => type !== 'choose'))
  .map(({ update }) => update.legal);

const take = (penguin: string, slot: readonly [number, number], side: 'colour' | 'grey') =>
  ({ type: 'take', penguin, slot, side }) as const;

/** Touches that lead to a move, as a person would make them. */
function reach(context: TouchContext<Move>, move: Move): PickingResult {
  switch (move.type) {
    case 'take': {
      const picked = touchPenguin(context, idle, move.penguin, [0, 0]).picking;
      const placed = touchSlot(context, picked, move.slot, null);
      if (placed.picking.step === 'side') return touchSide(placed.picking, move.side);
      return placed;
    }
    case 'flip':
      return touchSlot(context, touchTool(idle, 'flip').picking, move.slot, null);
    case 'swap':
      return touchPenguin(context, touchTool(idle, 'swap').picking, move.penguin, [0, 0]);
    case 'strengthen': {
      const asked = touchSlot(context, touchTool(idle, 'token').picking, move.slot, null);
      return asked.picking.step === 'arm' ? touchArm(asked.picking.slot, move.arm) : asked;
    }
    case 'choose':
    case 'chief':
    case 'recall':
    case 'token':
    case 'end':
      return commit(context, idle, move);
  }
}

describe('in every turn of whole matches', () => {
  test('each legal move can be made by touches, and leaves nothing picked', () => {
    for (const legal of turns) {
      for (const move of legal) {
        const outcome = reach({ legal, confirm: false }, move);
        expect(outcome).toEqual({ picking: idle, move, refused: null });
      }
    }
  });

  test('whoever confirms is shown the move first', () => {
    for (const legal of turns) {
      for (const move of movesOf(legal, 'take')) {
        const { picking, move: made } = reach({ legal, confirm: true }, move);
        const shown = picking.step === 'sure' ? picking.move : made;
        expect(shown && isSameMove(shown, move)).toBe(true);
      }
    }
  });

  test('a lit slot never leads to a refusal, one that is not lit always does', () => {
    for (const legal of turns) {
      for (const { penguin } of litPenguins(idle, legal)) {
        const { picking } = touchPenguin({ legal, confirm: false }, idle, penguin, [0, 0]);
        const lit = litSlots(picking, legal);
        for (const slot of [
          [0, 0],
          [0, 3],
          [1, 1],
          [2, 0],
          [3, 0],
        ] as const) {
          const isLit = lit.some(
            ({ slot: [level, index] }) => level === slot[0] && index === slot[1],
          );
          const { refused } = touchSlot({ legal, confirm: false }, picking, slot, null);
          expect(refused === null).toBe(isLit);
        }
      }
    }
  });
});

describe('placing', () => {
  const legal = [take('a', [0, 0], 'colour'), take('a', [0, 1], 'grey'), take('a', [0, 0], 'grey')];
  const context = { legal, confirm: false };

  test('asks for the side where both are possible, or where grey costs the action', () => {
    const picked = { step: 'penguin', penguin: 'a' } as const;
    expect(touchSlot(context, picked, [0, 0], null).picking).toMatchObject({
      step: 'side',
      sides: ['colour', 'grey'],
    });
    expect(touchSlot(context, picked, [0, 1], null).picking).toMatchObject({
      step: 'side',
      sides: ['grey'],
    });
  });

  test('does not ask where everything is grey anyway', () => {
    const forced = [take('a', [1, 0], 'grey')];
    const picked = { step: 'penguin', penguin: 'a' } as const;
    expect(touchSlot({ legal: forced, confirm: false }, picked, [1, 0], null).move).toEqual(
      forced[0],
    );
  });

  test('may begin with the slot', () => {
    const { picking } = touchSlot(context, idle, [0, 1], 'a');
    expect(picking).toEqual({ step: 'slot', slot: [0, 1] });
    expect(litPenguins(picking, legal)).toEqual([{ penguin: 'a', fit: 'grey' }]);
    expect(touchPenguin(context, picking, 'a', [0, 0]).picking.step).toBe('side');
  });

  test('what may not be done is named, so that it can be explained', () => {
    expect(touchPenguin(context, idle, 'b', [1, 0]).refused).toEqual(take('b', [1, 0], 'colour'));
    expect(touchSlot(context, idle, [2, 0], 'a').refused).toEqual(take('a', [2, 0], 'colour'));
    expect(touchSlot(context, idle, [2, 0], null)).toEqual({
      picking: idle,
      move: null,
      refused: null,
    });
  });
});

test('a second touch takes back what was picked', () => {
  const context = { legal: [take('a', [0, 0], 'colour')], confirm: false };
  expect(touchPenguin(context, { step: 'penguin', penguin: 'a' }, 'a', [0, 0]).picking).toEqual(
    idle,
  );
  expect(touchSlot(context, { step: 'slot', slot: [0, 0] }, [0, 0], 'a').picking).toEqual(idle);
  expect(touchTool({ step: 'flip' }, 'flip').picking).toEqual(idle);
});

test('a move that is shown is made by touching its slot again, and changed by touching another', () => {
  const legal = [take('a', [0, 0], 'colour'), take('a', [0, 1], 'colour')];
  const context = { legal, confirm: true };
  const sure = { step: 'sure', move: take('a', [0, 0], 'colour') } as const;
  expect(touchSlot(context, sure, [0, 0], null).move).toEqual(legal[0]);
  expect(touchSlot(context, sure, [0, 1], null).picking).toEqual({ step: 'sure', move: legal[1] });
});

test('what has become impossible is no longer picked', () => {
  for (const legal of turns) {
    expect(keepPossible({ step: 'penguin', penguin: 'nobody' }, legal)).toEqual(idle);
    const picking = { step: 'sure', move: { type: 'end' } } as const;
    expect(keepPossible(picking, legal)).toEqual(isLegal(legal, picking.move) ? picking : idle);
  }
  expect(keepPossible({ step: 'flip' }, [])).toEqual(idle);
  expect(keepPossible({ step: 'swap' }, [])).toEqual(idle);
});
