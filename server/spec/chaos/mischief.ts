import { randomId } from '../store/samples.ts';
import type { Evening } from './evening.ts';
import { Guest } from './guest.ts';
import { until } from './until.ts';

/** Something that people do at a table besides playing. */
type Mischief = (evening: Evening) => Promise<void>;

/** Asks for what may be refused; the answer is of no interest here, only its bytes. */
async function tryAll(guest: Guest, asks: readonly object[]): Promise<void> {
  for (const ask of asks) await guest.ask(ask);
}

const comeBack: Mischief = async ({ ana, bo, onno, stranger }) => {
  const middle = Math.floor((bo.last('update')?.seq ?? 0) / 2);
  await ana.comeBack(null);
  await bo.comeBack(middle);
  await onno.comeBack(0);
  await stranger.comeBack(99_999);
  await ana.comeBack(1);
  await stranger.must({ type: 'follow-lobby' });
};

const talk: Mischief = async ({ table, ana, bo, onno, stranger }) => {
  const say = (said: object): object => ({ type: 'say', table, nonce: randomId(), said });
  await tryAll(ana, [say({ kind: 'text', text: 'Brrr.' })]);
  await tryAll(bo, [say({ kind: 'phrase', phrase: 'nice-move' })]);
  await tryAll(onno, [say({ kind: 'phrase', phrase: 'hello' })]);
  await tryAll(stranger, [say({ kind: 'phrase', phrase: 'hello' })]);
};

/** Moves that are none, moves out of turn, used numbers, other matches, other people's moves. */
const misplay: Mischief = async ({ table, ana, bo, onno, stranger }) => {
  const update = ana.last('update');
  const match = update?.match;
  const nth = ana.last('update')?.nth ?? 1;
  const decide = { type: 'decide', table, match, nth };
  const legal = [...(ana.last('update')?.legal ?? []), ...(bo.last('update')?.legal ?? [])];
  const moves = [
    ...legal.slice(0, 3),
    null,
    'red',
    { move: { colour: 'red', row: 9, x: 9 }, card: 'kq' },
    { move: { type: 'choose', action: 3 }, card: null },
    { move: { type: 'end' }, card: 'none' },
    { move: legal[0], card: ['__proto__'] },
  ];
  for (const guest of [bo, onno, stranger]) {
    await tryAll(
      guest,
      moves.map((move) => ({ ...decide, nth: (guest.last('update')?.nth ?? 1) + 7, move })),
    );
  }
  for (const guest of [ana, bo]) {
    const own = guest.last('update')?.nth ?? 1;
    await tryAll(
      guest,
      moves.slice(3).map((move) => ({ ...decide, nth: own, move })),
    );
    await tryAll(
      guest,
      moves.map((move) => ({ ...decide, nth: Math.max(1, own - 1), move })),
    );
    await tryAll(guest, [{ ...decide, match: randomId(), move: moves[0] }]);
  }
};

const addresses = (match: string): readonly string[] => [
  '/api/me',
  '/api/me/export',
  '/api/matches',
  `/api/matches/${match}`,
  '/',
  `/${match}`,
];

/** Everyone asks for everything that has an address; for records on a line of their own. */
export const browse: Mischief = async (evening) => {
  const match = evening.ana.last('update')?.match ?? '';
  const look = async (name: string, path: string, { cookie }: Guest): Promise<void> => {
    const headers = cookie === '' ? {} : { cookie };
    await (await fetch(`http://${evening.addressFor(name)}${path}`, { headers })).text();
  };
  for (const guest of [evening.ana, evening.bo, evening.onno, evening.stranger]) {
    for (const path of addresses(match)) await look(guest.name, path, guest);
    await look('reader', `/api/matches/${match}/record`, guest);
  }
  const paths = ['/metrics', '/healthz', '/readyz'];
  for (const path of paths) await look('operator', path, evening.stranger);
};

/** One more window; somebody who comes late; somebody who leaves and comes again. */
const comeAndGo: Mischief = async (evening) => {
  const { table, ana, onno } = evening;
  const window = await ana.again();
  await window.must({ type: 'enter', table, seq: 0 });
  await window.leave();
  const late = await Guest.arrive(evening.addressFor('Late'), 'Late');
  await late.must({ type: 'enter', table, seq: 0 });
  await tryAll(late, [
    { type: 'sit', table, seat: null },
    { type: 'stand', table },
  ]);
  await late.leave();
  await onno.must({ type: 'leave', table });
  await onno.must({ type: 'enter', table, seq: 2 });
};

/** A bot plays for Ana, until it has; then she plays herself again. */
const handOver: Mischief = async ({ table, ana }) => {
  const before = ana.last('update');
  await tryAll(ana, [{ type: 'hand-over', table, level: 'chick' }]);
  const isAwaited = ana.decision() !== undefined;
  await until('the bot has played', () => !isAwaited || ana.last('update')?.nth !== before?.nth);
  await tryAll(ana, [{ type: 'take-back', table }]);
};

/** Whatever else may be asked of a table. */
const ado: Mischief = async ({ table, ana, bo, onno }) => {
  const asks = ['pause', 'unpause', 'rematch', 'start', 'stand', 'ready', 'take-back', 'close'];
  for (const guest of [onno, bo, ana]) {
    await tryAll(
      guest,
      asks.map((type) => ({ type, table })),
    );
    await tryAll(guest, [
      { type: 'add-bot', table, seat: 2, level: 'emperor' },
      { type: 'free-seat', table, seat: 1 },
      { type: 'pass-host', table, seat: 0 },
    ]);
  }
};

/** A move that cannot be kept at first, of which the log tells. */
const fail: Mischief = ({ mood }) => {
  mood.failNext();
  return Promise.resolve();
};

export const mischiefs: readonly Mischief[] = [
  talk,
  browse,
  comeBack,
  misplay,
  fail,
  comeAndGo,
  ado,
  handOver,
];
