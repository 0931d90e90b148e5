import { expect, test } from 'vitest';
import { catalogue, findGame } from '../../catalogue.ts';
import { parseAct } from '../../kernel/act-notation.ts';
import { openMatch } from '../../kernel/match.ts';
import { parseRecord, recordOf } from '../../kernel/record.ts';
import { penguinParty } from '../../penguin-party/game.ts';
import { randomMatch } from '../random-match.ts';
import { settings } from '../settings.ts';

const setting = settings.find(({ seats }) => seats === 3);
if (!setting) throw new Error('no table of three');
const { match } = randomMatch(setting, 'record');
const record = recordOf(match);
const problemsOf = (input: unknown) => {
  const result = parseRecord(input, catalogue);
  return result.ok ? [] : result.problems;
};

test('a record names its form, game, rules, seats, options and acts', () => {
  expect(record).toMatchObject({
    form: 'rookery-record/1',
    game: 'penguin-party',
    rules: 1,
    seats: 3,
    options: { edition: 'iello', start: null, tie: 'share', deals: [] },
  });
  expect(record.acts.slice(0, 2).join(' ')).toMatch(/^\*s\d \*d\d{5}\.\d{5}\.\d{5}$/);
  expect(problemsOf(record)).toEqual([]);
});

test('a record of an unfinished match is as good', () => {
  const half = { ...record, acts: record.acts.slice(0, 9) };
  const result = parseRecord(half, catalogue);
  expect(result.ok && recordOf(result.value)).toEqual(half);
});

test('what is wrong with a record is said, and where', () => {
  expect(problemsOf(null)).toMatchObject([{ kind: 'wrong-type', at: 'record' }]);
  expect(problemsOf({ ...record, form: 'rookery-record/2' })).toMatchObject([
    { kind: 'not-allowed', at: 'record.form', allowed: ['rookery-record/1'] },
  ]);
  expect(problemsOf({ ...record, game: 'chess' })).toEqual([
    {
      kind: 'not-allowed',
      at: 'record.game',
      found: 'chess',
      allowed: ['penguin-party', 'penguinramids'],
    },
  ]);
  expect(problemsOf({ ...record, rules: 2 })).toEqual([
    { kind: 'not-allowed', at: 'record.rules', found: 2, allowed: [1] },
  ]);
  expect(problemsOf({ ...record, seats: 7 })).toEqual([
    { kind: 'out-of-range', at: 'record.seats', found: 7, least: 2, most: 6 },
  ]);
  expect(problemsOf({ ...record, seats: 0 })).toMatchObject([{ kind: 'out-of-range' }]);
  expect(problemsOf({ ...record, options: { edition: 'x' } })).toMatchObject([
    { kind: 'not-allowed', at: 'options.edition' },
  ]);
  expect(problemsOf({ ...record, acts: 'all' })).toMatchObject([{ at: 'record.acts' }]);
  expect(problemsOf({ ...record, hash: 1 })).toMatchObject([{ kind: 'unknown-field' }]);
});

const withActs = (...acts: readonly string[]): unknown => ({ ...record, acts });

test('an act that nobody can read, or that the rules forbid, is named with its place', () => {
  const [starter = '', deal = ''] = record.acts;
  expect(problemsOf(withActs(starter, 'nonsense'))).toEqual([
    { kind: 'unreadable', at: 'record.acts[1].seat', found: 'n' },
  ]);
  expect(problemsOf(withActs(starter, '0what'))).toEqual([
    { kind: 'unreadable', at: 'record.acts[1].move', found: 'what' },
  ]);
  expect(problemsOf(withActs(starter, '*what'))).toEqual([
    { kind: 'unreadable', at: 'record.acts[1].chance', found: 'what' },
  ]);
  expect(problemsOf(withActs(starter, '0R0+0'))).toEqual([
    {
      kind: 'illegal-act',
      at: 'record.acts[1]',
      act: '0R0+0',
      because: { kind: 'not-your-turn', turn: null },
    },
  ]);
  expect(problemsOf(withActs(starter, deal, deal))).toMatchObject([
    { kind: 'illegal-act', at: 'record.acts[2]', because: { kind: 'not-chances-turn' } },
  ]);
  expect(problemsOf(withActs('*s5'))).toMatchObject([
    { kind: 'illegal-act', because: { kind: 'out-of-range' } },
  ]);
});

test('acts of seats that are not at the table are not read', () => {
  expect(parseAct(penguinParty.notation, '3R0+0', 3)).toEqual({
    ok: false,
    problems: [{ kind: 'unreadable', at: 'seat', found: '3' }],
  });
  expect(parseAct(penguinParty.notation, '2R0+0', 3)).toMatchObject({ ok: true });
  expect(parseAct(penguinParty.notation, '', 3)).toMatchObject({ ok: false });
});

test('a match without acts has a record too', () => {
  const start = openMatch(setting.game, match.options, 3);
  expect(parseRecord(recordOf(start), catalogue)).toMatchObject({ ok: true, value: { acts: [] } });
});

test('an act that cannot be read is repeated only in part', () => {
  const problems = [{ kind: 'unreadable', at: 'move', found: 'x'.repeat(60) }];
  expect(parseAct(penguinParty.notation, `0${'x'.repeat(100)}`, 3)).toEqual({
    ok: false,
    problems,
  });
});

test('games are found by their id', () => {
  expect(findGame('penguin-party')).toBe(penguinParty);
  expect(findGame('__proto__')).toBeUndefined();
});
