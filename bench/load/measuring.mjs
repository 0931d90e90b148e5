import { startLoad } from '../server/processes.mjs';

export const seats = 4;

/** A rate is held if 99 of 100 moves are answered within this, in milliseconds. */
export const bearable = 100;

/** Rates that are tried one after the other after the fixed ones, in moves a second. */
const ladder = [1500, 2000, 3000, 4000, 6000, 8000, 12_000, 16_000];

const warmUp = 3;

export const progress = (text) => console.error(text);

/** Starts a server with so many tables in a match. */
async function open({ name, start }, tables) {
  progress(`${name}: opens ${tables} tables of ${seats}`);
  const server = await start();
  const load = startLoad();
  const { kind, ports } = server;
  const empty = await server.memory();
  await load.ask({ order: 'open', kind, port: ports[0], ports, tables, seats });
  const connected = await server.memory();
  if (kind === 'rookery') await load.ask({ order: 'start' });
  const close = async () => {
    await load.stop();
    await server.stop();
  };
  return { server, load, memory: { empty, connected }, close };
}

/** Moves for a while; with what a move costs the server and its database, in milliseconds of processor time. */
async function drive({ server, load }, rate, seconds) {
  const before = [await server.effort(), server.databaseEffort()];
  const result = await load.ask({ order: 'drive', rate, seconds });
  const effort = ((await server.effort()) - before[0]) / result.moves;
  const database = server.databaseEffort();
  const databaseEffort = database === undefined ? undefined : (database - before[1]) / result.moves;
  const isHeld = result.isComplete && result.p99 < bearable && result.rate > 0.9 * rate;
  const { p50, p99 } = result;
  progress(
    `  ${rate}/s: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, ${effort.toFixed(3)} ms/move${isHeld ? '' : ', not held'}`,
  );
  return { rate, p50, p99, effort, databaseEffort, isHeld };
}

/** Moves for a while, and once more if the rate is not held: one pause of the machine is no fault of a server. */
async function driveTwice(house, rate, seconds) {
  const first = await drive(house, rate, seconds);
  return first.isHeld ? first : drive(house, rate, seconds);
}

/** Latency at fixed rates and at the highest one that is held, and the memory of a table and its sockets. */
export async function measureLatency(contestant, { tables, seconds, rates }) {
  const house = await open(contestant, tables);
  await house.load.ask({ order: 'warm-up', rate: 250, seconds: warmUp });
  const fixed = [];
  for (const rate of rates) fixed.push(await driveTwice(house, rate, seconds));
  const playing = await house.server.memory();
  let highest = fixed.findLast(({ isHeld }) => isHeld);
  if (fixed.at(-1)?.isHeld) {
    for (const rate of ladder.filter((each) => each > Math.max(...rates))) {
      const result = await driveTwice(house, rate, seconds);
      if (!result.isHeld) break;
      highest = result;
    }
  }
  await house.close();
  return { fixed, highest, memory: { ...house.memory, playing }, tables };
}

/** What a move costs with so many tables. */
export async function measureCost(contestant, { tables, seconds, rate }) {
  const house = await open(contestant, tables);
  await house.load.ask({ order: 'warm-up', rate, seconds: warmUp });
  const result = await drive(house, rate, seconds);
  await house.close();
  return result;
}
