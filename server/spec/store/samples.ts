import { noWishes } from '@rookery/protocol/tables';
import { randomBytes } from 'node:crypto';
import {
  parseMatchId,
  parseTableId,
  type MatchId,
  type TableId,
} from '@rookery/protocol/identifiers';
import type { Clocks } from '@rookery/referee/clock';
import type { Addition, NewMatch, StoredTable } from '@rookery/desk/store';
import type { Store } from '../../store/store.ts';

/** 128 random bits, as ids are. */
export const randomId = (): string => randomBytes(16).toString('base64url');

export function tableId(): TableId {
  const id = parseTableId(randomId());
  if (!id.ok) throw new Error('no table id');
  return id.value;
}

export function matchId(): MatchId {
  const id = parseMatchId(randomId());
  if (!id.ok) throw new Error('no match id');
  return id.value;
}

/** A moment to count from. */
export const noon = 1_800_000_000_000;
export const hour = 3_600_000;

/** A new guest, known by the hash of a token. */
export async function aGuest(
  store: Store,
  name = 'Ana',
): Promise<{ id: string; tokenHash: string }> {
  const guest = { id: randomId(), tokenHash: randomId() };
  await store.beginSession({
    tokenHash: guest.tokenHash,
    at: noon,
    expiresAt: noon + hour,
    person: { id: guest.id, name, penguin: 'little' },
  });
  return guest;
}

export const aTable = (changes: Partial<StoredTable> = {}): StoredTable => ({
  id: tableId(),
  game: 'penguin-party',
  options: { edition: 'iello' },
  settings: { clock: { kind: 'none' }, listing: 'private', onlookers: 'welcome', chat: 'phrases' },
  phase: 'waiting',
  seats: [
    { person: null, bot: 'chick', ready: true },
    { person: null, bot: null, ready: false },
  ],
  host: null,
  match: null,
  wishes: noWishes,
  createdAt: noon,
  touchedAt: noon,
  ...changes,
});

export const someClocks = (since: number | null = null): Clocks => ({
  rule: { kind: 'per-move', move: 60_000 },
  seats: [
    { left: 60_000, since },
    { left: 60_000, since: null },
  ],
  paused: null,
});

export const aMatch = (changes: Partial<NewMatch> = {}): NewMatch => ({
  id: matchId(),
  game: 'penguin-party',
  rules: 1,
  options: { edition: 'iello' },
  secret: randomBytes(32).toString('base64url'),
  clocks: someClocks(),
  deadline: null,
  startedAt: noon,
  ...changes,
});

/** A match of one act, at a table of its own. */
export async function aStartedMatch(
  store: Store,
  match: NewMatch = aMatch(),
  seats = aTable().seats,
): Promise<MatchId> {
  const table = aTable({ seats });
  await store.createTable({ table });
  const playing: StoredTable = { ...table, phase: 'playing', match: match.id };
  await store.startMatch({ match, acts: ['*deal'], table: playing, expectedRevision: 1 });
  return match.id;
}

/** The nth decision of seat 0 in a match of one act, when it is alone. */
export const anAddition = (match: MatchId, changes: Partial<Addition> = {}): Addition => ({
  match,
  expectedSeq: 1,
  acts: ['0R0'],
  decision: { seat: 0, nth: 1, answer: { seq: 2 } },
  clocks: someClocks(noon),
  deadline: null,
  at: noon + 1000,
  result: null,
  ...changes,
});
