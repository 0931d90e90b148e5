import type { LuckAndSkill } from '@rookery/analysis/review/luck-and-skill';
import type { MatchLine } from '@rookery/protocol/api';
import type { MatchId } from '@rookery/protocol/identifiers';
import type { SeatLine } from '@rookery/protocol/people';
import type { LocalEntry } from '../here/tables.ts';
import { placesOf, seatOfPerson } from '../online/results.ts';

/** A finished match as the own numbers count it. */
export interface CountedMatch {
  readonly id: MatchId;
  readonly where: 'here' | 'online';
  readonly game: string;
  readonly seats: number;
  /** When it ended, in milliseconds. */
  readonly at: number;
  /** The own place, 1 for the best. */
  readonly place: number;
  /** The own share of the victory: 1, a part of it, or 0. */
  readonly share: number;
  /** Who the others were: levels of bots, and names of people. */
  readonly bots: readonly string[];
  readonly people: readonly string[];
  /** What luck and the own decisions gave, in shares of the victory; null unless it was reviewed. */
  readonly luck: number | null;
  readonly skill: number | null;
}

type Reviewed = ReadonlyMap<MatchId, readonly LuckAndSkill[]>;

/** The person whose numbers these are. */
type Owner = Parameters<typeof seatOfPerson>[1];

/**
 * A match of this device. Left out are matches that are not over, that begin in the middle of another, in which
 * a move was taken back, and those of several people, of whom nobody knows which one asks.
 */
export function countLocal(entry: LocalEntry, reviewed: Reviewed): CountedMatch | null {
  const { match, game, seats, finishedAt, result, whatIf, takenBack } = entry;
  const [me, ...others] = seats.filter(({ who }) => who.kind === 'person');
  if (finishedAt === null || !result || whatIf || takenBack > 0 || !me || others.length > 0) {
    return null;
  }
  const facts = { id: match, game, at: finishedAt, where: 'here' } as const;
  return countMatch(facts, seats, me.seat, result.ranking, reviewed);
}

/** A match of the server, if the owner sat there. */
export function countOnline(
  { id, game, seats, finishedAt, ranking }: MatchLine,
  owner: Owner,
  reviewed: Reviewed,
): CountedMatch | null {
  const me = seatOfPerson(seats, owner);
  if (finishedAt === null || ranking === null || me === null) return null;
  return countMatch({ id, game, at: finishedAt, where: 'online' }, seats, me, ranking, reviewed);
}

function countMatch(
  facts: Pick<CountedMatch, 'id' | 'game' | 'at' | 'where'>,
  seats: readonly SeatLine[],
  me: number,
  ranking: readonly (readonly number[])[],
  reviewed: Reviewed,
): CountedMatch {
  const winners = ranking[0] ?? [];
  const others = seats.filter(({ seat }) => seat !== me).map(({ who }) => who);
  const split = reviewed.get(facts.id)?.find(({ seat }) => seat === me);
  return {
    ...facts,
    seats: seats.length,
    place: placesOf(ranking).get(me) ?? seats.length,
    share: winners.includes(me) ? 1 / winners.length : 0,
    bots: others.flatMap((who) => (who.kind === 'bot' ? [who.level] : [])),
    people: others.flatMap((who) => (who.kind === 'person' ? [who.name] : [])),
    luck: split?.luck.gave ?? null,
    skill: split?.own.gave ?? null,
  };
}
