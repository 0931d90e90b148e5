import { noWishes } from '@rookery/protocol/tables';
import { describe, expect, test } from 'vitest';
import {
  declare,
  hasFreeSeat,
  isPlaying,
  joinRematch,
  mayFollow,
  removePerson,
  replaceMissing,
  sit,
  stand,
} from '../seating.ts';
import { bot, free, personOn, refusal, tableOf, wrongPhase } from './seated-table.ts';

const [ana, bo, cleo] = [personOn('Ana'), personOn('Bo'), personOn('Cleo')];
const full = tableOf('waiting', [ana, bo, cleo]);
const over = {
  ...tableOf('over', [ana, { ...bo, bot: 'chick' }, bot]),
  wishes: { ...noWishes, rematch: [0] },
};

describe('sitting down', () => {
  test('needs a seat that is free', () => {
    expect(sit(full, 'Dina', null)).toEqual(refusal('no-seat-free'));
    expect(sit(full, 'Dina', 1)).toEqual(refusal('seat-taken'));
    expect(sit(full, 'Dina', 3)).toEqual(refusal('unknown-seat'));
  });

  test('on one’s own seat changes nothing', () => {
    expect(sit(full, 'Bo', 1)).toEqual({ ok: true, value: full });
    expect(sit(over, 'Bo', null)).toEqual({ ok: true, value: over });
  });

  test('after a match asks everybody else anew, without the bots that played for them', () => {
    const left = { ...over, seats: [...over.seats, free] };
    expect(sit(left, 'Cleo', 3)).toEqual({
      ok: true,
      value: {
        ...left,
        phase: 'waiting',
        wishes: noWishes,
        seats: [{ ...ana, ready: false }, { ...bo, ready: false }, bot, cleo],
      },
    });
  });
});

describe('whoever stands up', () => {
  test('leaves the host’s rights where they are, unless they are the host', () => {
    const risen = { ...full, seats: [ana, free, cleo] };
    expect(stand(full, 'Bo')).toEqual({ ok: true, value: risen });
    const hostRisen = { ...full, host: 'Bo', seats: [free, bo, cleo] };
    expect(stand(full, 'Ana')).toEqual({ ok: true, value: hostRisen });
  });
});

describe('saying that one is ready', () => {
  test('is for those who sit, before a match', () => {
    const unready = { ...full, seats: [ana, { ...bo, ready: false }, cleo] };
    expect(declare(full, 'Bo', 'not-ready')).toEqual({ ok: true, value: unready });
    expect(declare(unready, 'Bo', 'ready')).toEqual({ ok: true, value: full });
    expect(declare(full, 'Dina', 'ready')).toEqual(refusal('not-seated'));
    expect(declare(over, 'Ana', 'ready')).toEqual(wrongPhase('over'));
    expect(declare({ ...full, phase: 'playing' }, 'Ana', 'not-ready')).toEqual(
      wrongPhase('playing'),
    );
  });
});

describe('a rematch', () => {
  test('is joined by those who sit, who play themselves again', () => {
    const unready = { ...over, seats: [ana, { ...bo, bot: 'chick', ready: false }, bot] };
    expect(joinRematch(unready, 'Bo')).toEqual({
      ok: true,
      value: { ...over, seats: [ana, bo, bot], wishes: { ...noWishes, rematch: [0, 1] } },
    });
    expect(joinRematch(over, 'Dina')).toEqual(refusal('not-seated'));
  });

  test('without those who have not joined it gives their seats to bots', () => {
    const { seats } = replaceMissing({ ...over, seats: [ana, bo, bot] }, 'chick');
    expect(seats).toEqual([ana, { ...bot, bot: 'chick' }, bot]);
  });
});

describe('a person who is deleted', () => {
  test('leaves a free seat between matches, and a bot in one', () => {
    expect(removePerson(full, 'Bo', 'chick')).toEqual({ ...full, seats: [ana, free, cleo] });
    const playing = { ...full, phase: 'playing' } as const;
    expect(removePerson(playing, 'Bo', 'chick')).toEqual({
      ...playing,
      seats: [ana, { ...bot, bot: 'chick' }, cleo],
    });
  });

  test('is the host no longer, whoever else is there', () => {
    expect(removePerson(full, 'Ana', 'chick').host).toBe('Bo');
    const alone = tableOf('waiting', [ana, bot, free]);
    expect(removePerson(alone, 'Ana', 'chick')).toEqual({
      ...alone,
      host: null,
      seats: [free, bot, free],
    });
  });

  test('without a seat leaves only the rights of the host, to whoever sits there', () => {
    const led = { ...over, host: 'Dina' };
    const left = removePerson(led, 'Dina', 'chick');
    expect(left.host).toBe('Ana');
    expect({ ...left, host: 'Dina' }).toEqual(led);
    expect(removePerson(over, 'Dina', 'chick')).toBe(over);
  });
});

describe('where onlookers are unwelcome', () => {
  const closed = { ...full.settings, onlookers: 'unwelcome' } as const;
  const between = { ...over, settings: closed };

  test('a host without a seat may come between matches, and not see one', () => {
    const led = { ...between, host: 'Dina' };
    expect(mayFollow(led, 'Dina')).toBe(true);
    expect(mayFollow({ ...led, phase: 'waiting' }, 'Dina')).toBe(true);
    expect(mayFollow({ ...led, phase: 'playing' }, 'Dina')).toBe(false);
    expect(mayFollow(led, 'Eli')).toBe(false);
  });

  test('nobody without a session passes for the host of a table that has none', () => {
    expect(mayFollow({ ...between, host: null }, null)).toBe(false);
  });
});

test('a seat is to be had only before a match', () => {
  const open = tableOf('waiting', [ana, free, bot]);
  expect(hasFreeSeat(open)).toBe(true);
  expect(hasFreeSeat(full)).toBe(false);
  expect(hasFreeSeat({ ...open, phase: 'closed' })).toBe(false);
});

test('somebody plays on a seat that has a person and no bot', () => {
  expect([ana, { ...ana, bot: 'chick' }, bot, free].map(isPlaying)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
