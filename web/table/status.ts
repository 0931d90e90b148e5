import type { Seat } from '@rookery/rules/kernel/seat';
import type { People } from '@rookery/texts/people';
import type { MatchUpdate, Picture } from '../model/table-model.ts';
import type { PageTexts } from '@rookery/texts/en/page/page';
import type { Sitter } from './sitters.ts';

/** What the table waits for, as the bar says it. */
export interface TableStatus {
  /** Away: nobody whom the table waits for is here. */
  readonly kind: 'mine' | 'pending' | 'others' | 'away' | 'over';
  readonly sentence: string;
}

/** What the status depends on. */
type StatusContext = Pick<Picture, 'pending' | 'isUpToDate' | 'interlude'> & {
  readonly update: Pick<MatchUpdate, 'waiting'> | null;
};

/** Whose turn it is, seen from a seat. */
export function statusOf(
  { update, pending, isUpToDate, interlude }: StatusContext,
  sitters: readonly Sitter[],
  people: People,
  texts: PageTexts['table'],
): TableStatus | null {
  if (update === null) return null;
  const { waiting } = update;
  if (interlude) return { kind: 'over', sentence: texts.roundOver };
  if (waiting.for === 'nobody') return { kind: 'over', sentence: texts.over };
  if (pending !== null) return { kind: 'pending', sentence: texts.onItsWay };
  const seats: readonly number[] = waiting.for === 'seats' ? waiting.seats : [];
  const awaited = sitters.filter(({ seat }) => seats.includes(seat));
  const mine = awaited.find(({ isMe }) => isMe);
  if (mine && (isUpToDate || isSimultaneous(update))) {
    return { kind: 'mine', sentence: sayTurn(mine.seat, people, texts) };
  }
  // Until the last moves are shown, nobody is said to think while the viewer is to choose as well.
  return statusOfOthers(awaited.some(({ isMe }) => isMe) ? [] : awaited, texts);
}

const namesOf = (sitters: readonly Sitter[]): readonly string[] => sitters.map(({ name }) => name);

function statusOfOthers(awaited: readonly Sitter[], texts: PageTexts['table']): TableStatus {
  const thinking = awaited.filter(({ isAway, bot }) => !isAway || bot !== null);
  return awaited.length > 0 && thinking.length === 0
    ? { kind: 'away', sentence: texts.areAway(namesOf(awaited)) }
    : { kind: 'others', sentence: texts.waitingFor(namesOf(thinking)) };
}

/** Whether several choose at the same time. What one of them does then changes nothing for the others. */
export const isSimultaneous = (update: Pick<MatchUpdate, 'waiting'> | null): boolean =>
  update?.waiting.for === 'seats' && update.waiting.seats.length > 1;

/** Tells a player that it is their turn: by name, where several people look at the screen. */
export const sayTurn = (seat: number, people: People, texts: PageTexts['table']): string =>
  people.viewer === seat ? texts.yourTurn : texts.turnOf(people.names[seat] ?? '');

/** Whether the match waits for that seat. */
export const isTurnOf = (update: Pick<MatchUpdate, 'waiting'> | null, seat: Seat | null): boolean =>
  update?.waiting.for === 'seats' && update.waiting.seats.some((each) => each === seat);
