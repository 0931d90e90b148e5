import type { Random } from './random.ts';
import type { Attempt, Reading } from './reading.ts';
import type { Referee } from './referee.ts';
import type { Tally } from './tally.ts';
import { expectSame, expectSameMoves, report } from './disagreement.ts';
import { span } from './list.ts';

/** One match played by the referee and by this reading, side by side. */
export class Contest {
  readonly #referee: Referee;
  readonly #reading: Reading;
  readonly #random: Random;
  readonly #tally: Tally;
  readonly #moves: Attempt[] = [];
  #match: unknown;

  constructor(referee: Referee, reading: Reading, random: Random, tally: Tally) {
    this.#referee = referee;
    this.#reading = reading;
    this.#random = random;
    this.#tally = tally;
  }

  /** Throws a full report at the first disagreement. */
  async run(): Promise<void> {
    try {
      await this.#open();
      // oxlint-disable-next-line no-await-in-loop -- one decision after the other
      while (!this.#reading.status().over) await this.#decide();
      await this.#close();
    } catch (problem) {
      const text = report(problem, this.#reading.setup, this.#moves);
      throw new Error(text, { cause: problem });
    }
  }

  async #open(): Promise<void> {
    const { match, status } = await this.#referee.open(this.#reading.setup);
    this.#match = match;
    expectSame('status of the new match', status, this.#reading.status());
  }

  async #decide(): Promise<void> {
    if (this.#random.chance(0.08)) await this.#tryIllegalMove();
    if (this.#random.chance(0.01)) await this.#reload();
    await this.#compare();
    await this.#playOn();
  }

  async #close(): Promise<void> {
    await this.#tryIllegalMove();
    await this.#reload();
    await this.#compare();
    await this.#referee.drop(this.#match);
  }

  async #compare(): Promise<void> {
    const lists = await Promise.all(
      this.#seats().map((seat) => this.#referee.legal(this.#match, seat)),
    );
    for (const [seat, moves] of lists.entries()) {
      expectSameMoves(`legal moves of seat ${seat}`, moves, this.#reading.legalMoves(seat));
    }
    this.#reading.expectView?.(await this.#referee.view(this.#match, null));
    this.#tally.decisions += 1;
  }

  async #playOn(): Promise<void> {
    const choice = this.#reading.nextMove(this.#random);
    const { seat, move } = choice;
    this.#moves.push({ seat, move });
    const status = await this.#referee.play(this.#match, choice);
    this.#tally.note(choice.commit());
    expectSame('status after the last move', status, this.#reading.status());
  }

  // The protocol has no request for the status alone, so all that it does tell is compared.
  async #tryIllegalMove(): Promise<void> {
    const attempt = this.#reading.illegalMove(this.#random);
    const before = await this.#everythingTold();
    const kind = await this.#referee.refusal(this.#match, attempt);
    const what = `seat ${attempt.seat} tries ${JSON.stringify(attempt.move)}`;
    if (kind === undefined) throw new Error(`not refused: ${what}`);
    for (const [index, told] of (await this.#everythingTold()).entries()) {
      expectSame(`changed by a refused move, ${what}`, told, before[index]);
    }
    this.#tally.refusals += 1;
  }

  #everythingTold(): Promise<unknown[]> {
    const seats = this.#seats();
    return Promise.all([
      this.#referee.record(this.#match),
      ...[null, ...seats].map((seat) => this.#referee.view(this.#match, seat)),
      ...seats.map((seat) => this.#referee.legal(this.#match, seat)),
    ]);
  }

  // From here on the match that came out of the record is the one that is played.
  async #reload(): Promise<void> {
    const record = await this.#referee.record(this.#match);
    const { match, status } = await this.#referee.load(record);
    expectSame('status of the match loaded from its record', status, this.#reading.status());
    await this.#referee.drop(this.#match);
    this.#match = match;
    this.#tally.reloads += 1;
  }

  #seats(): number[] {
    return span(0, this.#reading.setup.seats - 1);
  }
}
