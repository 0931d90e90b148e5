import { parseAct } from '@rookery/rules/kernel/act-notation';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Act, Game, Vocabulary } from '@rookery/rules/kernel/game';
import { seededStreams } from '@rookery/rules/kernel/rng';
import { viewersOf, type Seat, type Viewer } from '@rookery/rules/kernel/seat';
import type { UpdateTell } from '@rookery/protocol/tells';

/** How a match stands after some acts. */
interface OracleMoment {
  readonly state: Vocabulary['State'];
  /** How many decisions each seat has made. */
  readonly decisions: readonly number[];
  /** Of how many acts each viewer has seen something. */
  readonly seen: readonly number[];
}

/** What is known of a committed act. */
interface KnownAct {
  readonly act: Act;
  /** What each viewer saw of it. */
  readonly seen: readonly (readonly Vocabulary['Seen'][])[];
  /** The same in writing. */
  readonly texts: readonly string[];
}

/** Parts of an update, as they are written. */
interface StandingText {
  readonly before: string;
  readonly after: string;
}

/** What a match begins with. */
export interface OracleSetup {
  readonly game: Game;
  readonly seats: number;
  readonly options: unknown;
  readonly secret: string;
}

/**
 * Knows of one match what is committed, and so what each viewer may be told. It asks the rules alone and
 * shares nothing with the desk.
 */
export class MatchOracle {
  readonly setup: OracleSetup;
  readonly #viewers: readonly Viewer[];
  readonly #acts: KnownAct[] = [];
  readonly #moments: OracleMoment[];
  readonly #standings = new Map<string, StandingText>();

  constructor(setup: OracleSetup) {
    const { game, seats, options } = setup;
    this.setup = setup;
    this.#viewers = viewersOf(seats);
    this.#moments = [
      {
        state: game.start(options, seats),
        decisions: Array.from({ length: seats }, () => 0),
        seen: this.#viewers.map(() => 0),
      },
    ];
  }

  get length(): number {
    return this.#acts.length;
  }

  get now(): OracleMoment {
    return entryOf(this.#moments, this.#acts.length);
  }

  get isOver(): boolean {
    return this.setup.game.waiting(this.now.state).for === 'nobody';
  }

  /** Takes in a committed act; says what is wrong with it, if anything is. */
  add(text: string): string | undefined {
    const { game, seats } = this.setup;
    const parsed = parseAct(game.notation, text, seats);
    if (!parsed.ok) return `${text} is no act`;
    const act = parsed.value;
    const problem = this.#whyNot(act);
    if (problem !== undefined) return `${text}: ${problem}`;
    this.#apply(act);
    return undefined;
  }

  #whyNot(act: Act): string | undefined {
    const { game, secret } = this.setup;
    const { state } = this.now;
    if (act.by !== 'chance') return game.refuse(state, act.by, act.move)?.kind;
    if (game.waiting(state).for !== 'chance') return 'nobody waits for chance';
    const drawn = game.notation.formatChance(game.roll(state, seededStreams(secret)));
    return drawn === game.notation.formatChance(act.chance)
      ? undefined
      : 'this is not what the secret of the match draws';
  }

  #apply(act: Act): void {
    const { game } = this.setup;
    const { state, decisions, seen } = this.now;
    const step = game.apply(state, act);
    const news = this.#viewers.map((viewer) =>
      step.events.map((event) => game.see(event, viewer)).filter((each) => each !== undefined),
    );
    const texts = news.map((each) => JSON.stringify(each).slice(1, -1));
    this.#acts.push({ act, seen: news, texts });
    this.#moments.push({
      state: step.state,
      decisions: decisions.map((made, seat) => (seat === act.by ? made + 1 : made)),
      seen: seen.map((count, index) => (entryOf(news, index).length > 0 ? count + 1 : count)),
    });
  }

  /**
   * Why an update could not be told to this viewer; nothing if it may be. Its frame, if there is one, holds
   * the same in writing, which is quicker to compare.
   */
  whyNotTold(
    update: UpdateTell,
    viewer: Viewer,
    frame = JSON.stringify(update),
  ): string | undefined {
    const lengths = this.#lengthsFor(viewer, update.seq);
    if (lengths.length === 0) return `${String(update.seq)} acts are told, which are not committed`;
    const news = this.#newsText(viewer, update.since, update.seq);
    const isTold = lengths.some((length) => {
      const { before, after } = this.#standing(length, viewer);
      return frame.includes(`${before},"news":[${news}],${after},`);
    });
    if (isTold) return undefined;
    return frame.includes(`"news":[${news}],`)
      ? 'the view is not what this viewer may see'
      : 'the news are not what this viewer saw happen';
  }

  /** What a viewer saw happen after `since` and up to `seq` of the acts that it noticed. */
  newsBetween(viewer: Viewer, since: number, seq: number): readonly Vocabulary['Seen'][] {
    const index = this.#indexOf(viewer);
    return this.#acts.flatMap(({ seen }, at) => {
      const before = entryOf(entryOf(this.#moments, at).seen, index);
      return before >= since && before < seq ? entryOf(seen, index) : [];
    });
  }

  /** Of how many acts a viewer has seen something by now. */
  seenBy(viewer: Viewer): number {
    return entryOf(this.now.seen, this.#indexOf(viewer));
  }

  /** A seat's nth decision as notation, and the `seq` of its answer; nothing if it is not committed. */
  findDecision(
    seat: Seat,
    nth: number,
  ): { readonly move: string; readonly seq: number } | undefined {
    const { game } = this.setup;
    const index = this.#acts.findIndex(
      ({ act }, at) =>
        act.by === seat && entryOf(entryOf(this.#moments, at).decisions, seat) === nth - 1,
    );
    const act = this.#acts[index]?.act;
    if (!act || act.by === 'chance') return undefined;
    const next = this.#acts.findIndex(({ act: { by } }, at) => at > index && by !== 'chance');
    const { seen } = entryOf(this.#moments, next < 0 ? this.#acts.length : next);
    return { move: game.notation.formatMove(act.move), seq: entryOf(seen, seat) };
  }

  /** Whether the rules could have refused a move this way, lately. */
  couldRefuse(seat: Seat, move: Vocabulary['Move'], refusal: Vocabulary['Refusal']): boolean {
    const { game } = this.setup;
    const told = JSON.stringify(refusal);
    return this.#moments
      .toReversed()
      .some(({ state }) => JSON.stringify(game.refuse(state, seat, move)) === told);
  }

  #indexOf(viewer: Viewer): number {
    return viewer === 'onlooker' ? this.setup.seats : viewer;
  }

  /** The lengths of the log at which a viewer has seen something of so many acts, the latest first. */
  #lengthsFor(viewer: Viewer, seq: number): readonly number[] {
    const index = this.#indexOf(viewer);
    const lengths: number[] = [];
    for (let length = this.#acts.length; length >= 0; length -= 1) {
      const seen = entryOf(entryOf(this.#moments, length).seen, index);
      if (seen < seq) break;
      if (seen === seq) lengths.push(length);
    }
    return lengths;
  }

  #newsText(viewer: Viewer, since: number, seq: number): string {
    const index = this.#indexOf(viewer);
    const texts: string[] = [];
    for (let at = this.#acts.length - 1; at >= 0; at -= 1) {
      const before = entryOf(entryOf(this.#moments, at).seen, index);
      if (before < since) break;
      const text = before < seq ? entryOf(entryOf(this.#acts, at).texts, index) : '';
      if (text !== '') texts.push(text);
    }
    return texts.toReversed().join(',');
  }

  /** What an update holds before its news and after them, as it is written. */
  #standing(length: number, viewer: Viewer): StandingText {
    const key = `${String(length)} ${String(viewer)}`;
    const known = this.#standings.get(key);
    if (known) return known;
    const { game } = this.setup;
    const { state, decisions } = entryOf(this.#moments, length);
    const isSeat = viewer !== 'onlooker';
    const legal = JSON.stringify(isSeat ? game.legalMoves(state, viewer) : []);
    const nth = isSeat ? entryOf(decisions, viewer) + 1 : null;
    const standing = {
      before: `"view":${JSON.stringify(game.view(state, viewer))}`,
      after: `"legal":${legal},"waiting":${JSON.stringify(game.waiting(state))},"nth":${String(nth)}`,
    };
    this.#standings.set(key, standing);
    return standing;
  }
}
