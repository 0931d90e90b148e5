import { parseRecord, recordForm } from '@rookery/rules/kernel/record';
import { entryOf } from '@rookery/rules/kernel/entry';
import { quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { describe, expect, test } from 'vitest';
import { randomMatch } from '../../rules/spec/random-match.ts';
import { settings } from '../../rules/spec/settings.ts';
import { filmFor, unroll } from './film.ts';
import { noGuide } from '../model/presentation.ts';
import { tableFor, whatIfCards } from './what-if.ts';

const me = { name: 'Ana', penguin: 'royal' } as const;

describe.each(settings.filter(({ seats }) => seats === 3))('what if, in $name', (setting) => {
  const { game, seats } = setting;
  const { match } = randomMatch(setting, 'what if');
  const act = Math.floor(match.acts.length / 2);
  const seat = entryOf(seatsOf(seats), 1);
  const asked = { match, act, seat, level: 'king', origin: '/match/x?act=9', me };

  test.each(whatIfCards)(
    'with the cards “%s”, one seat is a person, and all others bots',
    (cards) => {
      const table = tableFor({ ...asked, cards }, quickRng(seededStreams('a')('b')));
      expect(table.people).toEqual([{ seat, ...me }]);
      expect(table.bots.map((bot) => bot.seat)).toEqual([0, 2]);
      expect(table.beginning?.origin).toBe('/match/x?act=9');
    },
  );

  test.each(whatIfCards)('with the cards “%s”, the seat has seen the same up to there', (cards) => {
    const rng = quickRng(seededStreams('a')('b'));
    const { options, beginning } = tableFor({ ...asked, cards }, rng);
    const acts = beginning?.acts ?? [];
    const record = { form: recordForm, game: game.id, rules: game.version, seats, options, acts };
    const begun = parseRecord(record, [game]);
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    const seen = filmFor(unroll(begun.value), seat, noGuide).moments.map(({ news, view }) => [
      news,
      view,
    ]);
    const real = filmFor(unroll(match), seat, noGuide).moments.filter((each) => each.act <= act);
    expect(seen).toEqual(real.map(({ news, view }) => [news, view]));
  });

  test('with the cards that were there, nothing is changed', () => {
    const rng = quickRng(seededStreams('a')('b'));
    const { options, beginning } = tableFor({ ...asked, cards: 'same' }, rng);
    expect(options).toEqual(match.options);
    expect(beginning?.acts).toHaveLength(act);
  });
});
