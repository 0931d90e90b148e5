import type { SeatLine } from '@rookery/protocol/people';
import type { Table } from '@rookery/protocol/tables';
import { levels } from '@rookery/bots/levels';
import type { MatchUpdate } from '../model/table-model.ts';
import type { PageTexts } from '@rookery/texts/en/page/page';

/** The state of a pause, for one of the players. */
export type PauseState =
  /** No clock runs at this table, or no match. */
  | 'impossible'
  | 'running'
  /** Somebody else asks for a pause. */
  | 'asked'
  /** The viewer asks for a pause, and somebody has not agreed yet. */
  | 'asked-by-me'
  | 'paused';

export function findPauseState(
  { phase, settings, wishes, you }: Pick<Table, 'phase' | 'settings' | 'wishes' | 'you'>,
  update: Pick<MatchUpdate, 'clocks'> | null,
): PauseState {
  if (phase !== 'playing' || settings.clock.kind === 'none' || you.seat === null) {
    return 'impossible';
  }
  if (update !== null && update.clocks.paused !== null) return 'paused';
  if (wishes.pause.includes(you.seat)) return 'asked-by-me';
  return wishes.pause.length > 0 ? 'asked' : 'running';
}

/** The person on the viewer's seat; undefined if the viewer watches. */
export const findOwner = ({
  seats,
  you,
}: Pick<Table, 'seats' | 'you'>): SeatLine['who'] | undefined =>
  seats.find(({ seat }) => seat === you.seat)?.who;

/** How the viewer can leave a match for good; undefined if they do not play one. */
export function findWayOut({
  phase,
  seats,
  you,
}: Pick<Table, 'phase' | 'seats' | 'you'>): 'resign' | 'end' | undefined {
  if (phase !== 'playing' || you.seat === null) return undefined;
  const isAlone = seats.every(
    ({ seat, who }) => seat === you.seat || who.kind !== 'person' || who.standIn !== null,
  );
  return isAlone && you.isHost ? 'end' : 'resign';
}

/** The name of the bot that plays for the viewer; null if none does. */
export function nameStandIn(
  table: Pick<Table, 'seats' | 'you'>,
  texts: PageTexts['levels'],
): string | null {
  const who = findOwner(table);
  const standIn = who?.kind === 'person' ? who.standIn : null;
  const level = levels.find((each) => each === standIn);
  return level === undefined ? standIn : texts[level].name;
}
