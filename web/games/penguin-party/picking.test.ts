import type { Move } from '@rookery/rules/penguin-party/vocabulary';
import { describe, expect, test } from 'vitest';
import { decide, pick, refuse } from '../kit/picking.ts';
import { nothing, previewOf, touchColour, touchSpot, type Picking } from './picking.ts';

const end = { row: 0, x: 2 };
const above = { row: 1, x: 0 };
const far = { row: 2, x: 0 };
const legal: readonly Move[] = [
  { colour: 'red', ...end },
  { colour: 'blue', ...end },
  { colour: 'red', ...above },
];
const atOnce = { legal, confirm: false };
const carefully = { legal, confirm: true };
const chosen = (picking: Partial<Picking>): Picking => ({ ...nothing, ...picking });

describe('a colour, then a place', () => {
  test('the colour is chosen, then the move is decided', () => {
    const first = touchColour(atOnce, nothing, 'red');
    expect(first).toEqual(pick({ colour: 'red', spot: null }));
    expect(touchSpot(atOnce, chosen({ colour: 'red' }), above)).toEqual(
      decide(nothing, { colour: 'red', ...above }),
    );
  });

  test('touched again, the colour is let go', () => {
    expect(touchColour(atOnce, chosen({ colour: 'red' }), 'red')).toEqual(pick(nothing));
  });

  test('another colour takes its place', () => {
    expect(touchColour(atOnce, chosen({ colour: 'red' }), 'blue')).toEqual(
      pick({ colour: 'blue', spot: null }),
    );
  });

  test('a colour without a place is refused, and what was chosen stays', () => {
    expect(touchColour(atOnce, nothing, 'green')).toEqual(
      refuse(nothing, { colour: 'green', spot: null }),
    );
  });

  test('a place that does not take the colour is refused', () => {
    expect(touchSpot(atOnce, chosen({ colour: 'blue' }), above)).toEqual(
      refuse(chosen({ colour: 'blue' }), { colour: 'blue', spot: above }),
    );
  });
});

describe('a place first', () => {
  test('if one colour fits it is shown, and played by a second touch of either', () => {
    const shown = chosen({ colour: 'red', spot: above });
    expect(touchSpot(atOnce, nothing, above)).toEqual(pick(shown));
    const played = decide(nothing, { colour: 'red', ...above });
    expect(touchSpot(atOnce, shown, above)).toEqual(played);
    expect(touchColour(atOnce, shown, 'red')).toEqual(played);
  });

  test('if several fit the place waits for a colour', () => {
    expect(touchSpot(atOnce, nothing, end)).toEqual(pick({ colour: null, spot: end }));
    expect(touchColour(atOnce, chosen({ spot: end }), 'blue')).toEqual(
      decide(nothing, { colour: 'blue', ...end }),
    );
  });

  test('touched again, the place is let go', () => {
    expect(touchSpot(atOnce, chosen({ spot: end }), end)).toEqual(pick(nothing));
  });

  test('where nothing fits it is refused', () => {
    expect(touchSpot(atOnce, nothing, far)).toEqual(refuse(nothing, { colour: null, spot: far }));
  });
});

describe('with confirmation', () => {
  test('a move is shown first and decided by a second touch', () => {
    const shown = touchSpot(carefully, chosen({ colour: 'red' }), end);
    expect(shown).toEqual(pick({ colour: 'red', spot: end }));
    expect(previewOf(chosen({ colour: 'red', spot: end }))).toEqual({ colour: 'red', ...end });
    expect(touchSpot(carefully, chosen({ colour: 'red', spot: end }), end).move).toEqual({
      colour: 'red',
      ...end,
    });
  });

  test('another place is shown instead', () => {
    expect(touchSpot(carefully, chosen({ colour: 'red', spot: end }), above)).toEqual(
      pick({ colour: 'red', spot: above }),
    );
  });

  test('another colour starts anew', () => {
    expect(touchColour(carefully, chosen({ colour: 'red', spot: end }), 'blue')).toEqual(
      pick({ colour: 'blue', spot: null }),
    );
  });

  test('a dropped penguin is shown, too', () => {
    const red = chosen({ colour: 'red' });
    const blue = chosen({ colour: 'blue' });
    expect(touchSpot(carefully, red, end).picking).toEqual({ colour: 'red', spot: end });
    expect(touchSpot(atOnce, red, end).move).toEqual({ colour: 'red', ...end });
    expect(touchSpot(atOnce, blue, above).refused).toEqual({ colour: 'blue', spot: above });
  });
});
