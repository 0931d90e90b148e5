import { describe, expect, test } from 'vitest';
import {
  addBot,
  adoptIfHostless,
  closeTable,
  freeSeat,
  passHost,
  replaceHost,
  whyNotStart,
} from '../seating.ts';
import { bot, free, personOn, refusal, tableOf, wrongPhase } from './seated-table.ts';

const [ana, bo, cleo] = [personOn('Ana'), personOn('Bo'), personOn('Cleo')];
const table = tableOf('waiting', [ana, bo, free, bot]);
const playing = tableOf('playing', [ana, bo, cleo, bot]);

describe('the host alone', () => {
  test.each([
    ['puts a bot on a seat', () => addBot(table, 'Bo', 2, 'chick')],
    ['frees a seat', () => freeSeat(table, 'Bo', 0)],
    ['makes somebody else the host', () => passHost(table, 'Bo', 1)],
    ['closes the table', () => closeTable(table, 'Bo')],
  ])('%s', (_, attempt) => {
    expect(attempt()).toEqual(refusal('not-the-host'));
  });

  test('starts, ready or not, once everybody else is ready', () => {
    const unready = { ...ana, ready: false };
    const set = tableOf('waiting', [unready, bo, { ...bot, ready: false }]);
    expect(whyNotStart(set, 'Ana')).toBeUndefined();
    expect(whyNotStart(set, 'Bo')).toEqual({ kind: 'not-the-host' });
    const early = tableOf('waiting', [ana, { ...bo, ready: false }]);
    expect(whyNotStart(early, 'Ana')).toEqual({ kind: 'not-everyone-ready' });
  });
});

describe('a bot', () => {
  test('is put where nobody sits, and is ready', () => {
    const chick = { ...bot, bot: 'chick' };
    expect(addBot(table, 'Ana', 2, 'chick')).toEqual({
      ok: true,
      value: { ...table, seats: [ana, bo, chick, bot] },
    });
    expect(addBot(table, 'Ana', 1, 'chick')).toEqual(refusal('seat-taken'));
    expect(addBot(table, 'Ana', 4, 'chick')).toEqual(refusal('unknown-seat'));
  });
});

describe('during a match', () => {
  test('nobody is sent away, and no seat is given to a bot', () => {
    expect(freeSeat(playing, 'Ana', 1)).toEqual(wrongPhase('playing'));
    expect(addBot(playing, 'Ana', 3, 'chick')).toEqual(wrongPhase('playing'));
  });
});

test('there is nothing to free and no host to find on a seat that does not exist', () => {
  expect(freeSeat(table, 'Ana', 4)).toEqual(refusal('unknown-seat'));
  expect(passHost(table, 'Ana', 4)).toEqual(refusal('unknown-seat'));
});

describe('a table is closed', () => {
  test('between matches, whoever sits there, and only once', () => {
    const closed = { ...table, phase: 'closed' } as const;
    expect(closeTable(table, 'Ana')).toEqual({ ok: true, value: closed });
    expect(closeTable({ ...table, phase: 'over' }, 'Ana')).toEqual({ ok: true, value: closed });
    expect(closeTable(closed, 'Ana')).toEqual(wrongPhase('closed'));
  });

  test('during a match only when nobody else plays', () => {
    expect(closeTable(playing, 'Ana')).toEqual(wrongPhase('playing'));
    const alone = { ...playing, seats: [ana, { ...bo, bot: 'chick' }, bot, bot] };
    expect(closeTable(alone, 'Ana').ok).toBe(true);
  });
});

describe('the next host', () => {
  test('is the next person clockwise who can be it', () => {
    const led = { ...playing, host: 'Bo' };
    expect(replaceHost(led, 'Bo', 1).host).toBe('Cleo');
    expect(replaceHost(led, 'Bo', 1, (each) => each === 'Ana').host).toBe('Ana');
  });

  test('is somebody else than before', () => {
    expect(replaceHost({ ...playing, host: 'Bo' }, 'Bo', 0).host).toBe('Cleo');
  });

  test('is the same as before if another person goes', () => {
    expect(replaceHost(playing, 'Bo', 1)).toBe(playing);
  });

  test('is whoever sits down where no host sits or looks in', () => {
    const led = { ...table, host: 'Dina' };
    expect(adoptIfHostless(led, 'Bo', () => true).host).toBe('Dina');
    expect(adoptIfHostless(led, 'Bo', () => false).host).toBe('Bo');
    expect(adoptIfHostless({ ...table, host: null }, 'Bo', () => true).host).toBe('Bo');
    expect(adoptIfHostless(table, 'Bo', () => false).host).toBe('Ana');
  });
});
