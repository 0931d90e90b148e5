import { findGame } from '@rookery/rules/catalogue';
import { tournamentForm, type Entrant, type Tournament } from '../tournament.ts';

/** One of our bots, with its usual name. */
export const bot = (name: string): Entrant => ({ kind: 'bot', label: name, name, budget: 1 });

/** A program that runs JavaScript on this Node. */
export const script = (label: string, file: string): Entrant => ({
  kind: 'program',
  label,
  command: `"${process.execPath}" "${file}"`,
});

/** A tournament with the usual options. */
export function tournamentOf(
  id: string,
  seats: number,
  ...players: readonly Entrant[]
): Tournament {
  const game = findGame(id);
  const options = game?.parseOptions({}, seats);
  if (!game || !options?.ok) throw new Error(`no tournament of ${id} at ${String(seats)} seats`);
  return {
    form: tournamentForm,
    game: id,
    rules: game.version,
    seats,
    options: options.value,
    seed: 'spec',
    players,
  };
}
