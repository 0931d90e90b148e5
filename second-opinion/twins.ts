import type { Random } from './random.ts';
import type { Attempt, Setup, Status } from './reading.ts';
import type { Opened, Referee } from './referee.ts';
import type { Tally } from './tally.ts';
import { expectSame, expectSameMoves, report } from './disagreement.ts';
import { itemAt, span } from './list.ts';

const endless = 5000;

/**
 * Two matches dealt from one seed, so with cards this reading does not know: they must be the
 * same match, and what can be known without the cards must hold.
 */
export class Twins {
  readonly #referee: Referee;
  readonly #setup: Setup;
  readonly #random: Random;
  readonly #tally: Tally;
  readonly #moves: Attempt[] = [];

  constructor(referee: Referee, setup: Setup, random: Random, tally: Tally) {
    this.#referee = referee;
    this.#setup = setup;
    this.#random = random;
    this.#tally = tally;
  }

  /** Throws a full report at the first disagreement. */
  async run(): Promise<void> {
    try {
      await this.#run();
    } catch (problem) {
      throw new Error(report(problem, this.#setup, this.#moves), { cause: problem });
    }
  }

  async #run(): Promise<void> {
    const one = await this.#referee.open(this.#setup);
    const other = await this.#referee.open(this.#setup);
    expectSame('status of two matches of one seed', one.status, other.status);
    const last = await this.#playToTheEnd(one, other);
    expectEnding(this.#setup, last);
    const loaded = await this.#referee.load(await this.#referee.record(one.match));
    expectSame('status of the match loaded from its record', loaded.status, last);
    await Promise.all([one, other, loaded].map(({ match }) => this.#referee.drop(match)));
  }

  async #playToTheEnd(one: Opened, other: Opened): Promise<Status> {
    let { status } = one;
    // oxlint-disable-next-line no-await-in-loop -- one decision after the other
    while (!status.over) status = await this.#decide(one, other, status);
    return status;
  }

  async #decide(one: Opened, other: Opened, status: Status): Promise<Status> {
    if (this.#moves.length > endless) throw new Error('the match does not end');
    expectGoingOn(status);
    const attempt = await this.#pickMove(one, other, status);
    this.#moves.push(attempt);
    const after = await this.#referee.play(one.match, attempt);
    expectSame('status of the twin', await this.#referee.play(other.match, attempt), after);
    if (after.round < status.round) throw new Error('the round went back');
    return after;
  }

  async #pickMove(one: Opened, other: Opened, status: Status): Promise<Attempt> {
    const lists = await this.#legalMoves(one);
    const twins = await this.#legalMoves(other);
    for (const [seat, moves] of lists.entries()) {
      expectSameMoves(`legal moves of seat ${seat} and of its twin`, moves, itemAt(twins, seat));
      expectSame(`seat ${seat} has a move`, moves.length > 0, status.toAct.includes(seat));
    }
    this.#tally.decisions += 1;
    const seat = this.#random.pick(status.toAct);
    return { seat, move: this.#random.pick(itemAt(lists, seat)) };
  }

  #legalMoves({ match }: Opened): Promise<(readonly object[])[]> {
    const seats = span(0, this.#setup.seats - 1);
    return Promise.all(seats.map((seat) => this.#referee.legal(match, seat)));
  }
}

function expectGoingOn({ toAct, winners }: Status): void {
  if (toAct.length === 0) throw new Error('nobody is to act, and the match is not over');
  expectSame('winners before the end', winners, null);
}

// With the default options, so that a tie in Penguin Party is shared.
function expectEnding({ game, seats }: Setup, { toAct, round, scores, winners }: Status): void {
  expectSame('seats to act at the end', toAct, []);
  expectSame('last round', round, game === 'penguin-party' ? seats : 10);
  if (scores === null || winners === null) throw new Error('the end without scores or winners');
  expectSame('how many scores', scores.length, seats);
  const best = game === 'penguin-party' ? Math.min(...scores) : Math.max(...scores);
  const leading = span(0, seats - 1).filter((seat) => scores[seat] === best);
  if (game === 'penguin-party') expectSame('winners', winners, leading);
  else if (winners.length !== 1 || !leading.includes(itemAt(winners, 0))) {
    throw new Error(`not one of the leading seats ${leading.join()}: ${winners.join()}`);
  }
}
