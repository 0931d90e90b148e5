import { estimateMean } from '@rookery/bots/arena/estimate';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Game } from '@rookery/rules/kernel/game';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import type { Move, View } from '@rookery/rules/penguin-party/vocabulary';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import { describe, expect, test } from 'vitest';
import { decisionsIn, extendPast, type Past } from '../decisions.ts';
import { solveMoves, type SolvedMove } from '../penguin-party/proof.ts';
import { assess } from '../review/assessment.ts';
import { begin, directPool, playMatch, playOn } from './self-play.ts';
import { finish } from './finish.ts';

// ROOKERY_MATCHES=200 npx vitest run analysis/spec/luck-and-skill reviews so many matches of each game.
const matches = Number(process.env['ROOKERY_MATCHES'] ?? 3);

const games: readonly (readonly [string, Game, number])[] = [
  ['penguin-party', penguinParty, 2],
  ['penguinramids', penguinramids, 2],
];

describe.each(games)('%s', (name, game, seats) => {
  test(
    'a level that plays against itself has a skill of 0 on average',
    { timeout: 3_600_000 },
    async () => {
      const reviews = await Promise.all(
        Array.from({ length: matches }, async (_, nth) => {
          const match = playMatch(game, seats, 'gentoo', `skill ${String(nth)}`);
          return (await finish(match)).review.luckAndSkill ?? [];
        }),
      );
      const portions = reviews.map((split) => ({
        sum: split.reduce((sum, { own }) => sum + own.gave, 0),
        count: split.length,
      }));
      const skill = estimateMean(portions);
      if (!skill || skill.margin === null) throw new Error('too few matches');
      const figures = [skill.mean, skill.margin].map((share) => (100 * share).toFixed(2));
      console.log(`${name}, ${String(matches)} matches: skill ${figures.join(' ± ')} %`);
      expect(Math.abs(skill.mean)).toBeLessThanOrEqual(skill.margin * (matches < 30 ? 2.2 : 1));
    },
  );
});

/** A position of the last round, a move that is a blunder there, and what it costs exactly. */
interface Trap {
  readonly past: Past;
  readonly blunder: Move;
  readonly cost: number;
}

/** A blunder that costs less is not worth planting. */
const leastCost = 0.5;

/** With more cards than these the judge estimates the rest of the round; with fewer it solves it. */
const mostCards = 9;

const isViewOfParty = (view: unknown): view is View =>
  typeof view === 'object' && view !== null && 'edition' in view;

/** The share of the victory that a solved move of the last round brings, over all worlds. */
function shareOf({ leads, ways }: SolvedMove): number {
  const all = ways.reduce((sum, each) => sum + each, 0);
  const won = leads.reduce(
    (sum, lead, world) => sum + ((Math.sign(lead) + 1) / 2) * (ways[world] ?? 0),
    0,
  );
  return won / all;
}

function trapAt(past: Past): Trap | undefined {
  const { game, state } = past.match;
  const waiting = game.waiting(state);
  const seat = waiting.for === 'seats' ? waiting.seats[0] : undefined;
  if (seat === undefined || game.standing(state).round < 2) return undefined;
  const view = game.view(state, seat);
  if (!isViewOfParty(view) || view.stage.phase !== 'turn') return undefined;
  const cards = view.stage.round.players.reduce((sum, { cards: held }) => sum + held, 0);
  const solved = cards > mostCards ? [] : (solveMoves(view) ?? []);
  const sorted = solved.toSorted((a, b) => shareOf(b) - shareOf(a));
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (!best || !worst || sorted.length < 2) return undefined;
  const cost = shareOf(best) - shareOf(worst);
  return cost < leastCost ? undefined : { past, blunder: worst.move, cost };
}

function findTraps(count: number): readonly Trap[] {
  const found: Trap[] = [];
  for (let nth = 0; found.length < count && nth < 400; nth += 1) {
    const pasts = playOn(begin(penguinParty, 2), 'adelie', `trap ${String(nth)}`);
    const trap = pasts.map((past) => trapAt(past)).find((each) => each !== undefined);
    if (trap) found.push(trap);
  }
  return found;
}

describe('a planted blunder of known cost', () => {
  const traps = findTraps(4);

  test('there are some', () => {
    expect(traps).toHaveLength(4);
  });

  test.each([0, 1, 2, 3])('number %i is charged to skill within a tenth', async (nth) => {
    const { past, blunder, cost } = entryOf(traps, nth);
    const waiting = past.match.game.waiting(past.match.state);
    const by = entryOf(waiting.for === 'seats' ? waiting.seats : [], 0);
    const { match } = extendPast(past, { by, move: blunder });
    const recorded = decisionsIn(match).at(-1);
    if (!recorded) throw new Error('no decision');
    // Without what was seen before, every world is as likely as in the exact solution.
    const decision = { ...recorded, question: { ...recorded.question, seen: [] } };
    const botPool = directPool();
    const assessment = await assess({ match, level: 'emperor', botPool, seed: 'trap' }, decision);
    if (assessment.verdict === 'only-move') throw new Error('no choice');
    expect(assessment.verdict).toBe('blunder');
    const charged = -(assessment.effect[by] ?? 0);
    console.log(`blunder ${String(nth)}: cost ${cost.toFixed(3)}, charged ${charged.toFixed(3)}`);
    expect(Math.abs(charged - cost)).toBeLessThan(0.1 * cost);
  });
});
