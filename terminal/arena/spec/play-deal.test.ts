import { playersOf } from '@rookery/bots/players';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Match } from '@rookery/rules/kernel/match';
import { describe, expect, test } from 'vitest';
import { playDeal } from '../play-deal.ts';
import { botInSeat, type SeatPlayer, type DecisionRequest } from '../seat-player.ts';
import { Stopwatch } from '../move-times.ts';
import type { Tournament } from '../tournament.ts';
import { bot, tournamentOf } from './small-tournament.ts';

/** Plays a deal, and gives what was asked and how each match ended. */
async function watched(tournament: Tournament, deal: number) {
  const turns: DecisionRequest[] = [];
  const ends = new Map<string, Match>();
  const stopwatch = new Stopwatch(tournament.players.length);
  const playerFor = (player: number): SeatPlayer => {
    const { label } = entryOf(tournament.players, player);
    const known = playersOf(tournament.game).get(label);
    if (!known) throw new Error(label);
    const sitter = botInSeat(known, 1);
    return {
      decide(turn) {
        turns.push(turn);
        return sitter.decide(turn);
      },
      watch: ({ id, match }) => void ends.set(id, match),
    };
  };
  const outcome = await playDeal(tournament, deal, { playerFor }, stopwatch);
  return { outcome, turns, matches: [...ends.values()], times: stopwatch.read() };
}

const chancesOf = ({ acts }: Match): readonly unknown[] =>
  acts.flatMap((act) => (act.by === 'chance' ? [act.chance] : []));

describe.each([
  ['penguin-party', 2],
  ['penguin-party', 4],
  ['penguinramids', 2],
  ['penguinramids', 4],
])('a deal of %s at %i seats', (game, seats) => {
  const tournament = tournamentOf(game, seats, bot('greedy'), bot('random'));

  test('is the same with every line-up', async () => {
    const { matches } = await watched(tournament, 5);
    expect(matches).toHaveLength(seats);
    // Players may draw more or fewer cards, but never other ones.
    const drawn = matches.map((match) => cardsDrawn(chancesOf(match)));
    const shortest = Math.min(...drawn.map(({ length }) => length));
    expect(shortest).toBeGreaterThan(seats);
    expect(new Set(drawn.map((cards) => JSON.stringify(cards.slice(0, shortest)))).size).toBe(1);
    expect(new Set(matches.map(({ acts }) => JSON.stringify(acts))).size).toBe(seats);
  });

  test('ends the same way each time, and other deals otherwise', async () => {
    const [one, same, other] = await Promise.all(
      [5, 5, 6].map((deal) => watched(tournament, deal)),
    );
    expect(one?.outcome).toEqual(same?.outcome);
    expect(one?.outcome.matches).not.toEqual(other?.outcome.matches);
  });

  test('tells each seat what it has seen, from the first deal on, and nothing else', async () => {
    const { turns } = await watched(tournament, 5);
    for (const { match, seat, question } of turns) {
      expect(question.view).toEqual(match.game.view(match.state, seat));
      expect(question.legal).toEqual(match.game.legalMoves(match.state, seat));
    }
    const last = turns.findLast(({ seat }) => seat === 0);
    const { match, seat, question } = last ?? entryOf(turns, 0);
    const { options, acts } = match;
    let state = match.game.start(options, seats);
    const seen: unknown[] = [];
    for (const act of acts) {
      const step = match.game.apply(state, act);
      ({ state } = step);
      seen.push(...step.events.map((event) => match.game.see(event, seat)));
    }
    expect(question.seen).toEqual(seen.filter((each) => each !== undefined));
  });

  test('takes the time of every decision', async () => {
    const { turns, times } = await watched(tournament, 5);
    expect(times.reduce((sum, { moves }) => sum + moves, 0)).toBe(turns.length);
    expect(times.every(({ microseconds, slowest }) => slowest <= microseconds)).toBe(true);
  });
});

/** What chance gave, card by card where it is cards, in order. */
const cardsDrawn = (chances: readonly unknown[]): readonly unknown[] =>
  chances.flatMap((chance) => {
    const { type, ...drawn }: Record<string, unknown> = { ...Object(chance) };
    return type === 'offer' || type === 'exchange' ? Object.values(drawn).flat() : [drawn];
  });

test('simultaneous choices are made without knowing those of the others', async () => {
  const tournament = tournamentOf('penguinramids', 3, bot('random'), bot('greedy'));
  const { turns } = await watched(tournament, 0);
  const choices = turns.flatMap(({ seat, question }) =>
    question.seen.flatMap((seen) => {
      const chose: { type: string; seat: number; action: unknown } = Object(seen);
      return chose.type === 'chose' ? [{ own: chose.seat === seat, action: chose.action }] : [];
    }),
  );
  expect(choices.filter(({ own }) => !own).length).toBeGreaterThan(100);
  expect(choices.filter(({ own, action }) => own === (action === null))).toEqual([]);
});
