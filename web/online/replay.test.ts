import { parseMatchId } from '@rookery/protocol/identifiers';
import type { Game } from '@rookery/rules/kernel/game';
import { catalogue } from '@rookery/rules/catalogue';
import { openMatch, extend, type Match } from '@rookery/rules/kernel/match';
import { recordOf } from '@rookery/rules/kernel/record';
import { seededStreams } from '@rookery/rules/kernel/rng';
import { describe, expect, test } from 'vitest';
import { replayRecord } from './replay.ts';

const found = parseMatchId('uYxN0qg1TzS5nHn0hVfKXw');
if (!found.ok) throw new Error('no address');
const played = { id: found.value, seats: [] };

/** A whole match in which everyone always takes the first move there is. */
function wholeMatch(game: Game, seats: number): Match {
  const options = game.parseOptions(null, seats);
  if (!options.ok) throw new Error('no options');
  const streams = seededStreams('replay');
  let match = openMatch(game, options.value, seats);
  for (;;) {
    const waiting = game.waiting(match.state);
    if (waiting.for === 'nobody') return match;
    if (waiting.for === 'chance') {
      match = extend(match, { by: 'chance', chance: game.roll(match.state, streams) }).match;
      continue;
    }
    const [seat] = waiting.seats;
    if (seat === undefined) throw new Error('waits for no seat');
    const [move] = game.legalMoves(match.state, seat);
    match = extend(match, { by: seat, move }).match;
  }
}

describe.each(catalogue.map((game) => [game.id, game] as const))('a replay of %s', (_, game) => {
  const match = wholeMatch(game, 2);
  const replay = replayRecord(recordOf(match), played, catalogue);

  test('goes from the start to the end, as an onlooker saw it', () => {
    if (!replay.ok) throw new Error(JSON.stringify(replay.problems));
    const [first] = replay.value;
    const last = replay.value.at(-1);
    expect(first?.waiting.for).toBe('seats');
    expect(first?.news).not.toEqual([]);
    expect(last?.waiting.for).toBe('nobody');
    expect(last?.view).toEqual(game.view(match.state, 'onlooker'));
  });

  test('each moment shows something, the first one too, and is numbered', () => {
    if (!replay.ok) throw new Error(JSON.stringify(replay.problems));
    expect(replay.value.every(({ news }) => news.length > 0)).toBe(true);
    expect(replay.value.map(({ seq }) => seq)).toEqual(replay.value.map((_each, index) => index));
    expect(replay.value.every(({ legal }) => legal.length === 0)).toBe(true);
  });

  test('a record that was changed is refused', () => {
    const record = recordOf(match);
    const acts = [...record.acts.slice(0, -2), 'nonsense'];
    expect(replayRecord({ ...record, acts }, played, catalogue).ok).toBe(false);
  });
});
