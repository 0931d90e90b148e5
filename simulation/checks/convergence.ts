import { seatOf } from '@rookery/desk/seating';
import type { SavedTable } from '@rookery/desk/store';
import type { TableLine } from '@rookery/protocol/client/table-line';
import { entryOf } from '@rookery/rules/kernel/entry';
import { seatsOf, type Viewer } from '@rookery/rules/kernel/seat';
import type { SimulatedGuest } from '../guests/guest.ts';
import type { GuestWindow } from '../guests/window.ts';
import type { SimulatedDatabase } from '../world/database.ts';
import type { SimulationPlan } from '../world/plan.ts';
import type { CommitWatch } from './commit-watch.ts';
import { whyNotTable } from './table-picture.ts';
import type { Violation } from './verdict.ts';

/** What is true at the end. */
export interface Truth {
  readonly database: SimulatedDatabase;
  readonly commits: Pick<CommitWatch, 'oracles'>;
  readonly guests: readonly SimulatedGuest[];
  readonly plan: SimulationPlan;
}

type Discrepancy = Pick<Violation, 'promise' | 'facts'>;

/** Why a guest's windows do not show what is stored, long after everything was healed. */
export function whyNotConverged(guest: SimulatedGuest, truth: Truth): Discrepancy | undefined {
  const open = guest.windows.filter(({ line }) => line.state.phase !== 'ended');
  const problems = open.flatMap((window) => [
    whyWaiting(window),
    ...[...window.tables].map(([id, line]) => {
      const saved = truth.database.tables.get(id);
      return saved && whyNotShown(line, saved, guest, truth);
    }),
  ]);
  return problems.find((problem) => problem !== undefined);
}

function whyWaiting({ line, waiting }: GuestWindow): Discrepancy | undefined {
  if (line.state.phase !== 'open') {
    return { promise: 'every line comes back', facts: line.state.phase };
  }
  const [first] = waiting;
  return (
    first && {
      promise: 'every ask is answered',
      facts: `${first.type} since ${String(first.since)}`,
    }
  );
}

function whyNotShown(
  { picture }: TableLine,
  saved: SavedTable,
  { person }: SimulatedGuest,
  truth: Truth,
): Discrepancy | undefined {
  const promise = 'every picture shows what is stored';
  const { table } = saved;
  if (picture.parting !== null) return undefined;
  if (!picture.table) return { promise, facts: `nothing is shown of ${table.id}` };
  if (picture.deciding) return { promise, facts: `a decision at ${table.id} stays on its way` };
  const problem =
    whyNotTable(picture.table, saved, person.id, truth.database) ??
    whyNotMatch({ picture }, saved, person.id, truth) ??
    whyNotPresent({ picture }, saved, truth) ??
    whyNotSaid({ picture }, saved, truth);
  return problem === undefined ? undefined : { promise, facts: `${table.id}: ${problem}` };
}

function whyNotMatch(
  { picture: { update, news } }: Pick<TableLine, 'picture'>,
  { table }: SavedTable,
  person: string,
  { commits }: Truth,
): string | undefined {
  const isShown = table.phase === 'playing' || table.phase === 'over';
  if (!isShown || table.match === null) return undefined;
  const oracle = commits.oracles.get(table.match);
  if (update?.match !== table.match || !oracle) return `match ${table.match} is not shown`;
  const seat = seatOf(table, person);
  const viewer: Viewer = seat === null ? 'onlooker' : entryOf(seatsOf(table.seats.length), seat);
  const seq = oracle.seenBy(viewer);
  if (update.seq !== seq) return `seq ${String(update.seq)} of ${String(seq)}`;
  const problem = oracle.whyNotTold(update, viewer);
  if (problem !== undefined) return problem;
  const expected = oracle.newsBetween(viewer, 0, seq);
  // Whoever has changed the seat has seen part of it with other eyes.
  return news.length === expected.length ? undefined : `${String(news.length)} news`;
}

/** So many of the last lines everybody has who follows a table. */
const lastLines = 50;

function whyNotSaid(
  { picture: { chat } }: Pick<TableLine, 'picture'>,
  { table }: SavedTable,
  { database, plan }: Truth,
): string | undefined {
  // Lines that could not be loaded when somebody came in are not told later: chat is not promised.
  const isSafe = plan.faults.every(({ kind }) => !kind.startsWith('database'));
  if (table.settings.chat === 'off' || !isSafe) return undefined;
  const shown = new Set(chat.map(({ id }) => id));
  const said = database.chat.get(table.id) ?? [];
  const missing = said.slice(-lastLines).find(({ id }) => !shown.has(id));
  return missing && `what ${missing.name} said is not shown`;
}

function whyNotPresent(
  { picture: { table: shown } }: Pick<TableLine, 'picture'>,
  { table }: SavedTable,
  { guests }: Truth,
): string | undefined {
  if (!shown) return undefined;
  const isHere = (person: string): boolean =>
    guests.some(
      (guest) =>
        guest.person.id === person &&
        guest.windows.some(
          ({ line, tables }) =>
            line.state.phase === 'open' && tables.get(table.id)?.picture.parting === null,
        ),
    );
  const wrong = shown.seats.find(({ seat, who }) => {
    const person = table.seats[seat]?.person ?? null;
    if (who.kind !== 'person' || person === null) return false;
    return (who.presence === 'here') !== isHere(person);
  });
  return wrong && `seat ${String(wrong.seat)} is not ${JSON.stringify(wrong.who)}`;
}
