import { expect, test } from 'vitest';
import { seededStreams } from '../../kernel/rng.ts';
import { viewersOf } from '../../kernel/seat.ts';
import { penguinParty } from '../../penguin-party/game.ts';
import type { Event } from '../../penguin-party/vocabulary.ts';
import { cardsOf, parseTable, playAll, roundOf, seatAt } from './drawing.ts';

const { view, see } = penguinParty;

test('[PP11] a player sees the own hand, and of the others only how many cards', () => {
  const table = parseTable('.\nG R', { hands: ['GG', 'BYP', 'Y'], points: [1, 2, 3] });
  expect(view(table, seatAt(1))).toEqual({
    viewer: 1,
    edition: 'iello',
    seats: 3,
    tie: 'share',
    points: [1, 2, 3],
    rounds: [],
    lastRound: null,
    stage: {
      phase: 'turn',
      turn: 0,
      round: {
        number: 1,
        starter: 0,
        pyramid: { left: 0, rows: [['green', 'red'], [null]] },
        players: [
          { cards: 2, out: null },
          { cards: 3, out: null },
          { cards: 1, out: null },
        ],
        hand: cardsOf('BYP'),
        unused: 28,
      },
    },
  });
});

test('[PP11] an onlooker sees no hand at all', () => {
  const table = parseTable('G R', { hands: ['GG', 'BYP', 'Y'] });
  expect(view(table, 'onlooker')).toMatchObject({ viewer: null, stage: { round: { hand: null } } });
});

test('[PP11] hands laid aside stay hidden in views when the match is over', () => {
  const table = parseTable('R R R R R R R R', { hands: ['R', 'G', 'BBY'], round: 3 });
  const { state } = playAll(table, 'R 1 0');
  const seen = view(state, seatAt(0));
  expect(seen.stage).toMatchObject({
    phase: 'over',
    round: { hand: cardsOf(''), players: [{}, { cards: 1 }, { cards: 3 }] },
  });
});

test('[PP15] everyone still sees the table of the last round once the next is dealt', () => {
  const table = parseTable('R R R R R R R R', { hands: ['R', 'G', 'BBY'] });
  const ended = 'R . . . . . .\nR R R R R R R R';
  const { state } = playAll(table, 'R 1 0');
  const next = penguinParty.apply(state, {
    by: 'chance',
    chance: penguinParty.roll(state, seededStreams('next round')),
  }).state;
  expect(next.stage).toMatchObject({ phase: 'turn', round: { number: 2 } });
  for (const viewer of viewersOf(3)) {
    expect(view(next, viewer).lastRound).toEqual({
      number: 1,
      starter: 0,
      pyramid: roundOf(parseTable(ended, { hands: ['', '', ''] })).pyramid,
      players: [
        { cards: 0, out: null },
        { cards: 1, out: ['red'] },
        { cards: 3, out: ['red'] },
      ],
      unused: 23,
    });
    expect(view(next, viewer).rounds).toEqual([
      { round: 1, changes: [0, 1, 3], points: [0, 1, 3] },
    ]);
  }
});

test('[PP11] what is kept of ended rounds does not depend on the colours laid aside', () => {
  const one = playAll(parseTable('R R R R R R R R', { hands: ['R', 'G', 'BBY'] }), 'R 1 0').state;
  const other = playAll(parseTable('R R R R R R R R', { hands: ['R', 'P', 'GYY'] }), 'R 1 0').state;
  expect(one.lastRound).toEqual(other.lastRound);
  expect(one.rounds).toEqual(other.rounds);
});

test('before the deal everyone sees the same', () => {
  const options = { edition: 'amigo', start: null, tie: 'share', deals: [] } as const;
  const state = penguinParty.start(options, 3);
  expect(view(state, seatAt(0)).stage).toEqual({ phase: 'starter' });
  const begun = penguinParty.start({ ...options, start: seatAt(1) }, 3);
  expect(view(begun, 'onlooker').stage).toEqual({ phase: 'deal', number: 1, starter: 1 });
});

test('before the deal there is nothing to imagine', () => {
  const options = { edition: 'amigo', start: null, tie: 'share', deals: [] } as const;
  const rng = seededStreams('a')('b');
  for (const start of [null, seatAt(1)]) {
    const state = penguinParty.start({ ...options, start }, 3);
    expect(penguinParty.imagine(view(state, 'onlooker'), rng)).toEqual(state);
  }
});

test('[PP4] [PP11] of a deal each sees the own hand', () => {
  const dealt: Event = {
    type: 'dealt',
    round: 2,
    starter: seatAt(1),
    first: null,
    hands: [cardsOf('RR'), cardsOf('GB')],
    unused: cardsOf('PPP'),
  };
  const common = { type: 'dealt', round: 2, starter: 1, first: null, cardsEach: 2 };
  expect(see(dealt, seatAt(1))).toEqual({ ...common, hand: cardsOf('GB') });
  expect(see(dealt, 'onlooker')).toEqual({ ...common, hand: null });
});

test('all else happens in the open', () => {
  const open: readonly Event[] = [
    { type: 'starter-drawn', seat: seatAt(1) },
    { type: 'placed', seat: seatAt(0), colour: 'red', row: 0, x: 0 },
    { type: 'hand-emptied', seat: seatAt(0), givenBack: 2 },
    { type: 'went-out', seat: seatAt(0), penalty: 2, fitting: ['red'] },
    { type: 'round-ended', round: 1, points: [0, 2] },
    { type: 'match-ended', ranking: [[seatAt(0)], [seatAt(1)]] },
  ];
  for (const event of open) expect(see(event, 'onlooker')).toEqual(event);
});
