import type { MatchId } from '@rookery/protocol/identifiers';
import { catalogue } from '@rookery/rules/catalogue';
import { entryOf } from '@rookery/rules/kernel/entry';
import { lostFrom, missingFrom, storedIn, wrongsIn } from '../chaos/ledger.ts';
import { Player } from '../chaos/player.ts';
import { until } from '../chaos/until.ts';

/** People who play on and on at many tables, each person on a line of their own. */
export class ClusterPlayers {
  readonly players: readonly Player[];
  readonly #matches = new Set<MatchId>();

  private constructor(players: readonly Player[]) {
    this.players = players;
  }

  /** Two people, a bot and an onlooker at each table. */
  static async sitDown(address: string, tables: number): Promise<ClusterPlayers> {
    const seated = await Promise.all(
      Array.from({ length: tables }, (_none, index) => seatTable(address, index)),
    );
    return new ClusterPlayers(seated.flat());
  }

  /** How many moves were acknowledged so far. */
  get acknowledged(): number {
    return this.players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  play(): void {
    for (const player of this.players) player.play();
  }

  /** Waits until every table has gone on since a moment; how long the last of those whose line broke took. */
  async goOn(since: number): Promise<number> {
    await until('everyone is shown something new', () =>
      this.players.every(({ shownAt }) => shownAt > since),
    );
    for (const player of this.players) {
      player.restFromCuts();
      if (player.update) this.#matches.add(player.update.match);
    }
    return Math.max(0, ...this.players.map(({ resumedAt }) => resumedAt - since));
  }

  /** Everyone stops playing. */
  async rest(): Promise<void> {
    for (const player of this.players) player.isPlaying = false;
    await until('nothing is under way', () => this.players.every(({ isSettled }) => isSettled));
  }

  /**
   * Holds what the players were promised so far against what the database has; what was wrong. If they rest,
   * there must be nothing else either.
   */
  async examine(database: string, people: 'playing' | 'resting'): Promise<readonly string[]> {
    const compare = people === 'resting' ? lostFrom : missingFrom;
    // Whoever plays on is promised more meanwhile.
    const acknowledged = this.players.map((player) => [...player.acknowledged]);
    const matches = new Set([...this.#matches, ...acknowledged.flat().map(({ match }) => match)]);
    const stored = await storedIn(database, [...matches]);
    const wrongs = stored.flatMap((match) => [
      ...wrongsIn(match),
      ...acknowledged.flatMap((each) =>
        compare(
          match,
          each.filter((one) => one.match === match.id),
        ),
      ),
    ]);
    return [...wrongs, ...this.players.flatMap((player) => player.wrongs)];
  }

  leave(): void {
    for (const player of this.players) player.leave();
  }
}

async function seatTable(address: string, index: number): Promise<readonly Player[]> {
  const { id: game } = entryOf(catalogue, index % catalogue.length);
  const people = await Promise.all(
    ['Ana', 'Bo', 'Onno'].map((name) => Player.arrive(address, name)),
  );
  const [ana, bo, onlooker] = people;
  if (!ana || !bo) throw new Error('nobody came');
  const bots = [{ seat: 2, level: 'chick' }];
  const table = await ana.create({ game, seats: 3, bots });
  onlooker?.look(table);
  await ana.sit(table);
  await bo.sit(table);
  await ana.must('start');
  await until('the match is shown', () => people.every(({ update }) => update !== undefined));
  return people;
}
