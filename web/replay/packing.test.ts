import type { SeatLine } from '@rookery/protocol/people';
import { recordOf } from '@rookery/rules/kernel/record';
import { describe, expect, test } from 'vitest';
import { randomMatch } from '../../rules/spec/random-match.ts';
import { settings } from '../../rules/spec/settings.ts';
import { openPacked } from './opened-record.ts';
import { packMatch, unpackMatch } from './packing.ts';

const person = (seat: number): SeatLine => ({
  seat,
  who: {
    kind: 'person',
    name: 'Zoé Ωmega',
    penguin: 'royal',
    presence: 'here',
    ready: true,
    standIn: null,
  },
});
const bot = (seat: number): SeatLine => ({ seat, who: { kind: 'bot', level: 'king' } });

describe.each(settings.filter(({ seats }) => seats === 4))('a link with $name', (setting) => {
  const record = recordOf(randomMatch(setting, 'link').match);
  const seats = [person(0), bot(1), bot(2), person(3)];

  test('gives back the whole match and who played, and fits into an address', async () => {
    const packed = await packMatch({ record, seats });
    expect(packed).toMatch(/^[\w-]+$/);
    // Chat programs cut longer ones.
    expect(packed.length).toBeLessThan(8000);
    expect(await unpackMatch(packed)).toEqual({
      record: JSON.parse(JSON.stringify(record)),
      seats,
    });
    expect(await openPacked(packed)).toMatchObject({ ok: true, watched: { record, seats } });
  });

  test('that was cut short anywhere, or changed, says so', async () => {
    const packed = await packMatch({ record, seats: null });
    for (const length of [0, 1, Math.floor(packed.length / 2), packed.length - 2]) {
      const opened = await openPacked(packed.slice(0, length));
      expect(opened).toEqual({ ok: false, fault: { kind: 'cut-short' } });
    }
    for (const nonsense of ['%%%', '#', 'AAAA', `${packed.slice(0, 40)}!${packed.slice(41)}`]) {
      expect(await openPacked(nonsense)).toMatchObject({ ok: false });
    }
  });
});

test('a link with names for another number of seats shows the match without names', async () => {
  const [setting] = settings;
  if (!setting) throw new Error('no setting');
  const record = recordOf(randomMatch(setting, 'link').match);
  const packed = await packMatch({ record, seats: [person(0)] });
  expect(await openPacked(packed)).toMatchObject({ ok: true, watched: { seats: null } });
});

test('a small link that would become a large match is given up', async () => {
  const record = { acts: Array.from({ length: 400_000 }, () => 'penguin') };
  const packed = await packMatch({ record, seats: null });
  expect(packed.length).toBeLessThan(20_000);
  expect(await unpackMatch(packed)).toBeNull();
});
