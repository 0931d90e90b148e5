import type { MatchId, TableId } from '@rookery/protocol/identifiers';
import { whyNotConverged } from '../checks/convergence.ts';
import type { Violation } from '../checks/verdict.ts';
import type { SimulationPlan } from '../world/plan.ts';
import { Cluster, type ClusterOptions } from './cluster.ts';

/** What became of one simulation. */
export interface SimulationOutcome {
  readonly violation: Violation | undefined;
  readonly story: readonly string[];
  readonly hash: string;
  /** Acts that were committed, in all matches. */
  readonly acts: number;
  readonly matches: number;
}

/** Every match that people play is over this long after everything was healed, in milliseconds. */
const longestFinish = 15 * 60_000;

/** Silent lines are given up, and absent hosts replaced, within this long, in milliseconds. */
const longestSettling = 75_000;

/** Time that runs out is noticed within this long after everything was healed, in milliseconds. */
const longestDelay = 20_000;

/** News reach everybody within this long, in milliseconds. */
const quiet = 9000;

const slice = 2000;

/** Plays one plan from beginning to end: the same plan always gives the same story. */
export async function simulate(
  plan: SimulationPlan,
  options: ClusterOptions,
): Promise<SimulationOutcome> {
  const cluster = new Cluster(plan, options);
  const { scheduler } = cluster;
  cluster.begin();
  await scheduler.runUntil(plan.length);
  cluster.heal();
  await finish(cluster);
  for (const guest of cluster.guests) guest.rest();
  cluster.guests[0]?.goHome();
  await scheduler.runUntil(scheduler.now + longestSettling);
  await becomeQuiet(cluster);
  if (!scheduler.isStopped) judge(cluster);
  const oracles = [...cluster.commits.oracles.values()];
  return {
    violation: cluster.violation,
    story: cluster.story.lines,
    hash: cluster.story.hash,
    acts: oracles.reduce((sum, { length }) => sum + length, 0),
    matches: oracles.length,
  };
}

/** Lets people play until every match is over that somebody plays in. */
async function finish(cluster: Cluster): Promise<void> {
  const { scheduler } = cluster;
  const limit = scheduler.now + longestFinish;
  const unfinished = matchesToPlay(cluster);
  while (unfinished().length > 0 && scheduler.now < limit && !scheduler.isStopped) {
    // oxlint-disable-next-line no-await-in-loop -- time passes step by step
    await scheduler.runUntil(scheduler.now + slice);
    if (scheduler.now > cluster.plan.length + longestDelay) checkDeadlines(cluster);
  }
  const [table] = unfinished();
  if (table !== undefined && !scheduler.isStopped)
    cluster.fail('every match can be finished', `${table} goes on for ever`);
}

/**
 * Bots may play on, and whoever asked for much while nobody was there gets the answers one after the other: pictures
 * are compared once everybody had the time to hear of the last act.
 */
async function becomeQuiet(cluster: Cluster): Promise<void> {
  const { scheduler, commits } = cluster;
  const limit = scheduler.now + longestFinish;
  const isActive = (): boolean => scheduler.now - commits.lastAt < quiet;
  while ((isActive() || isAnybodyWaiting(cluster)) && scheduler.now <= limit) {
    if (scheduler.isStopped) return;
    // oxlint-disable-next-line no-await-in-loop -- time passes step by step
    await scheduler.runUntil(scheduler.now + slice);
  }
  if (isActive()) cluster.fail('everything comes to rest', 'acts are added for ever');
}

const isAnybodyWaiting = ({ guests }: Cluster): boolean =>
  guests.some(({ windows }) =>
    windows.some(({ line, waiting }) => line.state.phase !== 'ended' && waiting.size > 0),
  );

/** Time that has run out for somebody is enforced, whoever is there. A node that was paused is behind the true time. */
function checkDeadlines(cluster: Cluster): void {
  const { commits, database, nodes } = cluster;
  const times = nodes.flatMap(({ time }) => time ?? []);
  const before = Math.min(...times) - longestDelay;
  const [late] = commits.areClocksTrue ? database.dueMatches(before, 1) : [];
  if (late) cluster.fail('time that has run out is enforced', `${late.match} waits`);
}

/** Tables at which people have begun something that is not yet played as far as the plan says. */
function matchesToPlay({ plan, database }: Cluster): () => readonly TableId[] {
  const begun = new Map([...database.matches].map(([id, { acts }]) => [id, acts.length]));
  const isFar = (match: MatchId): boolean =>
    plan.farewell !== 'whole matches' &&
    (database.matches.get(match)?.acts.length ?? 0) >= (begun.get(match) ?? 0) + plan.farewell;
  return () =>
    [...database.tables.values()].flatMap(({ table: { id, phase, seats, match } }) => {
      const isPlayed = phase === 'playing' && seats.some(({ person }) => person !== null);
      return isPlayed && match !== null && !isFar(match) ? [id] : [];
    });
}

function judge(cluster: Cluster): void {
  for (const guest of cluster.guests) {
    const problem = whyNotConverged(guest, cluster);
    if (problem) cluster.fail(problem.promise, `${guest.person.name}: ${problem.facts}`);
  }
}
