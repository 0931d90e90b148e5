import { describe, expect, test } from 'vitest';
import { sampleMatch } from '../../spec/penguinramids/samples.ts';
import { isGreyForced, movesOf, sidesFor } from './moves.ts';
import { hasTarget, idle, touchPenguin, touchSlot, touchTool } from './picking.ts';
import { litPenguins, litSlots } from './place-look.ts';

const take = (penguin: string, slot: readonly [number, number], side: 'colour' | 'grey') =>
  ({ type: 'take', penguin, slot, side }) as const;

// Action 2 is unused. The heavy one fits the base only; the light one fits both.
const legal = [
  take('heavy', [0, 1], 'colour'),
  take('heavy', [0, 1], 'grey'),
  take('heavy', [1, 0], 'grey'),
  take('light', [1, 0], 'colour'),
  take('light', [1, 0], 'grey'),
  take('stone', [1, 0], 'grey'),
];
const context = { legal, confirm: false };

describe('[PR14] grey', () => {
  test('a slot that carries a penguin only when it is grey is not lit like one that fits', () => {
    expect(litSlots({ step: 'penguin', penguin: 'heavy' }, legal)).toEqual([
      { slot: [0, 1], fit: 'colour' },
      { slot: [1, 0], fit: 'grey' },
    ]);
  });

  test('a penguin that fits only when it is grey is not lit like one that fits', () => {
    expect(litPenguins(idle, legal)).toEqual([
      { penguin: 'heavy', fit: 'colour' },
      { penguin: 'light', fit: 'colour' },
      { penguin: 'stone', fit: 'grey' },
    ]);
    expect(litPenguins({ step: 'slot', slot: [1, 0] }, legal)[0]).toEqual({
      penguin: 'heavy',
      fit: 'grey',
    });
  });

  test('whoever turns one grey may touch an available penguin as well, and is not asked again', () => {
    const { picking } = touchTool(idle, 'flip');
    expect(litPenguins(picking, legal).map(({ penguin }) => penguin)).toEqual([
      'heavy',
      'light',
      'stone',
    ]);
    const grey = touchPenguin(context, picking, 'light', [0, 0]).picking;
    expect(litSlots(grey, legal)).toEqual([{ slot: [1, 0], fit: 'grey' }]);
    expect(touchPenguin(context, grey, 'heavy', [0, 0]).picking).toEqual({
      step: 'grey',
      penguin: 'heavy',
    });
    expect(touchSlot(context, grey, [1, 0], null).move).toEqual(take('light', [1, 0], 'grey'));
  });

  test('an empty pyramid is no reason not to turn the one grey that is taken', () => {
    expect(hasTarget('flip', legal)).toBe(true);
    expect(hasTarget('flip', [take('stone', [1, 0], 'grey')])).toBe(false);
    expect(hasTarget('flip', [])).toBe(false);
  });
});

test('in whole matches, what is lit as fitting fits with its colour side up', () => {
  const turns = sampleMatch('fits', 4).map(({ update }) => update.legal);
  for (const moves of turns) {
    const lit = movesOf(moves, 'take').flatMap(({ penguin }) =>
      litSlots({ step: 'penguin', penguin }, moves).map((each) => ({ ...each, penguin })),
    );
    for (const { penguin, slot, fit } of lit) {
      expect(sidesFor(moves, penguin, slot).includes('colour')).toBe(fit === 'colour');
      expect(isGreyForced(moves) && fit === 'colour').toBe(false);
    }
  }
});
