import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { formatAct, parseAct } from '../../kernel/act-notation.ts';
import { canonicalJson, hashOf } from '../../kernel/canonical.ts';
import { entryOf } from '../../kernel/entry.ts';
import type { Game, Told } from '../../kernel/game.ts';
import { play } from '../../kernel/match.ts';
import { parseRecord, recordOf } from '../../kernel/record.ts';
import { quickRng, seededStreams } from '../../kernel/rng.ts';
import { seatsOf, viewersOf, type Viewer } from '../../kernel/seat.ts';
import { inventory } from './inventory.ts';
import { randomMatch, type Played } from '../random-match.ts';
import { settings, type Setting } from '../settings.ts';
import { universe } from '../universe.ts';

/** Matches per law and setting. */
const runs = 3;
/** More acts than any match can have; a match that gets here would never end. */
const longest = 5000;

function forMatches(
  setting: Setting,
  law: (whole: ReturnType<typeof randomMatch>, seed: string) => void,
): void {
  const seeds = fc.integer({ min: 0, max: 1_000_000 }).map(String);
  fc.assert(
    fc.property(seeds, (seed) => {
      law(randomMatch(setting, seed), seed);
    }),
    { numRuns: runs },
  );
}

/** Some of the steps of a match, as looking at all would take too long. */
const sampled = (played: readonly Played[], every: number): readonly Played[] =>
  played.filter((_, index) => index % every === 0);

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const entry of Object.values(value)) deepFreeze(entry);
}

const isPlainJson = (value: unknown): void => {
  expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value);
};

/** Whoever is waited for has something to do; gives all those moves. */
function canGoOn(game: Game, state: unknown): readonly unknown[] {
  const waiting = game.waiting(state);
  return (waiting.for === 'seats' ? waiting.seats : []).flatMap((seat) => {
    const legal = game.legalMoves(state, seat);
    expect(legal.length).toBeGreaterThan(0);
    return legal;
  });
}

/** What a viewer saw of a match, act by act, and the view after each act of which they saw anything. */
function seenBy(game: Game, { seats, options, acts }: Told, viewer: Viewer): readonly string[] {
  let state = game.start(options, seats);
  return acts.flatMap((act) => {
    const step = game.apply(state, act);
    ({ state } = step);
    const news = step.events.flatMap((event) => game.see(event, viewer) ?? []);
    return news.length === 0 ? [] : [canonicalJson([news, game.view(state, viewer)])];
  });
}

/** The state that the first decision meets. */
function dealtBy(setting: Setting, seed: string): string {
  const { played } = randomMatch(setting, seed);
  return hashOf(played.find(({ act }) => act.by !== 'chance')?.before);
}

describe.each(settings)('$name', (setting) => {
  const { game, options, seats } = setting;

  test('options that leave nothing to chance before the first decision are called secrets', () => {
    const secrets = game.givenSecrets(options);
    const deals = new Set(['a', 'b', 'c', 'd'].map((seed) => dealtBy(setting, seed)));
    expect(secrets.length > 0).toBe(deals.size === 1);
    for (const secret of secrets) expect(options).toHaveProperty(secret);
  });

  test('everything is plain JSON', () => {
    forMatches(setting, ({ match, played }) => {
      isPlainJson(match.options);
      for (const { act, after, events } of sampled(played, 5)) {
        isPlainJson([act, after, events]);
        for (const viewer of viewersOf(seats)) {
          isPlainJson(game.view(after, viewer));
          isPlainJson(events.flatMap((event) => game.see(event, viewer) ?? []));
        }
      }
    });
  });

  test('the acts are the whole match', () => {
    forMatches(setting, ({ match, played }) => {
      const half = played.slice(0, Math.floor(played.length / 2));
      const acts = half.map(({ act }) => act);
      expect(hashOf(play(game, options, seats, match.acts))).toBe(hashOf(match.state));
      expect(play(game, options, seats, acts)).toEqual(half.at(-1)?.after);
    });
  });

  test('legal is what is not refused', () => {
    forMatches(setting, ({ played }) => {
      for (const { after } of sampled(played, 9)) {
        for (const seat of seatsOf(seats)) {
          const legal = game.legalMoves(after, seat).map(canonicalJson);
          const allowed = universe(game, after).filter((move) => !game.refuse(after, seat, move));
          expect(legal.toSorted()).toEqual(allowed.map(canonicalJson).toSorted());
        }
      }
    });
  });

  test('whoever is waited for can act, and the form of every legal move is accepted', () => {
    forMatches(setting, ({ played }) => {
      for (const { after } of played) {
        for (const move of canGoOn(game, after)) {
          expect(game.parseMove(move)).toStrictEqual({ ok: true, value: move });
        }
      }
    });
  });

  test('apply never changes what it is given', () => {
    forMatches(setting, ({ played }) => {
      for (const { before, act, after } of played) {
        deepFreeze(before);
        deepFreeze(act);
        expect(game.apply(before, act).state).toEqual(after);
      }
    });
  });

  test('nothing is lost and nothing appears', () => {
    forMatches(setting, ({ played }) => {
      for (const { after } of played) expect(inventory(game, after)).toEqual([]);
    });
  });

  test('every match ends, with a place for each seat', () => {
    forMatches(setting, ({ match }) => {
      expect(match.acts.length).toBeLessThan(longest);
      const waiting = game.waiting(match.state);
      const ranking = waiting.for === 'nobody' ? waiting.ranking.flat() : [];
      expect(ranking.toSorted((a, b) => a - b)).toEqual(seatsOf(seats));
      expect(game.standing(match.state).scores).toHaveLength(seats);
      for (const seat of seatsOf(seats)) {
        expect(game.legalMoves(match.state, seat)).toEqual([]);
        expect(
          universe(game, match.state).every((move) => game.refuse(match.state, seat, move)),
        ).toBe(true);
      }
    });
  });

  test('an imagined world looks the same to whoever imagined it', () => {
    forMatches(setting, ({ played }, seed) => {
      const rng = quickRng(seededStreams(seed)('imagination'));
      for (const { after } of sampled(played, 7)) {
        for (const viewer of viewersOf(seats)) {
          const view = game.view(after, viewer);
          const world = game.imagine(view, rng);
          expect(canonicalJson(game.view(world, viewer))).toBe(canonicalJson(view));
          expect(inventory(game, world)).toEqual([]);
          expect(game.waiting(world)).toEqual(game.waiting(after));
          canGoOn(game, world);
          if (viewer !== 'onlooker') {
            expect(game.legalMoves(world, viewer)).toEqual(game.legalMoves(after, viewer));
          }
        }
      }
    });
  });

  test('a retold match is legal, leads to a world that may be, and shows its viewer the same at every act', () => {
    forMatches(setting, ({ match, played }, seed) => {
      const rng = quickRng(seededStreams(seed)('retelling'));
      for (const viewer of viewersOf(seats)) {
        const length = 1 + rng.below(played.length);
        const acts = match.acts.slice(0, length);
        const { after } = entryOf(played, length - 1);
        const told = game.retell({ seats, options, acts }, after, viewer, rng);
        const world = parseRecord(recordOf({ ...match, ...told }), catalogue);
        if (!world.ok) throw new Error(JSON.stringify(world.problems));
        expect(told.seats).toBe(seats);
        expect(inventory(game, world.value.state)).toEqual([]);
        expect(game.waiting(world.value.state)).toEqual(game.waiting(after));
        expect(seenBy(game, told, viewer)).toEqual(seenBy(game, { seats, options, acts }, viewer));
      }
    });
  });

  test('simultaneous choices commute', () => {
    forMatches(setting, ({ played }) => {
      for (const { after } of played) {
        const waiting = game.waiting(after);
        const [a, b] = waiting.for === 'seats' ? waiting.seats : [];
        if (a === undefined || b === undefined) continue;
        const [first] = game.legalMoves(after, a).map((move) => ({ by: a, move }));
        const [second] = game.legalMoves(after, b).map((move) => ({ by: b, move }));
        if (!first || !second) continue;
        const oneWay = game.apply(game.apply(after, first).state, second).state;
        const otherWay = game.apply(game.apply(after, second).state, first).state;
        expect(oneWay).toEqual(otherWay);
      }
    });
  });

  test('notation and records come back as they were', () => {
    forMatches(setting, ({ match }) => {
      for (const act of match.acts) {
        const text = formatAct(game.notation, act);
        expect(text).not.toMatch(/[\s/]/);
        expect(parseAct(game.notation, text, seats)).toEqual({ ok: true, value: act });
      }
      const record = recordOf(match);
      const back = parseRecord(JSON.parse(JSON.stringify(record)), catalogue);
      expect(back.ok && hashOf(back.value.state)).toBe(hashOf(match.state));
      expect(back.ok && recordOf(back.value)).toEqual(record);
    });
  });

  test('what chance draws is never doubted', () => {
    forMatches(setting, ({ played }) => {
      for (const { before, act } of played) {
        if (act.by === 'chance') expect(game.doubt(before, act.chance)).toBeUndefined();
      }
    });
  });

  test('the same seed gives the same match, and options survive being read again', () => {
    forMatches(setting, ({ match }, seed) => {
      expect(hashOf(randomMatch(setting, seed).match.state)).toBe(hashOf(match.state));
      expect(game.parseOptions(options, seats)).toEqual({ ok: true, value: options });
    });
  });
});

test('the acts of a match without given cards fit into 2,000 characters that an address may hold', () => {
  for (const setting of settings.filter(({ name }) => /share|all drawn/.test(name))) {
    for (let seed = 0; seed < 5; seed += 1) {
      const acts = recordOf(randomMatch(setting, String(seed)).match).acts.join('/');
      expect(acts.length, setting.name).toBeLessThan(2000);
      expect(encodeURI(acts)).toBe(acts);
    }
  }
});
