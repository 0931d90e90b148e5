import fc from 'fast-check';
import type { Ask } from '../asks.ts';
import { phrases, type Said } from '../chat.ts';
import type { MyTable } from '../my-tables.ts';
import { penguins, presences, type SeatLine } from '../people.ts';
import type { Reason } from '../reasons.ts';
import {
  chatModes,
  listings,
  onlookerRules,
  tablePhases,
  type LobbyTable,
  type Settings,
  type Table,
} from '../tables.ts';
import { partings, type Tell } from '../tells.ts';
import {
  count,
  few,
  gameValue,
  id,
  line,
  match,
  name,
  nonce,
  orNull,
  plainText,
  seat,
  small,
  table,
  word,
  type Samples,
} from './arbitraries.ts';
import { reasonSamples } from './reason-samples.ts';

// Wishes left out are null: no game tells the two apart.
const options = gameValue;

const clockRule: fc.Arbitrary<Settings['clock']> = fc.oneof(
  fc.record({ kind: fc.constant('none' as const) }),
  fc.record({
    kind: fc.constant('per-move' as const),
    move: fc.integer({ min: 5000, max: 86_400_000 }),
  }),
  fc.record({
    kind: fc.constant('bank' as const),
    bank: fc.integer({ min: 5000, max: 86_400_000 }),
    increment: fc.nat(60_000),
  }),
);
const settings: fc.Arbitrary<Settings> = fc.record({
  clock: clockRule,
  listing: fc.constantFrom(...listings),
  onlookers: fc.constantFrom(...onlookerRules),
  chat: fc.constantFrom(...chatModes),
});
const penguin = fc.constantFrom(...penguins);
const seatLine: fc.Arbitrary<SeatLine> = fc.record({
  seat: small,
  who: fc.oneof(
    fc.record({ kind: fc.constant('nobody' as const) }),
    fc.record({ kind: fc.constant('bot' as const), level: word }),
    fc.record({ kind: fc.constant('forgotten' as const), standIn: orNull(word) }),
    fc.record({
      kind: fc.constant('person' as const),
      name,
      penguin,
      presence: fc.constantFrom(...presences),
      ready: fc.boolean(),
      standIn: orNull(word),
    }),
  ),
});
const wishes = fc.record({
  pause: few(small),
  rematch: few(small),
  proceed: fc.record({ round: count, seats: few(small) }),
});
const tableSample: fc.Arbitrary<Table> = fc.record({
  id: table,
  revision: count,
  game: word,
  preview: gameValue,
  settings,
  phase: fc.constantFrom(...tablePhases),
  seats: few(seatLine),
  absences: few(fc.record({ seat: small, since: count })),
  host: orNull(small),
  match: orNull(match),
  onlookers: count,
  wishes,
  you: fc.record({ seat: orNull(small), isHost: fc.boolean() }),
});
const lobbyTable: fc.Arbitrary<LobbyTable> = fc.record({
  id: table,
  game: word,
  preview: gameValue,
  settings,
  phase: fc.constantFrom(...tablePhases),
  seats: count,
  taken: count,
  hostName: orNull(name),
});
const said: fc.Arbitrary<Said> = fc.oneof(
  fc.record({ kind: fc.constant('phrase' as const), phrase: fc.constantFrom(...phrases) }),
  fc.record({ kind: fc.constant('text' as const), text: line }),
);

const atTable = <const Type extends string>(type: Type) =>
  fc.record({ type: fc.constant(type), id, table });

/** Any ask of each type. */
export const askSamples: Samples<'type', Ask> = {
  hello: fc.record({
    type: fc.constant('hello'),
    id,
    protocol: count,
    client: plainText,
    resume: few(fc.record({ table, seq: orNull(count) })),
  }),
  ping: fc.record({ type: fc.constant('ping'), id }),
  'follow-lobby': fc.record({ type: fc.constant('follow-lobby'), id }),
  'leave-lobby': fc.record({ type: fc.constant('leave-lobby'), id }),
  'follow-my-tables': fc.record({ type: fc.constant('follow-my-tables'), id }),
  'leave-my-tables': fc.record({ type: fc.constant('leave-my-tables'), id }),
  create: fc.record({
    type: fc.constant('create'),
    id,
    nonce,
    game: word,
    seats: fc.integer({ min: 1, max: 9 }),
    options,
    bots: few(fc.record({ seat: small, level: word })),
    settings,
  }),
  'quick-match': fc.record({
    type: fc.constant('quick-match'),
    id,
    nonce,
    game: word,
    seats: fc.integer({ min: 1, max: 9 }),
  }),
  enter: fc.record({ type: fc.constant('enter'), id, table, seq: orNull(count) }),
  leave: fc.record({
    type: fc.constant('leave'),
    id,
    table,
    seat: fc.constantFrom('give-up', 'keep'),
  }),
  sit: fc.record({ type: fc.constant('sit'), id, table, seat: orNull(small) }),
  stand: atTable('stand'),
  ready: atTable('ready'),
  'not-ready': atTable('not-ready'),
  'add-bot': fc.record({ type: fc.constant('add-bot'), id, table, seat: small, level: word }),
  'free-seat': fc.record({ type: fc.constant('free-seat'), id, table, seat: small }),
  'pass-host': fc.record({ type: fc.constant('pass-host'), id, table, seat: small }),
  'set-up': fc.record({
    type: fc.constant('set-up'),
    id,
    table,
    game: word,
    seats: fc.integer({ min: 1, max: 9 }),
    options: gameValue,
  }),
  start: atTable('start'),
  close: atTable('close'),
  decide: fc.record({
    type: fc.constant('decide'),
    id,
    table,
    match,
    nth: fc.integer({ min: 1, max: 1_000_000 }),
    move: gameValue,
  }),
  'look-back': fc.record({
    type: fc.constant('look-back'),
    id,
    table,
    match,
    news: fc.integer({ min: 1, max: 1_000_000 }),
  }),
  'hand-over': fc.record({ type: fc.constant('hand-over'), id, table, level: word }),
  'take-back': atTable('take-back'),
  'stand-in-for': fc.record({
    type: fc.constant('stand-in-for'),
    id,
    table,
    seat: small,
  }),
  resign: atTable('resign'),
  pause: atTable('pause'),
  unpause: atTable('unpause'),
  rematch: atTable('rematch'),
  proceed: atTable('proceed'),
  say: fc.record({ type: fc.constant('say'), id, table, nonce, said }),
};

const waiting = fc.oneof(
  fc.record({ for: fc.constant('seats' as const), seats: few(seat) }),
  fc.record({ for: fc.constant('chance' as const) }),
  fc.record({ for: fc.constant('nobody' as const), ranking: few(few(seat)) }),
);
const clocks = fc.record({
  rule: clockRule,
  seats: few(fc.record({ left: count, since: orNull(count) })),
  paused: orNull(count),
});

const update: Samples<'type', Tell>['update'] = fc.record({
  type: fc.constant('update'),
  table,
  match,
  seq: count,
  since: count,
  view: gameValue,
  news: few(gameValue),
  legal: few(gameValue),
  waiting,
  nth: orNull(count),
  clocks,
  now: count,
  seats: few(seatLine),
});

const myTable: fc.Arbitrary<MyTable> = fc.record({
  id: table,
  game: word,
  settings,
  phase: fc.constantFrom(...tablePhases),
  seats: few(seatLine),
  seat: orNull(small),
  wishes,
  touchedAt: count,
  match: orNull(fc.record({ id: match, view: gameValue, waiting, clocks })),
});

/** Any tell of each type. */
export const tellSamples: Samples<'type', Tell> = {
  welcome: fc.record({
    type: fc.constant('welcome'),
    id,
    protocol: count,
    server: plainText,
    now: count,
    heartbeat: count,
    patience: count,
    games: few(
      fc.record({
        id: word,
        seats: fc.record({ least: count, most: count }),
        editions: few(word),
        levels: few(word),
      }),
    ),
    you: orNull(fc.record({ name, penguin, account: orNull(name) })),
  }),
  pong: fc.record({ type: fc.constant('pong'), id, now: count }),
  done: fc.record({ type: fc.constant('done'), id }),
  created: fc.record({ type: fc.constant('created'), id, table }),
  decided: fc.record({ type: fc.constant('decided'), id, table, match, nth: count, seq: count }),
  moment: fc.record({
    type: fc.constant('moment'),
    id,
    table,
    match,
    news: count,
    view: gameValue,
  }),
  refused: fc.record({
    type: fc.constant('refused'),
    id: orNull(id),
    reason: fc.oneof(...Object.values<fc.Arbitrary<Reason>>(reasonSamples)),
  }),
  lobby: fc.record({ type: fc.constant('lobby'), tables: few(lobbyTable) }),
  'my-tables': fc.record({ type: fc.constant('my-tables'), now: count, tables: few(myTable) }),
  table: fc.record({ type: fc.constant('table'), table: tableSample }),
  update,
  restart: fc.record({ type: fc.constant('restart'), at: orNull(count) }),
  chat: fc.record({
    type: fc.constant('chat'),
    table,
    lines: few(fc.record({ id: plainText, at: count, seat: orNull(small), name, said })),
  }),
  gone: fc.record({
    type: fc.constant('gone'),
    table,
    because: fc.constantFrom(...partings),
  }),
};
