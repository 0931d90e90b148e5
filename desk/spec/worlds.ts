import type { Tell } from '@rookery/protocol/tells';
import { formatTell } from '@rookery/protocol/messages';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Act, Game } from '@rookery/rules/kernel/game';
import { seatsOf, type Viewer } from '@rookery/rules/kernel/seat';
import type { Desk } from '../desk.ts';
import { FakeClock } from './fake-clock.ts';
import type { TableId } from '@rookery/protocol/identifiers';
import type { Company } from './company.ts';
import { createTable, gather, must } from './table-wishes.ts';
import { TestCaller, type Wish } from './test-caller.ts';

/** One way a match went. */
export interface World {
  readonly game: Game;
  readonly seats: number;
  readonly options: unknown;
  readonly acts: readonly Act[];
  /** Who opens the table and begins; the first player unless it is the onlooker. */
  readonly host?: 'onlooker';
}

/** A decision that must be refused after so many acts. */
export interface Attempt {
  readonly by: Viewer;
  readonly after: number;
  readonly move: unknown;
}

const names = ['Ana', 'Bo', 'Cleo', 'Dina', 'Eli', 'Fay'];

/** A game whose chance is the one of a world. */
function scripted({ game, acts }: World): Game {
  const chances = acts.flatMap((act) => (act.by === 'chance' ? [act.chance] : []));
  return { ...game, roll: (state, streams) => chances.shift() ?? game.roll(state, streams) };
}

/** What each viewer was sent, frame by frame: every byte. */
export type Frames = ReadonlyMap<Viewer, readonly string[]>;

let worlds = 0;

/** Ids in the order in which they are drawn, so that two worlds have the same but for their beginning. */
function idsOf(prefix: string): () => string {
  let drawn = 0;
  return () => {
    drawn += 1;
    return `${prefix}${String(drawn).padStart(22 - prefix.length, '0')}`;
  };
}

/** Plays a world through a desk of its own; clocks run, but those of other worlds are not looked at. */
export async function play(
  company: Company,
  world: World,
  attempts: readonly Attempt[] = [],
): Promise<Frames> {
  worlds += 1;
  const prefix = `world${String(worlds).padStart(3, '0')}`;
  const clock = new FakeClock();
  const deadlines = { ...company.server, dueMatches: () => Promise.resolve([]) };
  const games = [scripted(world)];
  const desk = await company.desk({ deadlines, clock, games, randomId: idsOf(prefix) });
  const people = names.slice(0, world.seats);
  const players = await Promise.all(people.map((name) => company.caller(name)));
  const onlooker = await company.caller('Onno');
  const callers = new Map<Viewer, TestCaller>([
    ['onlooker', onlooker],
    ...seatsOf(world.seats).map((seat) => [seat, entryOf(players, seat)] as const),
  ]);
  const host = world.host === 'onlooker' ? onlooker : entryOf(players, 0);
  const table = await createTable(desk, host, {
    game: world.game.id,
    seats: world.seats,
    options: world.options,
    settings: { clock: { kind: 'bank', bank: 600_000, increment: 1000 } },
  });
  await onlooker.ask(desk, { type: 'enter', table, seq: null });
  await gather(desk, table, players);
  await must(desk, host, { type: 'start', table });
  await retell(desk, clock, world, callers, attempts);
  const late = await comeBack(desk, table, callers);
  await desk.close();
  return new Map(
    [...callers].map(([viewer, { told }]) => [
      viewer,
      [...told, ...(late.get(viewer) ?? [])].map((tell) => formatTell(tell).replaceAll(prefix, '')),
    ]),
  );
}

/** Act by act, one a second, with attempts at what is against the rules. */
async function retell(
  desk: Desk,
  clock: FakeClock,
  { acts }: World,
  callers: ReadonlyMap<Viewer, TestCaller>,
  attempts: readonly Attempt[],
): Promise<void> {
  for (const [index, act] of acts.entries()) {
    if (act.by === 'chance') continue;
    await clock.pass(1000, () => Promise.resolve());
    for (const { after, by, move } of attempts) {
      const caller = callers.get(by);
      if (after === index) await caller?.ask(desk, decisionBy(caller, move));
    }
    const player = callers.get(act.by);
    const answer = await player?.ask(desk, decisionBy(player, act.move));
    if (answer?.type !== 'decided') throw new Error(JSON.stringify(answer));
  }
}

/** Whoever comes late or comes back learns no more. */
async function comeBack(
  desk: Desk,
  table: TableId,
  callers: ReadonlyMap<Viewer, TestCaller>,
): Promise<ReadonlyMap<Viewer, readonly Tell[]>> {
  const late = [...callers].map(
    ([viewer, { person }]) => [viewer, new TestCaller(person)] as const,
  );
  for (const [, caller] of late) {
    await desk.resume(caller, [{ table, seq: 1 }]);
    await caller.ask(desk, { type: 'follow-my-tables' });
  }
  return new Map(late.map(([viewer, { told }]) => [viewer, told]));
}

function decisionBy(caller: TestCaller, move: unknown): Wish {
  const { table, match, nth } = caller.last('update');
  return { type: 'decide', table, match, nth: nth ?? 1, move };
}
