import type { MatchId } from '@rookery/protocol/identifiers';
import { fewProblems } from '@rookery/protocol/problems';
import type { Reason } from '@rookery/protocol/reasons';
import { roundBreak } from '@rookery/protocol/limits';
import { advanceClocks, creditClocks, isTimeUp } from '@rookery/referee/clock';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import { seatsOf, type Seat } from '@rookery/rules/kernel/seat';
import { newTurns, visibleMover } from './alert-occasions.ts';
import { ensureLegal, type BotTurn } from './bot-request.ts';
import type { DeskAsk } from './desk.ts';
import { dueAt, resultOf, roundOf, type HostedMatch, type Progress } from './hosted-match.ts';
import type { HotTable } from './hot-table.ts';
import { findDecision, judge, type Decision } from './numbered-decision.ts';
import { messageOf } from './ports.ts';
import { refused, replyTo, type DecisionOutcome, type Reply } from './reply.ts';
import { seatOf } from './seating.ts';
import type { Added, Addition, StoredTable } from './store.ts';
import { concludeTable, OutdatedMatch, restoreMatch } from './table-loading.ts';
import { tellProgress, tellTable } from './telling.ts';
import { seenBy } from './viewer-log.ts';

type DecideAsk = Extract<DeskAsk, { readonly type: 'decide' }>;

/** A decision that meets a conflict this often in a row is given back. */
const mostAttempts = 3;

/**
 * A person's decision. The seat is that of the person who asks; the clock is judged by when the decision
 * arrived, not by when its turn came.
 */
export async function decide(
  table: HotTable,
  ask: DecideAsk,
  person: string,
  arrivedAt: number,
): Promise<Reply> {
  const { table: stored, game, match } = table.now;
  const place = seatOf(stored, person);
  if (place === null) return refused(ask, { kind: 'not-seated' });
  const move = game.parseMove(ask.move);
  if (!move.ok) return refused(ask, { kind: 'bad-move', problems: fewProblems(move.problems) });
  const decision = {
    seat: entryOf(seatsOf(stored.seats.length), place),
    nth: ask.nth,
    move: move.value,
  };
  if (match?.id !== ask.match) return answerEarlierMatch(table, ask, decision);
  const isNew = ask.nth > entryOf(match.decisions, decision.seat);
  if (isNew && stored.phase === 'playing' && stored.seats[place]?.bot !== null) {
    return refused(ask, { kind: 'stand-in-plays' });
  }
  if (isNew && isTimeUp(match.clocks, decision.seat, arrivedAt)) {
    return refused(ask, { kind: 'time-is-up' });
  }
  const outcome = await carryOut(table, { ...decision, match: match.id, madeAt: arrivedAt });
  if (outcome.kind === 'refused' && outcome.reason.kind === 'other-match') {
    return answerEarlierMatch(table, ask, decision);
  }
  if (outcome.kind === 'new') table.context.tally.countMove('people');
  return replyTo(ask, outcome);
}

/** A bot's decision goes the way of everyone's. A move that is no longer wanted is dropped. */
export const decideForBot = async (
  table: HotTable,
  { match: id, seat, nth }: BotTurn,
  wanted: Vocabulary['Move'],
  isWanted: () => boolean,
): Promise<void> => {
  await table.visit(async () => {
    const { match } = table.now;
    if (!isWanted() || match?.id !== id) return;
    const move = ensureLegal(match, seat, wanted);
    if (move !== wanted) table.context.log.error('bot-broke-the-rules', { match: id, seat, nth });
    const madeAt = table.context.clock.now();
    const outcome = await carryOut(table, { match: match.id, seat, nth, move, madeAt });
    // Another desk may have been quicker: what is stored counts.
    const isOvertaken =
      outcome.kind === 'refused' &&
      ['already-decided', 'other-match'].includes(outcome.reason.kind);
    if (outcome.kind === 'refused' && !isOvertaken) throw new Error(outcome.reason.kind);
    if (outcome.kind !== 'new') return;
    table.context.tally.countMove('bots');
    await outcome.news();
  });
};

/** A decision, in which match and when it was made. */
interface TimedDecision extends Decision {
  readonly match: MatchId;
  readonly madeAt: number;
}

/** Carries out a decision: it is refused, or stored for good before anybody hears of it. */
async function carryOut(
  table: HotTable,
  decision: TimedDecision,
  attempts = mostAttempts,
): Promise<DecisionOutcome> {
  const { match, table: stored } = table.now;
  // After a conflict the table may have begun another match.
  if (match?.id !== decision.match) return { kind: 'refused', reason: { kind: 'other-match' } };
  const judgement = judge(match, decision, whyNobodyPlays(stored, match));
  if (judgement.kind === 'made-before') return lookUp(match, decision);
  if (judgement.kind === 'refused') return judgement;
  const progress = withClocks(table, match, judgement.progress, decision);
  const outcome = await store(table, match, progress, decision);
  if (outcome === 'stored') return announce(table, match, progress, decision.seat);
  if (outcome === 'unknown') return afterUnknownOutcome(table, decision);
  return attempts > 1
    ? carryOut(table, decision, attempts - 1)
    : { kind: 'refused', reason: { kind: 'not-saved' } };
}

function whyNobodyPlays({ phase }: StoredTable, { clocks }: HostedMatch): Reason | undefined {
  if (phase !== 'playing') return { kind: 'wrong-phase', phase };
  return clocks.paused === null ? undefined : { kind: 'paused' };
}

function withClocks(
  { context }: HotTable,
  before: HostedMatch,
  { match, events }: Progress,
  { seat, madeAt }: TimedDecision,
): Progress {
  if (match.clocks.rule.kind === 'none') return { match, events };
  const waiting = match.game.waiting(match.state);
  const moment = { decidedAt: madeAt, now: context.clock.now() };
  const clocks = advanceClocks(match.clocks, seat, waiting, moment);
  const isNewRound = roundOf(before) !== roundOf(match);
  return {
    match: { ...match, clocks: isNewRound ? creditClocks(clocks, roundBreak) : clocks },
    events,
  };
}

/** Stores a decision; after a conflict the table is loaded again. */
async function store(
  table: HotTable,
  before: HostedMatch,
  { match }: Progress,
  { seat, nth }: Decision,
): Promise<'stored' | 'conflict' | 'unknown'> {
  const { context } = table;
  const addition: Addition = {
    match: match.id,
    expectedSeq: before.log.length,
    acts: match.log.slice(before.log.length),
    decision: { seat, nth, answer: { seq: seenBy(match, seat) } },
    clocks: match.clocks,
    deadline: dueAt(match.clocks),
    at: context.clock.now(),
    result: resultOf(match),
  };
  let added: Added;
  try {
    added = await context.store.append(addition);
  } catch (error) {
    context.log.warn('decision-not-kept', { match: before.id, because: messageOf(error) });
    return 'unknown';
  }
  if (added.kind !== 'added') {
    await table.reload();
    return 'conflict';
  }
  if (added.seq !== match.log.length) throw new Error(`a gap in ${before.id}`);
  table.setMatch(match);
  return 'stored';
}

/** Nobody knows whether the decision was stored: the log is loaded again, and says so. */
async function afterUnknownOutcome(
  table: HotTable,
  decision: TimedDecision,
): Promise<DecisionOutcome> {
  await table.reload();
  const { match } = table.now;
  if (match?.id !== decision.match) return { kind: 'refused', reason: { kind: 'other-match' } };
  if (decision.nth <= entryOf(match.decisions, decision.seat)) {
    return lookUp(match, decision);
  }
  return { kind: 'refused', reason: { kind: 'not-saved' } };
}

function announce(
  table: HotTable,
  before: HostedMatch,
  { match, events }: Progress,
  seat: Seat,
): DecisionOutcome {
  const news = async (): Promise<void> => {
    tellProgress(table, before, events);
    if (resultOf(match)) await conclude(table);
    else noteTurns(table, before, seat);
  };
  return { kind: 'new', seq: seenBy(match, seat), news };
}

/** Whoever is to move now and is away will hear of it. */
function noteTurns({ id, context, now }: HotTable, before: HostedMatch, seat: Seat): void {
  const turns = newTurns(now, before, context.clock.now());
  context.onOccasions(id, turns, visibleMover(before, seat));
}

/** What the log has under that number: this decision, another one, or none. */
function lookUp(match: HostedMatch, { seat, nth, move }: Decision): DecisionOutcome {
  const found = findDecision(match, seat, nth);
  if (!found) return { kind: 'refused', reason: { kind: 'not-saved' } };
  const { notation } = match.game;
  return notation.formatMove(found.move) === notation.formatMove(move)
    ? { kind: 'known', seq: found.seq }
    : { kind: 'refused', reason: { kind: 'already-decided', move: found.move } };
}

/** A decision of an earlier match at this table, sent again, still gets its answer; no other one does. */
async function answerEarlierMatch(
  { id, now, context }: HotTable,
  ask: DecideAsk,
  decision: Decision,
): Promise<Reply> {
  const other = refused(ask, { kind: 'other-match' });
  const stored = await context.store.loadMatch({ match: ask.match });
  // Of matches elsewhere, or not yet over, nothing may be learned here.
  if (stored?.table !== id || stored.finishedAt === null) return other;
  // The table may have had another game then, or another number of seats.
  if (stored.game !== now.game.id) return other;
  try {
    const seats = stored.clocks.seats.length;
    const outcome = lookUp(restoreMatch(stored, now.game, seats), decision);
    return outcome.kind === 'known' ? replyTo(ask, outcome) : other;
  } catch (error) {
    if (error instanceof OutdatedMatch) return other;
    throw error;
  }
}

/** The match is over: so says the table from now on. */
async function conclude(table: HotTable): Promise<void> {
  const { context, now } = table;
  if (now.table.phase !== 'playing') return;
  const outcome = await table.save(concludeTable(now.table, context.clock.now()));
  if (outcome === 'stored') tellTable(table);
  // The table follows the match when it is loaded again.
  else table.markStale();
}
