import type { Move } from '@rookery/rules/penguin-party/vocabulary';
import { describe, expect, test } from 'vitest';
import { drop, nothing, previewOf, touchColour, touchSpot, type Picking } from './picking.ts';

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
    const first = touchColour(nothing, 'red', atOnce);
    expect(first).toEqual({ type: 'picked', picking: { colour: 'red', spot: null } });
    expect(touchSpot(chosen({ colour: 'red' }), above, atOnce)).toEqual({
      type: 'decided',
      move: { colour: 'red', ...above },
    });
  });

  test('touched again, the colour is let go', () => {
    expect(touchColour(chosen({ colour: 'red' }), 'red', atOnce)).toEqual({
      type: 'picked',
      picking: nothing,
    });
  });

  test('another colour takes its place', () => {
    expect(touchColour(chosen({ colour: 'red' }), 'blue', atOnce)).toEqual({
      type: 'picked',
      picking: { colour: 'blue', spot: null },
    });
  });

  test('a colour without a place is refused, and what was chosen stays', () => {
    expect(touchColour(nothing, 'green', atOnce)).toEqual({
      type: 'refused',
      colour: 'green',
      spot: null,
    });
  });

  test('a place that does not take the colour is refused', () => {
    expect(touchSpot(chosen({ colour: 'blue' }), above, atOnce)).toEqual({
      type: 'refused',
      colour: 'blue',
      spot: above,
    });
  });
});

describe('a place first', () => {
  test('if one colour fits it is played at once', () => {
    expect(touchSpot(nothing, above, atOnce)).toEqual({
      type: 'decided',
      move: { colour: 'red', ...above },
    });
  });

  test('if several fit the place waits for a colour', () => {
    expect(touchSpot(nothing, end, atOnce)).toEqual({
      type: 'picked',
      picking: { colour: null, spot: end },
    });
    expect(touchColour(chosen({ spot: end }), 'blue', atOnce)).toEqual({
      type: 'decided',
      move: { colour: 'blue', ...end },
    });
  });

  test('touched again, the place is let go', () => {
    expect(touchSpot(chosen({ spot: end }), end, atOnce)).toEqual({
      type: 'picked',
      picking: nothing,
    });
  });

  test('where nothing fits it is refused', () => {
    expect(touchSpot(nothing, far, atOnce)).toEqual({ type: 'refused', colour: null, spot: far });
  });
});

describe('with confirmation', () => {
  test('a move is shown first and decided by a second touch', () => {
    const shown = touchSpot(chosen({ colour: 'red' }), end, carefully);
    expect(shown).toEqual({ type: 'picked', picking: { colour: 'red', spot: end } });
    expect(previewOf(chosen({ colour: 'red', spot: end }))).toEqual({ colour: 'red', ...end });
    expect(touchSpot(chosen({ colour: 'red', spot: end }), end, carefully).type).toBe('decided');
  });

  test('another place is shown instead', () => {
    expect(touchSpot(chosen({ colour: 'red', spot: end }), above, carefully)).toEqual({
      type: 'picked',
      picking: { colour: 'red', spot: above },
    });
  });

  test('another colour starts anew', () => {
    expect(touchColour(chosen({ colour: 'red', spot: end }), 'blue', carefully)).toEqual({
      type: 'picked',
      picking: { colour: 'blue', spot: null },
    });
  });

  test('a dropped penguin is shown, too', () => {
    expect(drop('red', end, carefully).type).toBe('picked');
    expect(drop('red', end, atOnce).type).toBe('decided');
    expect(drop('blue', above, atOnce).type).toBe('refused');
  });
});
