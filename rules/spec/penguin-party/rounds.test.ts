import { expect, test } from 'vitest';
import { penguinParty } from '../../penguin-party/game.ts';
import { fittingColours } from '../../penguin-party/pyramid.ts';
import type { State } from '../../penguin-party/vocabulary.ts';
import { parseTable, playAll, refuseAt, roundOf, seatAt } from './drawing.ts';

/** A full base of eight with only blue and yellow to build on at the right end. */
const almostClosed = `
     R R R R R R .
    R R R R R R B Y
`;

const outEvents = (events: readonly { readonly type: string }[]) =>
  events.filter(({ type }) => type === 'went-out');

test('[PP10] a player with no card that fits is out, at the start of the own turn', () => {
  const table = parseTable(almostClosed, { hands: ['RB', 'GP', 'R'] });
  const { state, events } = playAll(table, 'B 1 6');
  expect(outEvents(events)).toEqual([
    { type: 'went-out', seat: 1, penalty: 2, fitting: ['red', 'blue'] },
  ]);
  expect(state.points).toEqual([0, 2, 0]);
  expect(penguinParty.waiting(state)).toEqual({ for: 'seats', seats: [2] });
});

test('[PP10] two cards left when out: two points', () => {
  const table = parseTable(almostClosed, { hands: ['RB', 'GP', 'R'], points: [0, 0, 0] });
  expect(playAll(table, 'B 1 6').state.points[1]).toBe(2);
});

test('[PP10] out is final, even if a card would fit again later', () => {
  const table = parseTable(
    `
      B . . . . . .
     B R R G G Y Y P
  `,
    { hands: ['GG', 'B', 'RR'] },
  );
  const { state, events } = playAll(table, 'G 1 3', 'R 1 1');
  expect(outEvents(events)).toMatchObject([{ seat: 1, penalty: 1 }]);
  expect(fittingColours(roundOf(state).pyramid, 8)).toContain('blue');
  expect(penguinParty.waiting(state)).toEqual({ for: 'seats', seats: [0] });
  const later = playAll(state, 'G 1 2');
  expect(penguinParty.waiting(later.state)).toEqual({ for: 'seats', seats: [2] });
  expect(outEvents(later.events)).toEqual([]);
});

test('[PP10] nobody is out before the own turn comes', () => {
  const table = parseTable(almostClosed, { hands: ['RBR', 'R', 'GG'] });
  const { events } = playAll(table, 'B 1 6');
  expect(outEvents(events)).toEqual([]);
});

test('[PP10] while the base has room nobody can be out', () => {
  const table = parseTable('R R R R R R R', { hands: ['R', 'G', 'B'] });
  const { events } = playAll(table, 'R 1 0');
  expect(outEvents(events)).toEqual([]);
});

test('[PP10] several may go out one after the other', () => {
  const table = parseTable(almostClosed, { hands: ['RBR', 'GPG', 'GG', 'Y'] });
  const { state, events } = playAll(table, 'B 1 6');
  expect(outEvents(events)).toMatchObject([{ seat: 1 }, { seat: 2 }, { seat: 3 }]);
  expect(state.points).toEqual([0, 3, 2, 1]);
});

test('[PP11] the hand laid aside shows its size and nothing else', () => {
  const table = parseTable(almostClosed, { hands: ['RB', 'GP', 'R'] });
  const { state } = playAll(table, 'B 1 6');
  for (const viewer of [seatAt(0), seatAt(2), 'onlooker'] as const) {
    const { stage } = penguinParty.view(state, viewer);
    expect(stage).toMatchObject({
      round: { players: [{}, { cards: 2, out: ['red', 'blue'] }, {}] },
    });
    expect(JSON.stringify(stage)).not.toContain('hands');
  }
});

test.each([
  [5, 3],
  [1, 0],
  [0, 0],
  [2, 0],
])('[PP12] %i points, last card placed: %i', (before, after) => {
  const table = parseTable('G R', { hands: ['G', 'B', 'Y'], points: [before, 4, 4] });
  const { state, events } = playAll(table, 'G 0 2');
  expect(state.points).toEqual([after, 4, 4]);
  expect(events).toContainEqual({ type: 'hand-emptied', seat: 0, givenBack: before - after });
});

test('[PP12] what cannot be given back is not carried over', () => {
  const table = parseTable(almostClosed, { hands: ['B', 'GP', 'R'], points: [1, 0, 0] });
  const { state } = playAll(table, 'B 1 6');
  expect(state.points).toEqual([0, 2, 0]);
});

test('[PP13] points are one number, however many there are', () => {
  const table = parseTable(almostClosed, { hands: ['RB', 'GPGPGP', 'R'], points: [0, 99, 0] });
  expect(playAll(table, 'B 1 6').state.points).toEqual([0, 105, 0]);
});

test('[PP14] the last player goes on alone, turn after turn', () => {
  const table = parseTable(almostClosed, { hands: ['RRB', 'G', 'G'] });
  const { state, events } = playAll(table, 'B 1 6', 'R 2 0', 'R 2 1');
  expect(events.map(({ type }) => type)).toEqual([
    'placed',
    'went-out',
    'went-out',
    'placed',
    'placed',
    'hand-emptied',
    'round-ended',
  ]);
  expect(state.stage).toEqual({ phase: 'deal', number: 2, starter: 1 });
});

test('[PP14] a last player who cannot place all takes points too', () => {
  const table = parseTable(
    `
      .
     R R R R R R R R
  `,
    { hands: ['RG', 'G', 'G'] },
  );
  const { state, events } = playAll(table, 'R 1 0');
  expect(outEvents(events)).toMatchObject([{ seat: 1 }, { seat: 2 }, { seat: 0, penalty: 1 }]);
  expect(state.points).toEqual([1, 1, 1]);
});

const lastRound = (points: readonly number[], tie: State['tie'] = 'share'): State =>
  parseTable('', { hands: ['R', '', ''], points, round: 3, starter: 2, tie });

test('[PP15] the next round is dealt anew, points stay, the next seat starts', () => {
  const table = parseTable('', { hands: ['R', '', ''], points: [3, 4, 5], round: 2, starter: 2 });
  const { state } = playAll(table, 'R 0 0');
  expect(state.points).toEqual([1, 4, 5]);
  expect(state.stage).toEqual({ phase: 'deal', number: 3, starter: 0 });
  expect(penguinParty.waiting(state)).toEqual({ for: 'chance' });
  expect(penguinParty.standing(state)).toEqual({ round: 3, scores: [1, 4, 5] });
});

test('[PP16] as many rounds as players, then the fewest points win', () => {
  const { state, events } = playAll(lastRound([9, 4, 5]), 'R 0 0');
  const ranking = [[1], [2], [0]];
  expect(penguinParty.waiting(state)).toEqual({ for: 'nobody', ranking });
  expect(penguinParty.standing(state)).toEqual({ round: 3, scores: [7, 4, 5] });
  expect(events.slice(-2)).toEqual([
    { type: 'round-ended', round: 3, points: [7, 4, 5] },
    { type: 'match-ended', ranking },
  ]);
});

test('[PP16] nothing can be played once the match is over', () => {
  const { state } = playAll(lastRound([9, 4, 5]), 'R 0 0');
  expect(refuseAt(state, 'R 0 1')).toEqual({ kind: 'match-over' });
  expect(penguinParty.legalMoves(state, seatAt(0))).toEqual([]);
});

test('[PP12] [PP15] each round that has ended is kept with what it changed and the points after it', () => {
  const first = { round: 1, changes: [3, 4, 0], points: [3, 4, 0] };
  const table = parseTable('R R R R R R R R', {
    hands: ['R', 'GG', 'B'],
    points: [3, 4, 0],
    rounds: [first],
    round: 2,
  });
  const { state } = playAll(table, 'R 1 0');
  expect(state.rounds).toEqual([first, { round: 2, changes: [-2, 2, 1], points: [1, 6, 1] }]);
});

test('[PP16] the last round is kept like the others', () => {
  const { state } = playAll(lastRound([9, 4, 5]), 'R 0 0');
  expect(state.rounds.map(({ round, points }) => [round, points])).toEqual([[3, [7, 4, 5]]]);
  expect(state.lastRound).toMatchObject({ number: 3, starter: 2, unused: 35 });
});

test('[PP17] a tie for fewest points is a shared victory', () => {
  const { state } = playAll(lastRound([6, 4, 5]), 'R 0 0');
  expect(penguinParty.waiting(state)).toEqual({ for: 'nobody', ranking: [[0, 1], [2]] });
});

test('[PP17] or extra rounds, if the table wants that, with the start moving on', () => {
  const { state } = playAll(lastRound([6, 4, 5], 'extra-round'), 'R 0 0');
  expect(state.stage).toEqual({ phase: 'deal', number: 4, starter: 0 });
  expect(state.points).toEqual([4, 4, 5]);
});

test('[PP17] extra rounds end as soon as one seat alone is lowest', () => {
  const alone = parseTable('', {
    hands: ['R', '', ''],
    points: [5, 4, 4],
    round: 5,
    starter: 1,
    tie: 'extra-round',
  });
  const { state } = playAll(alone, 'R 0 0');
  expect(penguinParty.waiting(state)).toEqual({ for: 'nobody', ranking: [[0], [1, 2]] });
});

test('[PP15] the standing counts rounds from 1 and shows the points at all times', () => {
  const table = parseTable('G R', { hands: ['G', 'B', 'Y'], points: [1, 2, 3], round: 2 });
  expect(penguinParty.standing(table)).toEqual({ round: 2, scores: [1, 2, 3] });
});

test('acts out of place are bugs', () => {
  const over = playAll(lastRound([9, 4, 5]), 'R 0 0').state;
  const starter = { type: 'starter', seat: seatAt(0) } as const;
  expect(() => penguinParty.apply(over, { by: 'chance', chance: starter })).toThrow(
    'expected phase starter, found over',
  );
});

test('before the deal it is nobody’s turn', () => {
  const { state } = playAll(lastRound([6, 4, 5], 'extra-round'), 'R 0 0');
  expect(refuseAt(state, 'R 0 0')).toEqual({ kind: 'not-your-turn', turn: null });
});
