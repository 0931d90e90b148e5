import { seatsOf } from '@rookery/rules/kernel/seat';
import { colours, type Seen } from '@rookery/rules/penguin-party/vocabulary';
import { expect, test } from 'vitest';
import { flightsOf, thing } from './flights.ts';

const [ana, ben] = seatsOf(2);
if (ana === undefined || ben === undefined) throw new Error('a table has seats');
const spot = { row: 0, x: 1 };
const placed = (seat: typeof ana): Seen => ({ type: 'placed', seat, colour: 'red', ...spot });

test('a penguin walks from whoever placed it, one after the other', () => {
  expect(flightsOf([placed(ben), placed(ben)], { me: ana, wasCarried: true })).toEqual([
    { manner: 'waddle', thing: thing.penguin(spot), from: [thing.face(ben)], delay: 0 },
    { manner: 'waddle', thing: thing.penguin(spot), from: [thing.face(ben)], delay: 120 },
  ]);
});

test('an own penguin walks from its stack, or from the hand that has no more of them', () => {
  const [flight] = flightsOf([placed(ana)], { me: ana, wasCarried: false });
  expect(flight).toMatchObject({ manner: 'waddle', from: [thing.stack('red'), thing.hand] });
});

test('a penguin that was dragged only lands', () => {
  const flights = flightsOf([placed(ana)], { me: ana, wasCarried: true });
  expect(flights).toEqual([{ manner: 'land', thing: thing.penguin(spot), delay: 0 }]);
});

test('a new hand rises stack by stack', () => {
  const dealt: Seen = {
    type: 'dealt',
    round: 1,
    starter: ana,
    first: null,
    hand: null,
    cardsEach: 14,
  };
  const flights = flightsOf([dealt], { me: ana, wasCarried: false });
  expect(flights.map((flight) => flight.thing)).toEqual(colours.map(thing.stack));
  expect(flights.every(({ manner }) => manner === 'rise')).toBe(true);
});
