import type { Match } from '@rookery/rules/kernel/match';
import type { Result } from '@rookery/rules/kernel/result';
import type { Ruling } from '@rookery/referee/ruling';
import { isObject } from '@rookery/rules/kernel/shape';
import { answer } from '../../referee/answer.ts';
import { englishWording } from '../../referee/wording.ts';
import type { InputLine } from '../../referee/lines.ts';
import { statusOf } from '../../referee/status.ts';
import type { DecisionRequest, SeatPlayer, SeatSnapshot } from '../seat-player.ts';
import { playerOperations, type PlayerContext, type ProgramSeat } from './player-operations.ts';
import type { FailureCause } from '@rookery/texts/terminal-subjects';
import { ProgramFailed } from './failure.ts';
import { ProgramProcess } from './process.ts';

/** How a program is run. */
export interface ProgramOptions {
  readonly label: string;
  readonly command: string;
  /** How long it may take over a decision, in seconds. */
  readonly patience: number;
  readonly version: string;
}

/** How often a program may be refused in one turn. */
const mostRefusals = 10;

/** A turn that waits for the program's move. */
interface OpenRequest {
  readonly request: DecisionRequest;
  refusals: number;
  readonly take: (move: unknown) => void;
  readonly fail: (error: ProgramFailed) => void;
}

/** A program in a seat. It is told what its seat knows and answered as by a referee, match after match. */
export class Program implements SeatPlayer {
  readonly #options: ProgramOptions;
  readonly #process: ProgramProcess;
  readonly #context: PlayerContext;
  #place: ProgramSeat | undefined;
  /** How many of the events that its seat has seen were sent to it. */
  #told = 0;
  #open: OpenRequest | undefined;
  /** The move that was just found legal, until it is answered. */
  #move: { readonly value: unknown } | undefined;

  constructor(options: ProgramOptions) {
    this.#options = options;
    this.#context = {
      version: options.version,
      wording: englishWording,
      place: () => this.#place,
      attempt: (move) => this.#attempt(move),
    };
    this.#process = new ProgramProcess(
      options.command,
      (line) => this.#answer(line),
      (cause) => this.#fail(cause),
    );
  }

  decide(request: DecisionRequest): Promise<unknown> {
    const { id, match, seat, question, rng } = request;
    const { view, legal, seen } = question;
    const decision = new Promise<unknown>((take, fail) => {
      this.#open = { request, refusals: 0, take, fail };
    });
    this.#tell({
      event: 'turn',
      match: id,
      game: match.game.id,
      seat,
      view,
      legal,
      news: seen.slice(this.#told),
      random: rng.below(2 ** 32),
    });
    this.#told = seen.length;
    return this.#inTime(decision);
  }

  watch({ id, match, seat, seen }: SeatSnapshot): void {
    if (this.#place?.id !== id) this.#told = 0;
    this.#place = { id, match, seat };
    if (match.game.waiting(match.state).for !== 'nobody') return;
    const news = seen.slice(this.#told);
    this.#tell({ event: 'over', match: id, seat, status: statusOf(match), news });
  }

  close(): Promise<void> {
    return this.#process.close();
  }

  #tell(message: object): void {
    this.#process.send(JSON.stringify(message));
  }

  async #inTime(decision: Promise<unknown>): Promise<unknown> {
    if (this.#process.ending) this.#fail(this.#process.ending);
    const seconds = this.#options.patience;
    const impatience = setTimeout(() => this.#fail({ kind: 'silent', seconds }), seconds * 1000);
    try {
      return await decision;
    } finally {
      clearTimeout(impatience);
      this.#open = undefined;
    }
  }

  #attempt(move: unknown): Result<Ruling, { readonly kind: string }> | undefined {
    if (!this.#open || this.#move) return undefined;
    const ruling = this.#open.request.attempt(move);
    if (ruling.ok) {
      this.#move = { value: move };
      this.#moveOn(ruling.value.match);
    }
    return ruling;
  }

  #moveOn(match: Match): void {
    if (this.#place) this.#place = { ...this.#place, match };
  }

  #answer(line: InputLine): void {
    const text = answer(line, playerOperations, this.#context);
    this.#process.send(text);
    const move = this.#move;
    this.#move = undefined;
    if (move) this.#open?.take(move.value);
    else this.#countRefusal(text);
  }

  /** Fails a program that is refused too often in one turn. */
  #countRefusal(text: string): void {
    const reply: unknown = JSON.parse(text);
    if (!this.#open || !isObject(reply) || !('error' in reply)) return;
    this.#open.refusals += 1;
    if (this.#open.refusals < mostRefusals) return;
    this.#fail({ kind: 'refused', times: mostRefusals, last: JSON.stringify(reply.error) });
  }

  #fail(cause: FailureCause): void {
    if (!this.#open) return;
    const { id: match, seat } = this.#open.request;
    const { complaints } = this.#process;
    this.#open.fail(
      new ProgramFailed({ player: this.#options.label, match, seat, cause, complaints }),
    );
  }
}
