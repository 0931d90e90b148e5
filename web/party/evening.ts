import { matchId, tableId, type MatchId } from '@rookery/protocol/identifiers';
import { penguins, type SeatLine } from '@rookery/protocol/people';
import { count, gameValue, orNull, word, type ReadBy } from '@rookery/protocol/shapes';
import { fields, listOf, oneOf, read, text } from '@rookery/rules/kernel/shape';
import { placesOf } from '../online/results.ts';

const player = fields({
  name: text(60),
  penguin: oneOf(penguins),
  /** 1 for the best; equals share the better place. */
  place: count,
  /** How many finished behind. */
  beaten: count,
});

const eveningReader = fields({
  /** The table that the big screen shows; null between tables. */
  table: orNull(tableId),
  game: word,
  options: gameValue,
  /** The match that was last seen being played. */
  current: orNull(matchId),
  matches: listOf(fields({ id: matchId, players: listOf(player) })),
});

/** Everything that the big screen keeps of an evening: its table, and how the matches ended. */
export type Evening = ReadBy<typeof eveningReader>;

/** How one person did in one match. */
type EveningPlayer = ReadBy<typeof player>;

/** Where somebody stands in the evening. */
export interface EveningLine {
  readonly name: string;
  readonly penguin: EveningPlayer['penguin'];
  readonly wins: number;
  readonly points: number;
  /** 1 for the best; equals share the better place. */
  readonly place: number;
}

export const noEvening: Evening = {
  table: null,
  game: 'penguin-party',
  options: null,
  current: null,
  matches: [],
};

/** Reads what a device has kept; an evening without matches if it is no evening. */
export function readEvening(stored: unknown): Evening {
  const found = read(eveningReader, stored, 'evening');
  return found.ok ? found.value : noEvening;
}

type Ranking = readonly (readonly number[])[];

/** The evening after a match, which counts once. Bots count as beaten, but not in the evening. */
export function addMatch(
  evening: Evening,
  id: MatchId,
  seats: readonly SeatLine[],
  ranking: Ranking,
): Evening {
  if (evening.matches.some((match) => match.id === id)) return evening;
  const places = placesOf(ranking);
  const players = seats.flatMap(({ seat, who }): readonly EveningPlayer[] => {
    const place = places.get(seat);
    if (who.kind !== 'person' || place === undefined) return [];
    const { name, penguin } = who;
    return [{ name, penguin, place, beaten: countBehind(ranking, seat) }];
  });
  return { ...evening, matches: [...evening.matches, { id, players }] };
}

function countBehind(ranking: Ranking, seat: number): number {
  const own = ranking.findIndex((equals) => equals.includes(seat));
  return ranking.slice(own + 1).flat().length;
}

/** The standing of the evening, the best first: by matches won, then by points. */
export function tallyEvening({ matches }: Evening): readonly EveningLine[] {
  const lines = new Map<string, Omit<EveningLine, 'place'>>();
  for (const { name, penguin, place, beaten } of matches.flatMap(({ players }) => players)) {
    const { wins, points } = lines.get(name) ?? { wins: 0, points: 0 };
    const won = place === 1 ? 1 : 0;
    lines.set(name, { name, penguin, wins: wins + won, points: points + beaten });
  }
  const sorted = [...lines.values()].toSorted((a, b) => b.wins - a.wins || b.points - a.points);
  return sorted.map((line) => ({
    ...line,
    place: 1 + sorted.findIndex(({ wins, points }) => wins === line.wins && points === line.points),
  }));
}
