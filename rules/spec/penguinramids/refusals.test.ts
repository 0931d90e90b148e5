import { expect, test } from 'vitest';
import type { Seat } from '../../kernel/seat.ts';
import type { Move, Refusal, State } from '../../penguinramids/vocabulary.ts';
import {
  after,
  choose,
  end,
  flip,
  recall,
  refusal,
  startWith,
  strengthen,
  swap,
  take,
  takeChief,
  takeGrey,
  takeToken,
} from './acting.ts';
import { seat, tableWith } from './setting.ts';

type Kind = Refusal['kind'];
type Case<Of extends Kind> = readonly [
  ids: string,
  State,
  Move,
  facts: Omit<Extract<Refusal, { kind: Of }>, 'kind'>,
];

const me = seat(0);
const offer = '1<b0>1 1<b3>1';
const weak = '0<r4>0 0<r4>0 0<r4>0 0<r4>0';
const taking = tableWith({ played: [1, 1], offer, pyramids: [weak] });
const besides = tableWith({ played: [1, 1], offer, pyramids: ['1<r1>1 . . .'] });
const flipping = tableWith({
  played: [2, 1],
  pyramids: [
    `
         1<b2>1    .      .
      1<r0>2  0<r0>2  1<##>1   .
    `,
  ],
});
const lastTurn = tableWith({ played: [1, 1], offer, round: 10, order: [me] });

/** One refusal of every kind, with the rules behind it and the facts it tells. */
const cases: { readonly [Of in Kind]: Case<Of> } = {
  'match-over': ['[PR4]', after(lastTurn, me, take('b0', 0, 0), end), end, {}],
  'not-your-turn': [
    '[PR6]',
    tableWith({ played: [1, 1], order: [seat(1)] }),
    end,
    { turn: seat(1) },
  ],
  'choose-first': ['[PR5]', tableWith({}), end, {}],
  'already-revealed': ['[PR5]', taking, choose(1), {}],
  'action-not-in-hand': [
    '[PR5] [PR7]',
    tableWith({ hands: [[1, 2]] }),
    choose(3),
    { action: 3, hand: [1, 2] },
  ],
  'action-not-played': ['[PR8]', taking, recall, { needs: 4, played: 1 }],
  'action-used': ['[PR8]', after(tableWith({ played: [4, 1] }), me, recall), recall, { action: 4 }],
  'already-chief': ['[PR13]', taking, takeChief, {}],
  'supply-empty': ['[PR17]', tableWith({ played: [5, 1], supply: 0 }), takeToken, {}],
  'no-token-in-hand': ['[PR17]', taking, strengthen([0, 0], 'left'), {}],
  'no-such-slot': ['[PR9]', taking, take('b0', 1, 3), { slot: [1, 3] }],
  'slot-empty': ['[PR14]', flipping, flip(1, 1), { slot: [1, 1] }],
  'already-grey': ['[PR14]', flipping, flip(0, 2), { slot: [0, 2] }],
  'would-drop': ['[PR14]', flipping, flip(0, 0), { above: [1, 0], weight: 2, carried: 1 }],
  'exchange-before-taking': [
    '[PR15]',
    after(tableWith({ played: [3, 1], offer }), me, take('b0', 0, 0)),
    swap('b3'),
    {},
  ],
  'penguin-not-available': ['[PR8]', taking, take('y4', 1, 0), { available: ['b0', 'b3'] }],
  'already-placed': ['[PR8]', after(taking, me, take('b0', 1, 0)), take('b3', 1, 1), {}],
  'place-first': ['[PR19]', taking, end, {}],
  'spot-taken': ['[PR9]', taking, take('b0', 0, 3), { by: 'r4@003' }],
  'not-beside-the-base': ['[PR9]', besides, take('b0', 0, 3), { open: [[0, 1]] }],
  unsupported: ['[PR9]', besides, take('b0', 1, 0), { missing: [[0, 1]] }],
  'too-heavy': ['[PR10]', taking, take('b3', 1, 0), { weight: 3, carried: 0, fitting: ['b0'] }],
  'must-take-one-that-fits': ['[PR11]', taking, takeGrey('b3', 1, 0), { fitting: ['b0'] }],
};

test.each(Object.entries(cases).map(([kind, [ids, ...rest]]) => [ids, kind, ...rest] as const))(
  '%s refused as %s, with its facts',
  (_ids, kind, state, move, facts) => {
    expect(refusal(state, me, move)).toEqual({ kind, ...facts });
  },
);

test('[PR3] [PR4] [PR15] while chance decides it is nobody’s turn', () => {
  const goals = ['no-grey', 'chief-at-end', 'every-weight'];
  const exchanging = after(tableWith({ played: [3, 1], offer }), me, swap('b0'));
  const states = [
    startWith({}, 2),
    startWith({ chief: 0 }, 2),
    startWith({ chief: 0, goals }, 2),
    exchanging,
  ];
  expect(states.map(({ stage }) => stage.phase)).toEqual(['chief', 'goals', 'offer', 'exchange']);
  for (const state of states) {
    expect(refusal(state, me, choose(1))).toEqual({ kind: 'not-your-turn', turn: null });
  }
});

test('[PR8] every action is refused to whoever played another card', () => {
  const moves: readonly (readonly [number, Move])[] = [
    [1, takeChief],
    [2, flip(0, 0)],
    [3, swap('b0')],
    [4, recall],
    [5, takeToken],
  ];
  for (const [needs, move] of moves) {
    const played = needs === 1 ? 2 : 1;
    const state = tableWith({ played: [played, 1], offer, pyramids: [weak] });
    expect(refusal(state, me, move)).toEqual({ kind: 'action-not-played', needs, played });
  }
});

test('[PR6] a refusal names whose turn it is', () => {
  const state = tableWith({ played: [1, 1, 1], order: [seat(2), seat(0)], offer });
  const seats: readonly Seat[] = [seat(0), seat(1)];
  for (const by of seats) {
    expect(refusal(state, by, end)).toEqual({ kind: 'not-your-turn', turn: 2 });
  }
});
