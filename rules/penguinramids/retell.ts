import type { Act, Told } from '../kernel/game.ts';
import { shuffle, type Rng } from '../kernel/rng.ts';
import type { Viewer } from '../kernel/seat.ts';
import { imagine } from './imagine.ts';
import type { Action, Options, Penguinramids, State } from './vocabulary.ts';
import { view } from './view.ts';

/** The picks that others have sealed are other ones, and so is the order of a given deck from here on. */
export function retell(
  { seats, options, acts }: Told<Penguinramids>,
  state: State,
  viewer: Viewer,
  rng: Rng,
): Told<Penguinramids> {
  const { stage } = imagine(view(state, viewer), rng);
  const picks = stage.phase === 'choosing' ? stage.picks : [];
  return {
    seats,
    options: { ...options, deck: otherOrder(options.deck, state, rng) },
    acts: retellPicks(acts, picks, viewer),
  };
}

/** A pick that was changed is told as if it had been the first: nobody else knows better (PR5). */
function retellPicks(
  acts: readonly Act<Penguinramids>[],
  picks: readonly (Action | null)[],
  viewer: Viewer,
): readonly Act<Penguinramids>[] {
  const sealedFrom = acts.findLastIndex(({ by }) => by === 'chance') + 1;
  const told = new Set<number>();
  return acts.flatMap((act, index): readonly Act<Penguinramids>[] => {
    if (act.by === 'chance' || act.by === viewer || index < sealedFrom) return [act];
    const action = picks[act.by] ?? null;
    if (action === null) return [act];
    if (told.has(act.by)) return [];
    told.add(act.by);
    return [{ by: act.by, move: { type: 'choose', action } }];
  });
}

/** What has been drawn of a given deck stays; the rest may lie in any order. */
function otherOrder(deck: Options['deck'], { stage }: State, rng: Rng): Options['deck'] {
  if (!deck) return null;
  const unseen = 'table' in stage ? stage.table.deck.unseen.length : deck.length;
  const drawn = deck.length - unseen;
  return [...deck.slice(0, drawn), ...shuffle(deck.slice(drawn), rng)];
}
