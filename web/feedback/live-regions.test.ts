import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveRegions } from './live-regions.svelte.ts';

/** What waits for the next paint. */
const waiting = vi.hoisted((): (() => void)[] => []);
vi.mock('../render/after-paint.svelte.ts', () => ({
  afterPaint: (action: () => void) => waiting.push(action),
}));
const paint = (): void => waiting.splice(0).forEach((action) => action());

beforeEach(() => void vi.stubGlobal('$state', { raw: (value: unknown) => value }));
afterEach(() => void vi.unstubAllGlobals());

const textsOf = (lines: LiveRegions['polite']): readonly string[] => lines.map(({ text }) => text);

test('the move before one’s turn is said, and then the turn', () => {
  const regions = new LiveRegions();
  regions.say(['Ben places a red penguin.'], 'polite');
  regions.say(['Your turn'], 'assertive');
  paint();
  expect(textsOf(regions.polite)).toEqual(['Ben places a red penguin.']);
  expect(textsOf(regions.assertive)).toEqual(['Your turn']);
});

test('sentences of the same moment do not replace each other', () => {
  const regions = new LiveRegions();
  regions.say(['You place a red penguin.'], 'polite');
  regions.say(['Ben is out of this round.'], 'polite');
  paint();
  expect(regions.polite).toHaveLength(2);
});

test('the same sentence again is a new one, and is said again', () => {
  const regions = new LiveRegions();
  regions.say(['Your turn'], 'assertive');
  paint();
  const [first] = regions.assertive;
  regions.say(['Your turn'], 'assertive');
  paint();
  expect(regions.assertive).toHaveLength(1);
  expect(regions.assertive[0]?.id).not.toBe(first?.id);
});
