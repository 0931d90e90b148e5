import type { AdminAnswer, KnownPerson, ListedTable } from '@rookery/server/admin/client';
import type { Language } from '@rookery/texts/language';
import { plain, type StyledLine } from '../paint/line.ts';
import { formatAge, formatTime, inColumns } from './columns.ts';
import type { Wish } from './request.ts';
import type { AdminTexts } from '@rookery/texts/en/terminal/admin';

/** In which words and language something is told, and what time it is. */
export interface Telling {
  readonly texts: AdminTexts;
  readonly language: Language;
  readonly now: number;
}

/** What the server has answered, in words. */
export function report(
  answer: AdminAnswer,
  shows: Wish['shows'],
  telling: Telling,
): readonly StyledLine[] {
  const { texts } = telling;
  switch (answer.kind) {
    case 'tables':
      return shows === 'matches'
        ? matchLines(answer.tables, texts, telling)
        : tableLines(answer.tables, texts, telling);
    case 'people':
    case 'ambiguous-person':
      return peopleLines(answer.people, texts, telling);
    case 'status':
      return statusLines(answer, texts, telling);
    case 'closed':
      return [plain(texts.closed(answer.table))];
    case 'renamed':
      return [plain(texts.renamed(answer.person.name))];
    case 'banned':
      return [plain(texts.banned(answer.person.name))];
    case 'unbanned':
      return [plain(texts.unbanned(answer.person.name))];
    case 'password':
      return [plain(texts.password(answer.person.account ?? '', answer.password))];
    case 'registration':
      return [plain(texts.registration[answer.to])];
    case 'announced':
      return [plain(announcement(answer, texts, telling))];
    case 'unreadable':
      return [plain(texts.unreadable(answer.detail))];
    case 'unknown-table':
    case 'unknown-person':
    case 'not-banned':
    case 'no-account':
    case 'fault':
      return [plain(texts.refusals[answer.kind])];
  }
}

function announcement(
  { at, sockets }: Extract<AdminAnswer, { kind: 'announced' }>,
  texts: AdminTexts,
  { language }: Telling,
): string {
  return at === null ? texts.calledOff : texts.announced(formatTime(at, language), sockets);
}

function statusLines(
  status: Extract<AdminAnswer, { kind: 'status' }>,
  texts: AdminTexts,
  telling: Telling,
): readonly StyledLine[] {
  const { server, sockets, tables, matches, registration, restartAt, backups } = status;
  return [
    texts.status(server),
    texts.figures(sockets, tables, matches),
    texts.registration[registration],
    ...(restartAt === null ? [] : [texts.restartAt(formatTime(restartAt, telling.language))]),
    ...backupLines(backups, texts, telling),
  ].map(plain);
}

/** When the last backup was made, and whether others fail since. */
function backupLines(
  backups: Extract<AdminAnswer, { kind: 'status' }>['backups'],
  texts: AdminTexts,
  { language, now }: Telling,
): readonly string[] {
  if (!backups) return [texts.noBackups];
  const { lastAt, failing } = backups;
  const last = lastAt === null ? null : formatAge(now - lastAt, language);
  return [
    last === null ? texts.neverBackedUp : texts.lastBackup(last),
    ...(failing
      ? [texts.backupsFail(formatAge(now - failing.since, language), failing.because)]
      : []),
  ];
}

const seatsOf = ({ seats }: ListedTable, texts: AdminTexts): string =>
  seats.map(({ name, bot }) => name ?? (bot === null ? texts.free : texts.bot(bot))).join(', ');

function tableLines(
  tables: readonly ListedTable[],
  texts: AdminTexts,
  { language, now }: Telling,
): readonly StyledLine[] {
  if (tables.length === 0) return [plain(texts.noTables)];
  const { table, game, phase, age, quiet, people } = texts.columns;
  const rows = tables.map((each) => [
    each.id,
    each.game,
    texts.phases[each.phase],
    formatAge(now - each.createdAt, language),
    formatAge(now - each.touchedAt, language),
    seatsOf(each, texts),
  ]);
  return inColumns([table, game, phase, age, quiet, people], rows);
}

function matchLines(
  tables: readonly ListedTable[],
  texts: AdminTexts,
  { language, now }: Telling,
): readonly StyledLine[] {
  const playing = tables.filter(({ phase }) => phase === 'playing');
  if (playing.length === 0) return [plain(texts.noMatches)];
  const { match, table, game, age, acts, people } = texts.columns;
  const rows = playing.map((each) => [
    each.match ?? '',
    each.id,
    each.game,
    formatAge(now - (each.startedAt ?? now), language),
    String(each.acts ?? 0),
    seatsOf(each, texts),
  ]);
  return inColumns([match, table, game, age, acts, people], rows);
}

function peopleLines(
  people: readonly KnownPerson[],
  texts: AdminTexts,
  { language, now }: Telling,
): readonly StyledLine[] {
  if (people.length === 0) return [plain(texts.noPeople)];
  const { person, name, account, since, banned } = texts.columns;
  const rows = people.map((each) => [
    each.id,
    each.name,
    each.account ?? texts.none,
    formatAge(now - each.createdAt, language),
    each.bannedSince === null ? '' : formatAge(now - each.bannedSince, language),
  ]);
  return inColumns([person, name, account, since, banned], rows);
}
