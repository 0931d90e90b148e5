import type { MatchLine } from '@rookery/protocol/api';
import { sittersOf, type Sitter } from '../table/sitters.ts';
import type { OnlinePagesTexts } from '@rookery/texts/en/page/online';
import type { PageTexts } from '@rookery/texts/en/page/page';

/** The players of a finished match, all shown as present. */
export const playersOf = (
  seats: MatchLine['seats'],
  me: number | null,
  texts: PageTexts,
): readonly Sitter[] => sittersOf(seats, me, texts).map((each) => ({ ...each, isAway: false }));

/** The place of each seat, 1 for the best. Equals share the better place. */
export function placesOf(ranking: readonly (readonly number[])[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  let better = 0;
  for (const equals of ranking) {
    for (const seat of equals) places.set(seat, better + 1);
    better += equals.length;
  }
  return places;
}

/** The seat of a person with this name and penguin; null unless there is exactly one. */
export function seatOfPerson(
  seats: MatchLine['seats'],
  person: { readonly name: string; readonly penguin: string } | null,
): number | null {
  const found = seats.filter(
    ({ who }) =>
      who.kind === 'person' && who.name === person?.name && who.penguin === person.penguin,
  );
  return found.length === 1 ? (found[0]?.seat ?? null) : null;
}

/** Says how a match ended: the viewer's place, or who won. */
export function sayResult(
  ranking: MatchLine['ranking'],
  sitters: readonly Sitter[],
  texts: OnlinePagesTexts['matches'],
): string {
  if (ranking === null) return texts.unfinished;
  const winners = ranking[0] ?? [];
  const me = sitters.find(({ isMe }) => isMe)?.seat;
  const place = me === undefined ? undefined : placesOf(ranking).get(me);
  if (place === 1) return winners.length > 1 ? texts.shared : texts.won;
  if (place !== undefined) return texts.place(place, sitters.length);
  const names = sitters.filter(({ seat }) => winners.includes(seat)).map(({ name }) => name);
  return texts.wonBy(names.join(', '));
}
