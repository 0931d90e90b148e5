import { resultOf } from '@rookery/bots/arena/player-results';
import type { Output } from '../system.ts';
import type { PlayedDeal } from './worker-messages.ts';
import type { ArenaTexts } from '@rookery/texts/en/terminal/arena';
import type { Tournament } from './tournament.ts';

const barWidth = 20;
const redrawEvery = 500;
const lineEvery = 10_000;

/** Shows how far a tournament is: one line that changes in a terminal, else a line now and then. */
export class TournamentProgress {
  readonly #output: Output;
  readonly #texts: ArenaTexts;
  readonly #tournament: Tournament;
  readonly #deals: number;
  readonly #played: PlayedDeal[];
  readonly #before: number;
  readonly #begun = performance.now();
  readonly #timer: NodeJS.Timeout;

  constructor(
    output: Output,
    texts: ArenaTexts,
    tournament: Tournament,
    deals: number,
    before: readonly PlayedDeal[],
  ) {
    this.#output = output;
    this.#texts = texts;
    this.#tournament = tournament;
    this.#deals = deals;
    this.#played = [...before];
    this.#before = before.length;
    this.#timer = setInterval(() => this.#show(), output.isTTY === true ? redrawEvery : lineEvery);
    if (output.isTTY === true) this.#show();
  }

  add(played: PlayedDeal): void {
    this.#played.push(played);
  }

  /** Ends the showing, and leaves a clean line behind. */
  close(): void {
    clearInterval(this.#timer);
    if (this.#output.isTTY === true) this.#output.write('\r\u001B[K');
  }

  #show(): void {
    const line = this.#line();
    this.#output.write(
      this.#output.isTTY === true
        ? `\r${bar(this.#played.length / this.#deals)} ${line}\u001B[K`
        : `${line}\n`,
    );
  }

  #line(): string {
    const parts = [
      this.#texts.progress(this.#played.length, this.#deals),
      this.#share(),
      this.#left(),
    ];
    const room = (this.#output.columns ?? 80) - barWidth - 2;
    return parts
      .filter((part) => part !== '')
      .join(' · ')
      .slice(0, Math.max(20, room));
  }

  #share(): string {
    const [first] = this.#tournament.players;
    const outcomes = this.#played.map(({ outcome }) => outcome);
    const { wins } = resultOf(0, outcomes);
    if (!first || !wins) return '';
    const { number } = this.#texts;
    const margin = wins.margin === null ? '' : ` ± ${number(100 * wins.margin, 1)}`;
    return this.#texts.shareSoFar(first.label, `${number(100 * wins.mean, 1)}${margin} %`);
  }

  #left(): string {
    const done = this.#played.length - this.#before;
    if (done === 0) return '';
    const seconds = (performance.now() - this.#begun) / 1000;
    return this.#texts.left((seconds / done) * (this.#deals - this.#played.length));
  }
}

const bar = (share: number): string => {
  const full = Math.round(barWidth * share);
  return '█'.repeat(full) + '░'.repeat(barWidth - full);
};
