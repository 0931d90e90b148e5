import { matchId, tableId } from '@rookery/protocol/identifiers';
import { count, milliseconds, orNull, tagged, word, type ReadBy } from '@rookery/protocol/shapes';
import { listings, tablePhases } from '@rookery/protocol/tables';
import { fields, listOf, oneOf, text, type Reader } from '@rookery/rules/kernel/shape';
import type { BackupReport } from '../operations/backups.ts';
import {
  registrations,
  type KnownPerson,
  type ListedTable,
} from '../store/administration-store.ts';

const word200 = text(200);

const openTable: Reader<ListedTable> = fields<ListedTable>({
  id: tableId,
  game: word,
  phase: oneOf(tablePhases),
  listing: oneOf(listings),
  createdAt: milliseconds,
  touchedAt: milliseconds,
  match: orNull(matchId),
  startedAt: orNull(milliseconds),
  acts: orNull(count),
  seats: listOf(fields({ person: orNull(word200), name: orNull(word200), bot: orNull(word) })),
});

const knownPerson: Reader<KnownPerson> = fields<KnownPerson>({
  id: word200,
  name: word200,
  account: orNull(word200),
  createdAt: milliseconds,
  bannedSince: orNull(milliseconds),
});

const backupReport: Reader<BackupReport> = fields<BackupReport>({
  lastAt: orNull(milliseconds),
  failing: orNull(fields({ since: milliseconds, because: text(400) })),
});

const plain = <const Kind extends string>(kind: Kind): Reader<{ readonly kind: Kind }> =>
  fields({ kind: oneOf([kind]) });

/** Everything that the server may answer to whoever runs it: what was done first, then why not. */
const answerReaders = {
  status: fields({
    kind: oneOf(['status']),
    server: word200,
    sockets: count,
    tables: count,
    matches: count,
    registration: oneOf(registrations),
    restartAt: orNull(milliseconds),
    /** Null if the server makes none by itself. */
    backups: orNull(backupReport),
  }),
  tables: fields({ kind: oneOf(['tables']), tables: listOf(openTable) }),
  people: fields({ kind: oneOf(['people']), people: listOf(knownPerson) }),
  closed: fields({ kind: oneOf(['closed']), table: tableId }),
  renamed: fields({ kind: oneOf(['renamed']), person: knownPerson }),
  banned: fields({ kind: oneOf(['banned']), person: knownPerson }),
  unbanned: fields({ kind: oneOf(['unbanned']), person: knownPerson }),
  password: fields({ kind: oneOf(['password']), person: knownPerson, password: word200 }),
  registration: fields({ kind: oneOf(['registration']), to: oneOf(registrations) }),
  announced: fields({ kind: oneOf(['announced']), at: orNull(milliseconds), sockets: count }),

  'unknown-table': plain('unknown-table'),
  'unknown-person': plain('unknown-person'),
  /** Several people go by that name. */
  'ambiguous-person': fields({ kind: oneOf(['ambiguous-person']), people: listOf(knownPerson) }),
  'not-banned': plain('not-banned'),
  'no-account': plain('no-account'),
  /** The request could not be read. */
  unreadable: fields({ kind: oneOf(['unreadable']), detail: text(400) }),
  fault: plain('fault'),
};

/** Reads an answer to the administrator. */
export const answerReader = tagged('kind', answerReaders);

/** What the server answers to whoever runs it. */
export type AdminAnswer = ReadBy<typeof answerReader>;

const refusals: ReadonlySet<AdminAnswer['kind']> = new Set<AdminAnswer['kind']>([
  'unknown-table',
  'unknown-person',
  'ambiguous-person',
  'not-banned',
  'no-account',
  'unreadable',
  'fault',
]);

/** Whether it says why something was not done. */
export const isRefusal = ({ kind }: AdminAnswer): boolean => refusals.has(kind);
