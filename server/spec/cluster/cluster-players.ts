import type { MatchId } from '@rookery/protocol/identifiers';
import { catalogue } from '@rookery/rules/catalogue';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Match } from '@rookery/rules/kernel/match';
import { lostFrom, missingFrom, storedIn, wrongsIn } from '../chaos/ledger.ts';
import { Player, type Acknowledged } from '../chaos/player.ts';
import { until } from '../chaos/until.ts';

/** Servers may start for long on a busy machine, and whoever tried in vain waits for up to half a minute. */
const patience = 240_000;

/** People who play on and on at many tables, each person on a line of their own. */
export class ClusterPlayers {
  readonly players: readonly Player[];
  readonly #matches = new Set<MatchId>();
  /** Matches that were over when they were examined: nothing is added to them. */
  readonly #examined = new Set<MatchId>();

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
    const isStuck = ({ shownAt }: Player): boolean => shownAt <= since;
    await this.#until('everyone is shown something new', isStuck);
    for (const player of this.players) {
      player.restFromCuts();
      if (player.update) this.#matches.add(player.update.match);
    }
    return Math.max(0, ...this.players.map(({ resumedAt }) => resumedAt - since));
  }

  /** Waits until so many more moves were acknowledged. */
  async makeMoves(count: number): Promise<void> {
    const wanted = this.acknowledged + count;
    await this.#until('more moves are made', () => this.acknowledged < wanted);
  }

  /** Everyone stops playing. */
  async rest(): Promise<void> {
    for (const player of this.players) player.isPlaying = false;
    await this.#until('nothing is under way', ({ isSettled }) => !isSettled);
  }

  /** Waits until nobody is stuck; if that does not come, says who is, and how they stand. */
  async #until(what: string, isStuck: (player: Player) => boolean): Promise<void> {
    try {
      await until(what, () => !this.players.some(isStuck), patience);
    } catch (cause) {
      const stuck = this.players.filter(isStuck).map((player) => player.describe());
      throw new Error(`waited in vain until ${what}:\n${stuck.join('\n')}`, { cause });
    }
  }

  /**
   * Holds what the players were promised so far against what the database has; what was wrong. If they rest,
   * there must be nothing else either.
   */
  async examine(database: string, people: 'playing' | 'resting'): Promise<readonly string[]> {
    const compare = people === 'resting' ? lostFrom : missingFrom;
    // Whoever plays on is promised more meanwhile.
    const acknowledged = this.players.map((player) => [...player.acknowledged]);
    const stored = await storedIn(database, this.#toExamine(acknowledged.flat(), people));
    const wrongs = stored.flatMap((match) => [
      ...wrongsIn(match),
      ...acknowledged.flatMap((each) =>
        compare(
          match,
          each.filter((one) => one.match === match.id),
        ),
      ),
    ]);
    for (const { id, told } of stored) if (told.ok && isOver(told.value)) this.#examined.add(id);
    return [...wrongs, ...this.players.flatMap((player) => player.wrongs)];
  }

  /** While people play, matches that were over before are left out; in the end all are looked at again. */
  #toExamine(
    acknowledged: readonly Acknowledged[],
    people: 'playing' | 'resting',
  ): readonly MatchId[] {
    const known = new Set([...this.#matches, ...acknowledged.map(({ match }) => match)]);
    return [...known].filter((match) => people === 'resting' || !this.#examined.has(match));
  }

  leave(): void {
    for (const player of this.players) player.leave();
  }
}

const isOver = ({ game, state }: Match): boolean => game.waiting(state).for === 'nobody';

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
