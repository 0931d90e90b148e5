import type { Candidate, MoveReason, Thought } from '@rookery/bots/bot';
import { explain } from '@rookery/bots/reasons';
import { think } from '@rookery/bots/workers/worker';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Game } from '@rookery/rules/kernel/game';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import { describe, expect, test } from 'vitest';
import { decisionsIn, type RecordedDecision } from '../decisions.ts';
import { thresholds } from '../review/assessment.ts';
import { playMatch } from './self-play.ts';

// How often is nothing said for a move but what a search found? The shares are printed.
// ROOKERY_REASONS=10 npx vitest run analysis/spec/reasons plays so many matches at each table.
const matches = Number(process.env['ROOKERY_REASONS'] ?? 1);

/** What the judge spends on each move. */
const perMove = Number(process.env['ROOKERY_PER_MOVE'] ?? 6);

const tables: readonly (readonly [string, number, Game])[] = [
  ['penguin-party', 2, penguinParty],
  ['penguin-party', 4, penguinParty],
  ['penguinramids', 2, penguinramids],
];

/** Of all reasons, so many may come from a search alone; before it was said what tells moves apart, it was half. */
const mostSearched = 0.25;

/** A decision, and what the judge thinks of it. */
interface JudgedDecision {
  readonly decision: RecordedDecision;
  readonly thought: Thought;
}

function judge(game: Game, decision: RecordedDecision, seed: string): JudgedDecision {
  const { question, step } = decision;
  const budget = perMove * question.legal.length;
  const request = { game: game.id, player: 'judge', question, seed, purpose: String(step), budget };
  return { decision, thought: think(request, {}) };
}

/** What a review says for a better move, if it finds one. */
function reasonAgainst(
  { id, notation }: Game,
  { decision, thought }: JudgedDecision,
): MoveReason | undefined {
  const { move: instead, question } = decision;
  const isPlayed = ({ move }: Candidate): boolean =>
    notation.formatMove(move) === notation.formatMove(instead);
  const played = thought.candidates.find(isPlayed);
  const best = entryOf(thought.candidates, 0);
  if (!played || best.win - played.win < thresholds.mistake) return undefined;
  const gain = { win: best.win - played.win, lead: best.lead - played.lead };
  return explain(id, question.view, { move: best.move, instead, gain });
}

const searched: readonly string[] = ['wins-more', 'leads-more', 'as-good'];

/** Prints how often each kind is said, and returns the share of those that come from a search alone. */
function tellShares(title: string, reasons: readonly MoveReason[]): number {
  const kinds = [...new Set(reasons.map(({ kind }) => kind))];
  const shareOf = (kind: string): number =>
    reasons.filter((reason) => reason.kind === kind).length / reasons.length;
  const list = kinds
    .toSorted((one, other) => shareOf(other) - shareOf(one))
    .map((kind) => `${kind} ${(100 * shareOf(kind)).toFixed(1)} %`);
  console.log(`${title}, ${String(reasons.length)} reasons: ${list.join(', ')}`);
  return searched.reduce((sum, kind) => sum + shareOf(kind), 0);
}

describe.each(tables)('%s with %i seats', (name, seats, game) => {
  const judged = Array.from({ length: matches }, (_, nth) => `reasons ${String(nth)}`).flatMap(
    (seed) =>
      decisionsIn(playMatch(game, seats, 'adelie', seed))
        .filter(({ question }) => question.legal.length > 1)
        .map((decision) => judge(game, decision, seed)),
  );

  test('a hint says what tells the move from the next best', { timeout: 3_600_000 }, () => {
    const reasons = judged.map(({ thought }) => thought.reason);
    expect(reasons.map(({ kind }) => kind)).not.toContain('overall');
    expect(tellShares(`${name} ${String(seats)}, hints`, reasons)).toBeLessThan(mostSearched);
  });

  test('a better move says what tells it from the one that was made', () => {
    const reasons = judged.flatMap((each) => reasonAgainst(game, each) ?? []);
    expect(reasons.map(({ kind }) => kind)).not.toContain('overall');
    expect(tellShares(`${name} ${String(seats)}, better`, reasons)).toBeLessThan(mostSearched);
  });
});
