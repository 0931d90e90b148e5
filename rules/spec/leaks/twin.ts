import { entryOf } from '../../kernel/entry.ts';
import type { Act, Game } from '../../kernel/game.ts';
import { pick, shuffle, type Rng } from '../../kernel/rng.ts';
import type { Viewer } from '../../kernel/seat.ts';
import { changeCount, gather, combine } from '../../penguin-party/cards.ts';
import { penguinParty } from '../../penguin-party/game.ts';
import type { Cards, PenguinParty, State as PartyState } from '../../penguin-party/vocabulary.ts';
import { penguinramids } from '../../penguinramids/game.ts';
import type {
  Options as RamidsOptions,
  Penguinramids,
  State as RamidsState,
} from '../../penguinramids/vocabulary.ts';
import type { Played } from '../random-match.ts';

/** Another way the match could have been, as far as one viewer can tell. */
export interface Twin {
  readonly options: unknown;
  readonly acts: readonly Act[];
}

/** Retells a match (or its beginning) with other hidden cards and other sealed picks. */
export function twinOf(
  game: Game,
  options: unknown,
  played: readonly Played[],
  viewer: Viewer,
  rng: Rng,
): Twin {
  return game.id === penguinParty.id
    ? { options: openDeals(options), acts: partyTwin(played, viewer, rng) }
    : ramidsTwin(typed(options), played, viewer, rng);
}

// The catalogue's games hide their types; here we know which one it is.
function typed<Value>(value: unknown, like?: (value: Value) => unknown): Value;
function typed(value: unknown): unknown {
  return value;
}

/** Given deals are secrets too: the twin's table was given others, or none. */
const openDeals = (options: unknown): unknown => ({
  ...typed<PenguinParty['Options']>(options),
  deals: [],
});

/** Each round's deal becomes: what each seat has played, plus what the viewer imagines it still holds. */
function partyTwin(played: readonly Played[], viewer: Viewer, rng: Rng): readonly Act[] {
  const starts = played.flatMap(({ act }, index) => (isDeal(act) ? [index] : []));
  const retold = new Map(
    starts.map((from, nth) => {
      const round = played.slice(from, starts[nth + 1]);
      return [from, retellDeal(round, viewer, rng)] as const;
    }),
  );
  return played.map(({ act }, index) => retold.get(index) ?? act);
}

const isDeal = (act: Act): boolean =>
  act.by === 'chance' && typed<PenguinParty['Chance']>(act.chance).type === 'deal';

function retellDeal(round: readonly Played[], viewer: Viewer, rng: Rng): Act {
  const last = lastOfRound(round);
  const imagined = penguinParty.imagine(penguinParty.view(last, viewer), rng);
  const first = entryOf(round, 0);
  if (first.act.by !== 'chance') throw new Error('a round begins with its deal');
  const deal = typed<Extract<PenguinParty['Chance'], { type: 'deal' }>>(first.act.chance);
  const hands = handsOf(imagined).map((held, seat) => combine([held, playedBy(round, seat)]));
  return { by: 'chance', chance: { ...deal, hands } };
}

/** The last state of a round, with the round still on the table. */
function lastOfRound(round: readonly Played[]): PartyState {
  const { before, act, after } = entryOf(round, round.length - 1);
  const last = typed<PartyState>(after);
  if ('round' in last.stage) return last;
  // The next round is being dealt; had this been the match's last one, it would lie there still.
  const { stage, seats, ...rest } = typed<PartyState>(before);
  if (stage.phase !== 'turn') throw new Error(`no round in phase ${stage.phase}`);
  const final = { ...stage, round: { ...stage.round, number: seats } };
  return penguinParty.apply({ ...rest, seats, tie: 'share', stage: final }, typed(act)).state;
}

const handsOf = ({ stage }: PartyState): readonly Cards[] =>
  'round' in stage ? stage.round.hands : [];

/** What a seat has placed in a round. */
const playedBy = (round: readonly Played[], seat: number): Cards =>
  round
    .filter(({ act }) => act.by === seat)
    .map(({ act }) => typed<{ move: PenguinParty['Move'] }>(act).move.colour)
    .reduce((cards, colour) => changeCount(cards, colour, 1), gather([]));

/** The order of cards never drawn, picks still sealed, and picks that were changed may all be others. */
function ramidsTwin(
  options: RamidsOptions,
  played: readonly Played[],
  viewer: Viewer,
  rng: Rng,
): Twin {
  const acts = played.map(({ before, act }, index): Act => {
    if (act.by === 'chance' || act.by === viewer) return act;
    const move = typed<Penguinramids['Move']>(act.move);
    if (move.type !== 'choose' || isRevealed(played.slice(index), act.by)) return act;
    const legal = penguinramids.legalMoves(typed<RamidsState>(before), act.by);
    return { by: act.by, move: pick(legal, rng) };
  });
  return { options: { ...options, deck: otherOrder(options.deck, played, rng) }, acts };
}

/** Whether the pick made first here is the one that is later turned up. */
function isRevealed(from: readonly Played[], seat: number): boolean {
  const [own, ...later] = from;
  if (own && wasRevealed(own)) return true;
  for (const step of later) {
    const changes = step.act.by === seat;
    if (changes) return false;
    if (wasRevealed(step)) return true;
  }
  return false;
}

const wasRevealed = ({ events }: Played): boolean =>
  events.some((event) => typed<Penguinramids['Event']>(event).type === 'revealed');

function otherOrder(
  deck: RamidsOptions['deck'],
  played: readonly Played[],
  rng: Rng,
): RamidsOptions['deck'] {
  if (!deck) return null;
  const last = played.at(-1);
  const stage = last && typed<RamidsState>(last.after).stage;
  const unseen = stage && 'table' in stage ? stage.table.deck.unseen.length : deck.length;
  const drawn = deck.length - unseen;
  return [...deck.slice(0, drawn), ...shuffle(deck.slice(drawn), rng)];
}
