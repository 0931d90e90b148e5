import { entryOf } from '@rookery/rules/kernel/entry';
import type { Game, Vocabulary } from '@rookery/rules/kernel/game';
import { seatsOf, type Viewer } from '@rookery/rules/kernel/seat';
import { describe, expect, test, vi } from 'vitest';
import { Browser } from '../outside/browser.ts';
import type { Store } from '../../store/store.ts';
import { canaries, canary, Registry, type CanariedGame, type Knower } from './canaries.ts';
import { canariedParty, canariedRamids } from './canaried-games.ts';
import { Evening, type Plants } from './evening.ts';
import { nextDecision, type Decide, type Guest } from './guest.ts';
import { browse, mischiefs } from './mischief.ts';

vi.setConfig({ testTimeout: 240_000 });

// Canaried games have types of their own, and leaky ones have none.
function asGame(game: unknown): Game;
function asGame(game: unknown): unknown {
  return game;
}

const games = [
  { name: 'penguin-party', of: (registry: Registry) => asGame(canariedParty(registry)) },
  { name: 'penguinramids', of: (registry: Registry) => asGame(canariedRamids(registry)) },
];

const [first, second, third] = seatsOf(3);
const knowers = new Map<string, Knower | undefined>([
  ['Ana', first],
  ['Bo', second],
  ['Onno', 'onlooker'],
  ['Late', 'onlooker'],
  ['nobody', 'onlooker'],
  ['reader', 'reader of records'],
  ['operator', 'operator'],
]);

const below = (limit: number): number => Math.floor(Math.random() * limit);

/** Plays so many decisions, fewer if the match ends, with mischief between them; how many there were. */
async function play(evening: Evening, decisions: number): Promise<number> {
  const { ana, bo } = evening;
  const tried = new Map<Guest, number>();
  const isTried = (guest: Guest, { nth }: Decide): boolean => nth <= (tried.get(guest) ?? 0);
  for (let turn = 0; turn < decisions; turn += 1) {
    if (turn % 4 === 1) await entryOf(mischiefs, ((turn - 1) / 4) % mischiefs.length)(evening);
    const next = await nextDecision([ana, bo], isTried, below);
    if (!next) return turn;
    const { guest, decide } = next;
    const answer = await guest.ask(decide);
    // Refused ones are tried again: a bot was quicker, or nothing could be kept.
    if (answer.type === 'decided') tried.set(guest, decide.nth);
  }
  return decisions;
}

interface Leak {
  readonly where: string;
  readonly around: string;
}

/** Every canary that somebody got who must not have it. */
function leaksOf(evening: Evening, registry: Registry): readonly Leak[] {
  const leaks: Leak[] = [];
  for (const [where, tap] of evening.taps) {
    const knower = knowers.get(where) ?? 'operator';
    for (const { word, at, around } of tap.find(canaries)) {
      if (!registry.mayKnow(word, knower, at)) leaks.push({ where, around });
    }
  }
  for (const { at, request } of evening.asked) {
    const [seat = ''] = /(?<=at seat )\d/.exec(request.purpose) ?? [];
    const viewer = entryOf(seatsOf(3), Number(seat));
    for (const [word] of JSON.stringify(request).matchAll(canaries)) {
      if (!registry.mayKnow(word, viewer, at)) leaks.push({ where: 'bots', around: word });
    }
  }
  // No card at all, be it open or not, has any business in the log.
  for (const [word] of evening.house.logged().matchAll(canaries)) {
    leaks.push({ where: 'log', around: word });
  }
  return leaks;
}

describe.each(games)('canaries in $name', ({ of }) => {
  test('reach nobody who may not know them, whatever happens in a whole match', async () => {
    const registry = new Registry();
    const evening = await Evening.begin(of(registry));
    const turns = await play(evening, 1000);
    expect(evening.ana.last('update')?.waiting.for).toBe('nobody');
    expect(turns).toBeGreaterThan(4 * mischiefs.length);
    await browse(evening);
    const match = evening.ana.last('update')?.match ?? '';
    const { house } = evening;
    expect(leaksOf(evening, registry)).toEqual([]);
    const { body } = await new Browser(house.address).ask(`GET /api/matches/${match}/record`);
    const recorded = new Set(JSON.stringify(body).match(canaries));
    expect(recorded.size).toBeGreaterThan(100);
    expect([...recorded].filter((token) => !registry.has(token))).toEqual([]);
    for (const name of ['Ana', 'Bo']) {
      const seen = evening.taps.get(name)?.find(canaries) ?? [];
      expect(new Set(seen.map(({ word }) => word)).size).toBeGreaterThan(20);
    }
    expect(evening.asked.length).toBeGreaterThan(10);
    expect(house.logged()).toContain('the disk is full');
    await evening.end();
  });
});

/** A way of telling too much. */
interface Planted {
  readonly name: string;
  /** Where it must be noticed. */
  readonly where: string;
  readonly played: 'penguin-party' | 'penguinramids';
  readonly game?: <G extends Vocabulary>(game: CanariedGame<G>) => unknown;
  readonly plants?: (registry: Registry) => Plants;
}

const failing =
  (message: (acts: readonly string[]) => string) =>
  (store: Store): Store => {
    let left = 3;
    return {
      ...store,
      append(addition) {
        left -= 1;
        return left < 0
          ? store.append(addition)
          : Promise.reject(new Error(message(addition.acts)));
      },
    };
  };

const planted: readonly Planted[] = [
  {
    name: 'a view with all cards',
    where: 'Onno',
    played: 'penguinramids',
    game: (game) => ({
      ...game,
      view: (state: Parameters<typeof game.view>[0], viewer: Viewer) => ({
        ...game.view(state, viewer),
        all: state.hidden,
      }),
    }),
  },
  {
    name: 'news with all cards',
    where: 'nobody',
    played: 'penguinramids',
    game: (game) => ({ ...game, see: (event: unknown) => event }),
  },
  {
    name: 'legal moves with everyone’s cards',
    where: 'Bo',
    played: 'penguin-party',
    game: (game) => ({
      ...game,
      legalMoves: (
        state: Parameters<typeof game.view>[0],
        seat: Parameters<typeof game.refuse>[1],
      ) => [
        ...game.legalMoves(state, seat),
        ...state.hidden.map(({ token }) => ({ move: null, card: token })),
      ],
    }),
  },
  {
    name: 'a refusal with everyone’s cards',
    where: 'Ana',
    played: 'penguinramids',
    game: (game) => ({
      ...game,
      refuse: (...asked: Parameters<typeof game.refuse>) => {
        const refusal = game.refuse(...asked);
        return refusal && { ...refusal, hidden: asked[0].hidden };
      },
    }),
  },
  {
    name: 'a log line with an act',
    where: 'log',
    played: 'penguinramids',
    plants: () => ({ storeAs: failing((acts) => `could not insert ${acts.join()}`) }),
  },
  {
    name: 'an id made of a card',
    where: 'Onno',
    played: 'penguinramids',
    plants: (registry) => ({
      randomId: () => {
        const token = canary();
        registry.hold(token, third ?? null);
        return `${token}wxyz`;
      },
    }),
  },
  {
    name: 'a record before the end',
    where: 'reader',
    played: 'penguinramids',
    plants: () => ({
      storeAs: (store) => ({
        ...store,
        async findRecord({ match }) {
          const [line, loaded] = [
            await store.findMatch({ match }),
            await store.loadMatch({ match }),
          ];
          return line && loaded && { ...line, ...loaded };
        },
      }),
    }),
  },
  {
    name: 'a bot that is shown every hand',
    where: 'bots',
    played: 'penguinramids',
    game: (game) => ({
      ...game,
      view: (state: Parameters<typeof game.view>[0], viewer: Viewer) => ({
        ...game.view(state, viewer),
        ...(viewer === third && { all: state.hidden }),
      }),
    }),
  },
];

const leaky = <G extends Vocabulary>(game: CanariedGame<G>, plant: Planted['game']): Game =>
  asGame(plant ? plant(game) : game);

describe('a planted leak is caught:', () => {
  test.each(planted)('$name', async ({ where, played, game, plants }) => {
    const registry = new Registry();
    const shown =
      played === 'penguin-party'
        ? leaky(canariedParty(registry), game)
        : leaky(canariedRamids(registry), game);
    const evening = await Evening.begin(shown, plants?.(registry) ?? {});
    await play(evening, 18);
    await browse(evening);
    expect(leaksOf(evening, registry).map((leak) => leak.where)).toContain(where);
    await evening.end();
  });
});
