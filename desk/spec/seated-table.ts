import type { Reason } from '@rookery/protocol/reasons';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import type { StoredSeat, StoredTable } from '../store.ts';
import { opened, tableWith } from './match/hosted.ts';

export const free: StoredSeat = { person: null, bot: null, ready: false };
export const bot: StoredSeat = { person: null, bot: 'king', ready: true };

export const personOn = (person: string): StoredSeat => ({ person, bot: null, ready: true });

const { table } = tableWith(opened(penguinParty, 2).start, () => null);

/** A table with these seats, whose host is Ana. */
export const tableOf = (
  phase: StoredTable['phase'],
  seats: readonly StoredSeat[],
): StoredTable => ({ ...table, phase, seats, host: 'Ana' });

/** What is given back to whoever may not do something. */
export const refusal = (kind: Reason['kind']): object => ({ ok: false, problems: [{ kind }] });

/** What is given back to whoever comes too early or too late. */
export const wrongPhase = (phase: StoredTable['phase']): object => ({
  ok: false,
  problems: [{ kind: 'wrong-phase', phase }],
});
