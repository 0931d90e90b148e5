import { groupsOf, lineUpsOf, type LineUp } from '@rookery/bots/arena/line-ups';
import { placesIn, type DealOutcome, type MatchOutcome } from '@rookery/bots/arena/outcome';
import { findGame } from '@rookery/rules/catalogue';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Game } from '@rookery/rules/kernel/game';
import type { Match } from '@rookery/rules/kernel/match';
import { seededStreams } from '@rookery/rules/kernel/rng';
import { playMatch } from './play-match.ts';
import type { SeatPlayer } from './seat-player.ts';
import type { Stopwatch } from './move-times.ts';
import type { Tournament } from './tournament.ts';

/** Finds who decides in a seat. */
interface SeatPlayers {
  /** A player that sits in several seats of a match has a copy for each. */
  playerFor(player: number, copy: number): SeatPlayer;
}

/** Plays one deal once with each of its line-ups: the same cards, the players in other seats. */
export async function playDeal(
  tournament: Tournament,
  deal: number,
  roster: SeatPlayers,
  stopwatch: Stopwatch,
): Promise<DealOutcome> {
  const { seed, seats, players } = tournament;
  const game = gameOf(tournament);
  const dealSeed = `${seed}, deal ${String(deal)}`;
  const streams = seededStreams(dealSeed);
  const groups = groupsOf(players.length, seats);
  const group = entryOf(groups, deal % groups.length);
  const matches: MatchOutcome[] = [];
  for (const [index, lineUp] of lineUpsOf(group, streams('line-ups')).entries()) {
    // oxlint-disable-next-line no-await-in-loop -- a program plays one match after the other
    const match = await playMatch({
      id: `${String(deal)}.${String(index)}`,
      game,
      options: tournament.options,
      streams,
      thoughts: seededStreams(`${dealSeed}, line-up ${String(index)}`),
      players: lineUp.map((player, seat) => roster.playerFor(player, copyAt(lineUp, seat))),
      onDecision: (seat, milliseconds) => stopwatch.add(entryOf(lineUp, seat), milliseconds),
    });
    matches.push(outcomeOf(match, lineUp));
  }
  return { deal, matches };
}

function gameOf({ game: id }: Tournament): Game {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}

/** How many seats before this one the same player has. */
const copyAt = (lineUp: LineUp, seat: number): number =>
  lineUp.slice(0, seat).filter((player) => player === lineUp[seat]).length;

function outcomeOf({ game, state }: Match, players: LineUp): MatchOutcome {
  const waiting = game.waiting(state);
  const { scores } = game.standing(state);
  if (waiting.for !== 'nobody' || scores === null) throw new Error('the match is not over');
  return { players, places: placesIn(waiting.ranking), points: scores };
}
