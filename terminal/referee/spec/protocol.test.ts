import { describe, expect, test } from 'vitest';
import { ask, conversation, fieldsOf } from './conversation.ts';
import { linesOf, type InputLine } from '../lines.ts';

const party = { op: 'new', game: 'penguin-party', seats: 2, seed: 'x', options: { start: 0 } };
const ramids = { op: 'new', game: 'penguinramids', seats: 2, seed: 'x', options: { chief: 1 } };
const failure = (kind: string, facts: object = {}) => ({ ok: false, error: { kind, ...facts } });

describe('hello, new, drop', () => {
  test('hello tells protocol, version and games', async () => {
    expect(await ask({ op: 'hello' })).toEqual([
      {
        ok: true,
        protocol: 'rookery-referee/1',
        version: '1.2.3',
        games: [
          { id: 'penguin-party', editions: ['iello', 'amigo'], seats: [2, 6] },
          { id: 'penguinramids', seats: [2, 4] },
        ],
      },
    ]);
  });

  test('an id of any kind comes back with the answer, right or wrong', async () => {
    const ids = [7, 'seven', null, [1, { a: 2 }], false];
    const answers = await ask(
      ...ids.flatMap((id) => [
        { op: 'hello', id },
        { op: 'nonsense', id },
      ]),
    );
    expect(answers.map((answer) => fieldsOf(answer)['id'])).toEqual(ids.flatMap((id) => [id, id]));
  });

  test('a new match says where it stands', async () => {
    expect(await ask(party, ramids)).toEqual([
      {
        ok: true,
        match: 'm1',
        status: { toAct: [0], over: false, round: 1, scores: [0, 0], winners: null },
      },
      {
        ok: true,
        match: 'm2',
        status: { toAct: [0, 1], over: false, round: 1, scores: null, winners: null },
      },
    ]);
  });

  test('the same seed, game and options give the same deals; another seed others', async () => {
    const view = { op: 'view', match: 'm1', seat: 0 };
    const [[, one], [, same], [, other]] = await Promise.all([
      ask(party, view),
      ask(party, view),
      ask({ ...party, seed: 'y' }, view),
    ]);
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
  });

  test('seed and options may be left out', async () => {
    const bare = { op: 'new', game: 'penguinramids', seats: 4 };
    expect(await ask(bare, { ...bare, options: null })).toMatchObject([{ ok: true }, { ok: true }]);
  });

  test('a match that is dropped is gone', async () => {
    const drop = { op: 'drop', match: 'm1' };
    expect(await ask(party, drop, drop)).toMatchObject([
      { ok: true },
      { ok: true },
      failure('unknown-match', { match: 'm1' }),
    ]);
  });

  test('what is wrong with a new match is said', async () => {
    const answers = await ask(
      { ...party, game: 'chess' },
      { ...party, seats: 7 },
      { ...party, seats: 2.5 },
      { ...party, seats: '2' },
      { ...party, options: { edition: 'x', start: 9 } },
      { ...party, seed: 7 },
      { ...party, sead: 'x' },
    );
    expect(answers).toMatchObject([
      failure('unknown-game', { games: ['penguin-party', 'penguinramids'] }),
      failure('bad-seats', { least: 2, most: 6 }),
      failure('bad-seats'),
      failure('bad-seats'),
      failure('bad-options', {
        problems: [{ at: 'options.edition' }, { at: 'options.start', least: 0, most: 1 }],
        message: 'options.edition options.start',
      }),
      failure('bad-seed'),
      failure('unknown-field', { allowed: ['op', 'id', 'game', 'seats', 'options', 'seed'] }),
    ]);
  });
});

describe('legal, play, view', () => {
  const legal = (seat: unknown, match = 'm1') => ({ op: 'legal', match, seat });
  const place = (colour: string, row: number, x: number, seat = 0) => ({
    op: 'play',
    match: 'm1',
    seat,
    move: { colour, row, x },
  });
  const hands = [
    ['red', 'red', 'red', 'red', 'red', 'red', 'red'],
    ['green', 'green', 'green', 'green', 'green', 'green', 'green'],
  ].map((hand) => [
    ...hand,
    ...Array.from({ length: 7 }, () => (hand[0] === 'red' ? 'blue' : 'yellow')),
  ]);
  const given = { ...party, options: { start: 0, deals: [{ hands, first: null }] } };

  test('legal lists the moves of a seat to act, and none for the others', async () => {
    const [, own, other] = await ask(given, legal(0), legal(1));
    expect(own).toEqual({
      ok: true,
      moves: [
        { colour: 'red', row: 0, x: 0 },
        { colour: 'blue', row: 0, x: 0 },
      ],
    });
    expect(other).toEqual({ ok: true, moves: [] });
  });

  test('play carries a move out and tells everything that happened', async () => {
    const [, played] = await ask(given, place('red', 0, 0));
    expect(played).toEqual({
      ok: true,
      events: [{ type: 'placed', seat: 0, colour: 'red', row: 0, x: 0 }],
      status: { toAct: [1], over: false, round: 1, scores: [0, 0], winners: null },
    });
  });

  test('an illegal move is refused by the name of the rule, with the facts, and changes nothing', async () => {
    const record = { op: 'record', match: 'm1' };
    const [, before, ...answers] = await ask(
      given,
      record,
      place('red', 0, 0, 1),
      place('green', 0, 0),
      place('red', 1, 0),
      { ...place('red', 0, 0), move: { colour: 'pink' } },
      { ...place('red', 0, 0), seat: 2 },
      { ...place('red', 0, 0), match: 'm9' },
      record,
    );
    expect(answers.slice(0, -1)).toMatchObject([
      failure('not-your-turn', { turn: 0, message: 'penguin-party: not-your-turn' }),
      failure('colour-not-in-hand', { colour: 'green', hand: { red: 7, blue: 7 } }),
      failure('unsupported', {
        missing: [
          { row: 0, x: 0 },
          { row: 0, x: 1 },
        ],
      }),
      failure('bad-move'),
      failure('bad-seat'),
      failure('unknown-match'),
    ]);
    expect(answers.at(-1)).toEqual(before);
  });

  test('a seat and an onlooker see what they may know', async () => {
    const [, own, onlooker, nobody] = await ask(
      given,
      { op: 'view', match: 'm1', seat: 1 },
      { op: 'view', match: 'm1', seat: null },
      { op: 'view', match: 'm1' },
    );
    expect(own).toMatchObject({ view: { viewer: 1, stage: { round: { hand: { green: 7 } } } } });
    expect(JSON.stringify(own)).not.toContain('"red":7');
    expect(onlooker).toMatchObject({ view: { viewer: null, stage: { round: { hand: null } } } });
    expect(nobody).toMatchObject(failure('bad-seat'));
  });

  test('who has chosen is no longer to act, yet may choose again', async () => {
    const choose = (seat: number, action: number) => ({
      op: 'play',
      match: 'm1',
      seat,
      move: { type: 'choose', action },
    });
    const [, first, mine, other, again, last] = await ask(
      ramids,
      choose(0, 3),
      legal(0),
      legal(1),
      choose(0, 5),
      choose(1, 1),
    );
    expect(first).toMatchObject({ status: { toAct: [1] } });
    expect(mine).toEqual({ ok: true, moves: [] });
    expect(other).toMatchObject({ moves: { length: 5 } });
    expect(again).toMatchObject({ ok: true, events: [{ type: 'chose', action: 5, instead: 3 }] });
    expect(last).toMatchObject({
      events: [{}, { type: 'revealed', actions: [5, 1], order: [1, 0] }],
    });
  });
});

describe('record and load', () => {
  test('a match goes on from its record, and with its seed goes on alike', async () => {
    const move = (seat: number) => ({ op: 'legal', match: 'm1', seat });
    const [, recorded, legal] = await ask(party, { op: 'record', match: 'm1' }, move(0));
    const { record } = fieldsOf(recorded);
    const [loaded, again] = await ask({ op: 'load', record, seed: 'x' }, move(0));
    expect(loaded).toMatchObject({ ok: true, match: 'm1', status: { toAct: [0] } });
    expect(again).toEqual(legal);
  });

  test('a record that cannot be is refused with every place', async () => {
    const record = { form: 'rookery-record/1', game: 'penguin-party', rules: 1, seats: 2 };
    expect(
      await ask(
        { op: 'load', record },
        { op: 'load', record: { ...record, options: {}, acts: ['*s9'] } },
        { op: 'load' },
      ),
    ).toMatchObject([
      failure('bad-record', { problems: [{ at: 'record.acts' }] }),
      failure('bad-record', { problems: [{ at: 'record.acts[0]' }] }),
      failure('bad-record', { problems: [{ kind: 'wrong-type', at: 'record' }] }),
    ]);
  });
});

describe('lines', () => {
  test('lines may come in pieces, with either line end, and the last without one', async () => {
    const hello = '{"op":"hello"}';
    const answers = await conversation([
      hello.slice(0, 5),
      `${hello.slice(5)}\r\n${hello}\n`,
      hello,
    ]);
    expect(answers).toHaveLength(3);
    expect(answers.every((answer) => fieldsOf(answer)['ok'] === true)).toBe(true);
  });

  test('characters cut in two by a pipe are put together again', async () => {
    const bytes = Buffer.from('{"op":"hello","id":"🐧é"}\n');
    const pieces = Array.from(bytes, (_, index) => bytes.subarray(index, index + 1));
    const lines: InputLine[] = [];
    for await (const line of linesOf(toAsync(pieces), 100)) lines.push(line);
    expect(lines).toEqual([{ text: '{"op":"hello","id":"🐧é"}' }]);
  });

  test('an empty line, a word, a list and an unknown request are all answered', async () => {
    expect(
      await conversation(['\n', 'word\n', '[]\n', '{}\n', '{"op":"__proto__"}\n']),
    ).toMatchObject([
      failure('bad-json'),
      failure('bad-json'),
      failure('bad-request'),
      failure('unknown-op', { ops: expect.arrayContaining(['hello', 'play']) as unknown }),
      failure('unknown-op'),
    ]);
  });

  test('a line beyond all measure is answered and forgotten', async () => {
    const long = `{"op":"hello","id":"${'x'.repeat(10_000_000)}"}\n`;
    expect(await conversation([long, '{"op":"hello","id":1}\n'])).toMatchObject([
      failure('line-too-long'),
      { id: 1, ok: true },
    ]);
  });

  test('nesting beyond all measure is answered too', async () => {
    const deep = `{"op":"hello","id":${'['.repeat(100_000)}${']'.repeat(100_000)}}\n`;
    expect(await conversation([deep])).toMatchObject([failure('too-deep')]);
  });
});

async function* toAsync(pieces: readonly Buffer[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) yield await Promise.resolve(piece);
}
