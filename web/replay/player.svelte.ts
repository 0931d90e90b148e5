import { makeUpdate, type HeldMatch } from '../model/match-update.ts';
import type { NewsGuide } from '../model/presentation.ts';
import type { MatchUpdate } from '../model/table-model.ts';
import type { Eyes, MomentAddress } from '../shell/moment.ts';
import {
  filmFor,
  indexOfAct,
  roundAfter,
  roundBefore,
  viewerFor,
  type UnrolledMatch,
} from './film.ts';
import { pauseAt, type ReplayPace } from './pace.ts';

/** What a replay is made of. */
export interface ReplayParts {
  readonly unrolled: UnrolledMatch;
  readonly held: HeldMatch;
  readonly guide: NewsGuide;
  /** Whose eyes show it where the address leaves that open. */
  readonly usualEyes: Eyes;
  /** Reads the moment of the address; reactive. */
  address(): MomentAddress;
  /** Puts a moment into the address. */
  show(moment: MomentAddress): void;
}

/** Steps through a match. The address says where it stands, so that whoever shares or reloads it finds the same. */
export class ReplayPlayer {
  readonly #parts: ReplayParts;
  #isPlaying = $state(false);
  /** The moment that was reached by one step forward, and is seen happening. */
  #arrived = $state<number | null>(null);
  pace = $state<ReplayPace>('usual');

  constructor(parts: ReplayParts) {
    this.#parts = parts;
  }

  readonly eyes = $derived.by((): Eyes => {
    const { seat } = this.#parts.address();
    const isTaken = typeof seat !== 'number' || seat < this.#parts.unrolled.match.seats;
    return seat !== null && isTaken ? seat : this.#parts.usualEyes;
  });
  readonly viewer = $derived.by(() => viewerFor(this.eyes, this.#parts.unrolled.match.seats));
  readonly film = $derived.by(() => filmFor(this.#parts.unrolled, this.viewer, this.#parts.guide));
  readonly index = $derived.by(() => indexOfAct(this.film, this.#parts.address().act));
  readonly moment = $derived(this.film.moments[this.index]);
  readonly story = $derived(this.film.story.slice(0, this.moment?.told ?? 0));
  /** What is to be seen happening: nothing after a jump. */
  readonly news = $derived(this.#arrived === this.index ? (this.moment?.news ?? []) : []);
  readonly update = $derived(this.#updateAt(this.index));
  /** The last moment with the news of the whole match, as the result shows it. */
  readonly ending = $derived.by((): MatchUpdate | null => {
    const last = this.#updateAt(this.last);
    return last && { ...last, since: 0, news: this.film.story };
  });
  /** What each seat knew then, for open hands. */
  readonly views = $derived.by((): readonly unknown[] => {
    const { match, states } = this.#parts.unrolled;
    const state = states[this.moment?.act ?? 0];
    return this.#parts.held.seats.map(({ seat }) =>
      match.game.view(state, viewerFor(seat, match.seats)),
    );
  });

  get last(): number {
    return this.film.moments.length - 1;
  }
  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  /** Goes to a moment, and stops there. */
  goTo(index: number): void {
    this.#isPlaying = false;
    this.#show(index);
  }
  goOn = (): void => this.goTo(this.index + 1);
  goBack = (): void => this.goTo(this.index - 1);
  nextRound = (): void => this.goTo(roundAfter(this.film, this.index));
  previousRound = (): void => this.goTo(roundBefore(this.film, this.index));

  /** Shows the same moment with other eyes. */
  seeAs(eyes: Eyes): void {
    this.#arrived = null;
    this.#parts.show({ act: this.moment?.act ?? 0, seat: eyes });
  }

  /** Plays from here, or from the start once the end is reached; stops if it plays. */
  playOrStop = (): void => {
    this.#isPlaying = !this.#isPlaying;
    if (this.#isPlaying && this.index === this.last) this.#show(0);
  };

  /** While it plays, the next moment follows after a pause. Returns how to cancel that. */
  playNext(): (() => void) | undefined {
    if (!this.#isPlaying) return undefined;
    const pause = pauseAt(this.moment, this.pace);
    const timer = setTimeout(() => {
      this.#show(this.index + 1);
      if (this.index === this.last) this.#isPlaying = false;
    }, pause);
    return () => clearTimeout(timer);
  }

  #updateAt(index: number): MatchUpdate | null {
    const moment = this.film.moments[index];
    const { match, states } = this.#parts.unrolled;
    if (!moment) return null;
    const { act, view, news } = moment;
    const then = { ...match, acts: match.acts.slice(0, act), state: states[act] };
    const update = makeUpdate({ match: then, events: [] }, this.viewer, this.#parts.held, index);
    return { ...update, view, news, legal: [] };
  }

  #show(wanted: number): void {
    const index = Math.min(this.last, Math.max(0, wanted));
    // Only a single step forward is seen happening.
    this.#arrived = index === this.index + 1 ? index : null;
    this.#parts.show({ act: this.film.moments[index]?.act ?? 0, seat: this.eyes });
  }
}
