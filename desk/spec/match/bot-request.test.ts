import { catalogue } from '@rookery/rules/catalogue';
import { entryOf } from '@rookery/rules/kernel/entry';
import { describe, expect, test } from 'vitest';
import { listBotTurns, requestFor, ensureLegal } from '../../bot-request.ts';
import { nextOf } from '../../numbered-decision.ts';
import { opened, turnsOf } from './hosted.ts';
import { updateFor } from '@rookery/referee/update';
import { extendHistory } from '../../viewer-log.ts';

describe.each(catalogue)('bots in $id', (game) => {
  const { start } = opened(game, 3);
  const turns = [...turnsOf(start)];

  test('are awaited where the game waits for a seat that has one', () => {
    for (const { progress } of turns) {
      const { match } = progress;
      const waiting = game.waiting(match.state);
      const seats = waiting.for === 'seats' ? waiting.seats : [];
      expect(listBotTurns(match, () => 'king')).toEqual(
        seats.map((seat) => ({
          match: start.id,
          seat,
          nth: nextOf(match, seat),
          level: 'king',
        })),
      );
      const some = listBotTurns(match, (seat) => (seat === 1 ? 'chick' : null));
      expect(some.map(({ seat }) => seat)).toEqual(seats.filter((seat) => seat === 1));
    }
  });

  test('are asked what a player in their seat was shown, and learn nothing of the secret', () => {
    for (const { progress } of turns) {
      const { match } = progress;
      for (const thinking of listBotTurns(match, () => 'king')) {
        const story = extendHistory(match, undefined);
        const request = requestFor(match, story, thinking);
        const shown = updateFor({ match, events: story.events }, thinking.seat);
        const { view, legal, news: seen } = shown;
        expect(request.question).toEqual({ view, legal, seen });
        expect(Object.keys(request).toSorted()).toEqual(
          ['game', 'player', 'question', 'purpose', 'seed'].toSorted(),
        );
        expect(JSON.stringify(request)).not.toContain(match.secret);
        expect(requestFor(match, story, thinking)).toEqual(request);
      }
    }
  });

  test('draw from a seed of their own, other in another match', () => {
    const [thinking] = listBotTurns(start, () => 'king');
    if (!thinking) throw new Error('nobody is awaited');
    const seedOf = (secret: string): string =>
      requestFor({ ...start, secret }, extendHistory(start, undefined), thinking).seed;
    expect(seedOf('one')).toBe(seedOf('one'));
    expect(seedOf('one')).not.toBe(seedOf('another'));
  });

  test('may play what is legal, and play something legal where they would not', () => {
    const { seat, move } = entryOf(turns, 0).decision;
    expect(ensureLegal(start, seat, move)).toBe(move);
    const illegal = { ...Object(move), action: 99, row: 99 };
    expect(game.refuse(start.state, seat, illegal)).toBeDefined();
    expect(ensureLegal(start, seat, illegal)).toEqual(game.legalMoves(start.state, seat)[0]);
  });
});
