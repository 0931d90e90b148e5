import { randomBytes } from 'node:crypto';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Act, Game, Step, Vocabulary } from '@rookery/rules/kernel/game';
import { accepted, type Result } from '@rookery/rules/kernel/result';
import type { Problem } from '@rookery/rules/kernel/problem';
import type { Seat, Viewer } from '@rookery/rules/kernel/seat';
import { fields, optional, read, text, type Reader } from '@rookery/rules/kernel/shape';

/** A hidden card: whose it is (nobody's, if nobody may ever see it), and which. */
export interface Named {
  readonly holder: Seat | null;
  readonly name: string;
}

interface Card extends Named {
  readonly token: string;
}

/** What is hidden in a game, told by what happens in it. */
export interface CardRules<G extends Vocabulary> {
  /** The cards that an event brings into being; those before are then of no more use. */
  dealt(event: G['Event'], seats: number): readonly Named[];
  /** The card of whoever makes this move. */
  used(move: G['Move']): string | undefined;
  /** Which card an event is about, though only its holder sees which. */
  about(event: G['Event']): Named | undefined;
  /** The cards that everyone sees from this event on. */
  opened(event: G['Event']): readonly Named[];
}

/** A canary: a word that stands nowhere by chance. */
export const canary = (): string => `kq${randomBytes(8).toString('hex')}`;
export const canaries = /kq[0-9a-f]{16}/g;

/** Those who get to know things: viewers, readers of records, and those who run the server. */
export type Knower = Viewer | 'reader of records' | 'operator';

/** Who may know which canary, and since when. Those who run the server need none, not even open ones. */
export class Registry {
  readonly #holders = new Map<string, Seat | null>();
  readonly #openedAt = new Map<string, number>();
  #endedAt = Infinity;

  hold(token: string, holder: Seat | null): void {
    this.#holders.set(token, holder);
  }

  open(token: string): void {
    if (!this.#openedAt.has(token)) this.#openedAt.set(token, performance.now());
  }

  /** The match is over: from now on its record tells everything. */
  end(): void {
    this.#endedAt = Math.min(this.#endedAt, performance.now());
  }

  mayKnow(token: string, knower: Knower, at: number): boolean {
    if (knower === 'reader of records') return at >= this.#endedAt;
    if (knower !== 'operator' && this.#holders.get(token) === knower) return true;
    return knower !== 'operator' && at >= (this.#openedAt.get(token) ?? Infinity);
  }

  has(token: string): boolean {
    return this.#holders.has(token);
  }
}

interface CanariedState<G extends Vocabulary> {
  readonly inner: G['State'];
  readonly seats: number;
  readonly hidden: readonly Card[];
  readonly open: readonly Card[];
}

interface CanariedMove<G extends Vocabulary> {
  readonly move: G['Move'];
  readonly card: string | null;
}

interface CanariedEvent<G extends Vocabulary> {
  readonly event: G['Event'];
  readonly hidden: readonly Card[];
  readonly open: readonly Card[];
}

interface Canaried<G extends Vocabulary> extends Vocabulary {
  readonly Options: { readonly options: G['Options']; readonly canary: string };
  readonly State: CanariedState<G>;
  readonly Move: CanariedMove<G>;
  readonly Chance: { readonly chance: G['Chance']; readonly tokens: readonly string[] };
  readonly Event: CanariedEvent<G>;
  readonly Seen: { readonly seen: G['Seen']; readonly cards: readonly Card[] };
  readonly View: { readonly view: G['View']; readonly cards: readonly Card[] };
  readonly Refusal: G['Refusal'] | { readonly kind: 'no-such-card' };
}

/** A game before its types are hidden. */
export type CanariedGame<G extends Vocabulary> = Game<Canaried<G>>;

const anything: Reader<unknown> = (input) => input ?? null;
const moveReader = fields<{ readonly move: unknown; readonly card: string | null }>({
  move: anything,
  card: optional(text(40), null),
});
const optionsReader = fields<{ readonly options: unknown; readonly canary: string }>({
  options: anything,
  canary: text(40),
});

const isNamed =
  ({ holder, name }: Named) =>
  (card: Card): boolean =>
    card.holder === holder && card.name === name;

const ownOf = (cards: readonly Card[], viewer: Viewer): readonly Card[] =>
  cards.filter(({ holder }) => holder === viewer);

/** Cuts a text in two at its last `~`. */
const cut = (whole: string): readonly [string, string] => {
  const at = whole.lastIndexOf('~');
  return [whole.slice(0, at), whole.slice(at + 1)];
};

const andThen = <One, Two>(
  result: Result<One, Problem>,
  next: (value: One) => Two,
): Result<Two, Problem> => (result.ok ? accepted(next(result.value)) : result);

/** The same game, in which every hidden card is marked by a canary, and so are the options. */
export function canaried<G extends Vocabulary>(
  game: Game<G>,
  rules: CardRules<G>,
  registry: Registry,
): CanariedGame<G> {
  const { notation } = game;

  const cardFor = (state: CanariedState<G>, seat: Seat, move: G['Move']): string | null => {
    const name = rules.used(move);
    if (name === undefined) return null;
    return state.hidden.find(isNamed({ holder: seat, name }))?.token ?? null;
  };

  function innerAct(act: Act<Canaried<G>>): Act<G> {
    return act.by === 'chance'
      ? { by: 'chance', chance: act.chance.chance }
      : { by: act.by, move: act.move.move };
  }

  function happen(
    before: CanariedState<G>,
    event: G['Event'],
    tokens: readonly string[],
  ): readonly [CanariedState<G>, CanariedEvent<G>] {
    const dealt = rules.dealt(event, before.seats).map((card, index) => {
      const token = entryOf(tokens, index);
      registry.hold(token, card.holder);
      return { ...card, token };
    });
    if (dealt.length > 0) {
      return [
        { ...before, hidden: dealt, open: [] },
        { event, hidden: dealt, open: [] },
      ];
    }
    const open = rules.opened(event).flatMap((named) => before.hidden.find(isNamed(named)) ?? []);
    for (const { token } of open) registry.open(token);
    const about = rules.about(event);
    const hidden = about ? before.hidden.filter(isNamed(about)) : [];
    const state = {
      ...before,
      hidden: before.hidden.filter((card) => !open.includes(card)),
      open: [...before.open, ...open],
    };
    return [state, { event, hidden, open }];
  }

  function apply(before: CanariedState<G>, act: Act<Canaried<G>>): Step<Canaried<G>> {
    const step = game.apply(before.inner, innerAct(act));
    if (game.waiting(step.state).for === 'nobody') registry.end();
    const tokens = act.by === 'chance' ? act.chance.tokens : [];
    let state: CanariedState<G> = { ...before, inner: step.state };
    const events = step.events.map((event) => {
      const [after, told] = happen(state, event, tokens);
      state = after;
      return told;
    });
    return { state, events };
  }

  return {
    id: game.id,
    version: game.version,
    seats: game.seats,
    editions: game.editions,
    notation: {
      formatMove: ({ move, card }) => `${notation.formatMove(move)}~${card ?? ''}`,
      parseMove(whole) {
        const [move, card] = cut(whole);
        return andThen(notation.parseMove(move), (value) => ({
          move: value,
          card: card === '' ? null : card,
        }));
      },
      formatChance: ({ chance, tokens }) => `${notation.formatChance(chance)}~${tokens.join('.')}`,
      parseChance(whole) {
        const [chance, tokens] = cut(whole);
        return andThen(notation.parseChance(chance), (value) => ({
          chance: value,
          tokens: tokens === '' ? [] : tokens.split('.'),
        }));
      },
    },
    parseOptions(input, seats) {
      const given = read(optionsReader, input, 'options');
      const options = game.parseOptions(given.ok ? given.value.options : input, seats);
      const mark = given.ok ? given.value.canary : canary();
      registry.hold(mark, null);
      return andThen(options, (value) => ({ options: value, canary: mark }));
    },
    givenSecrets: ({ options }) => game.givenSecrets(options),
    parseMove(input) {
      const form = read(moveReader, input, 'move');
      if (!form.ok) return form;
      return andThen(game.parseMove(form.value.move), (move) => ({
        move,
        card: form.value.card,
      }));
    },
    start: ({ options }, seats) => ({
      inner: game.start(options, seats),
      seats,
      hidden: [],
      open: [],
    }),
    waiting: ({ inner }) => game.waiting(inner),
    standing: ({ inner }) => game.standing(inner),
    legalMoves: (state, seat) =>
      game
        .legalMoves(state.inner, seat)
        .map((move) => ({ move, card: cardFor(state, seat, move) })),
    refuse(state, seat, { move, card }) {
      const refusal = game.refuse(state.inner, seat, move);
      if (refusal) return refusal;
      return card === cardFor(state, seat, move) ? undefined : { kind: 'no-such-card' };
    },
    roll(state, streams) {
      const chance = game.roll(state.inner, streams);
      const { events } = game.apply(state.inner, { by: 'chance', chance });
      const cards = events.flatMap((event) => rules.dealt(event, state.seats));
      return { chance, tokens: cards.map(() => canary()) };
    },
    doubt: (state, { chance }) => game.doubt(state.inner, chance),
    apply,
    view: ({ inner, hidden, open }, viewer) => ({
      view: game.view(inner, viewer),
      cards: [...open, ...ownOf(hidden, viewer)],
    }),
    see({ event, hidden, open }, viewer) {
      const seen = game.see(event, viewer);
      return seen === undefined ? undefined : { seen, cards: [...open, ...ownOf(hidden, viewer)] };
    },
    imagine() {
      throw new Error('nobody imagines canaries');
    },
    retell() {
      throw new Error('nobody retells a match of canaries');
    },
  };
}
