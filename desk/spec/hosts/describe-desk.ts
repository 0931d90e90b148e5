import { afterAll, beforeAll, describe } from 'vitest';
import { registerSuite, type Suite } from '../evening.ts';
import { abandonedTables } from '../suites/apart/abandoned.ts';
import { alerts } from '../suites/apart/alerts.ts';
import { betweenRounds } from '../suites/apart/between-rounds.ts';
import { clocks } from '../suites/apart/clocks.ts';
import { comingBack } from '../suites/apart/coming-back.ts';
import { conflicts } from '../suites/apart/conflicts.ts';
import { crowds } from '../suites/apart/crowds.ts';
import { givingUp } from '../suites/apart/giving-up.ts';
import { halfStored } from '../suites/apart/half-stored.ts';
import { leaving } from '../suites/apart/leaving.ts';
import { lobby } from '../suites/apart/lobby.ts';
import { myTables } from '../suites/apart/my-tables.ts';
import { overtaken } from '../suites/apart/overtaken.ts';
import { quickMatches } from '../suites/apart/quick-match.ts';
import { seats } from '../suites/apart/seats.ts';
import { settingUp } from '../suites/apart/setting-up.ts';
import { staleSeats } from '../suites/apart/stale-seats.ts';
import { talk } from '../suites/apart/talk.ts';
import { visitors } from '../suites/apart/visitors.ts';
import { bots } from '../suites/every/bots.ts';
import { deciding } from '../suites/every/deciding.ts';
import { exactlyOnce } from '../suites/every/exactly-once.ts';
import { restarts } from '../suites/every/restart.ts';
import { staleCopies } from '../suites/every/stale-copies.ts';
import { tables } from '../suites/every/tables.ts';
import { wholeMatches } from '../suites/every/whole-matches.ts';
import { asking } from '../suites/together/asking.ts';
import { beginnings } from '../suites/together/beginnings.ts';
import { keeping } from '../suites/together/keeping.ts';
import { matchesOverLines } from '../suites/together/matches-over-lines.ts';
import { takingBack } from '../suites/together/taking-back.ts';
import type { DeskHost, RunningHost } from './hosts.ts';

const onEveryHost = [tables, deciding, exactlyOnce, restarts, staleCopies, bots, wholeMatches];
const byGathering: Record<DeskHost['gathering'], readonly Suite[]> = {
  apart: [
    seats,
    settingUp,
    betweenRounds,
    visitors,
    leaving,
    comingBack,
    staleSeats,
    conflicts,
    overtaken,
    halfStored,
    crowds,
    givingUp,
    alerts,
  ],
  together: [asking, beginnings, keeping, matchesOverLines, takingBack],
};
const byFeature: Record<DeskHost['features'][number], readonly Suite[]> = {
  clocks: [clocks],
  chat: [talk],
  directory: [lobby, myTables, quickMatches, abandonedTables],
};

/** Registers everything that the desk of a host must do. */
export function describeDesk(host: DeskHost): void {
  const suites = [
    ...onEveryHost,
    ...byGathering[host.gathering],
    ...host.features.flatMap((feature) => byFeature[feature]),
  ];
  describe(`the desk of ${host.name}`, () => {
    let running: RunningHost;
    beforeAll(async () => {
      running = await host.start();
    });
    afterAll(() => running.end());
    for (const suite of suites) {
      describe(suite.name, () => registerSuite(suite, host, () => running));
    }
  });
}
