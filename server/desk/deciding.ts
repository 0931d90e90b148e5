import type { Outcome } from '@rookery/protocol/host/reply';
import type { Reason } from '@rookery/protocol/reasons';
import { count } from '@rookery/protocol/shapes';
import { decided } from '@rookery/referee/clock';
import { resultOf, type Progress } from '@rookery/referee/hosted-match';
import { judged, type Decision } from '@rookery/referee/numbered-decision';
import { seenBy } from '@rookery/referee/viewer-log';
import { formatAct, parseAct } from '@rookery/rules/kernel/act-notation';
import type { Seat } from '@rookery/rules/kernel/seat';
import { fields, read } from '@rookery/rules/kernel/shape';
import type { Added, Addition, StoredTable } from '../store/store.ts';
import { messageOf } from '../store/trouble.ts';
import type { HotTable } from './hot-table.ts';
import { concluded } from './loading.ts';
import { dueAt, type RunningMatch } from './running-match.ts';

const refused = (reason: Reason): Outcome => ({ kind: 'refused', reason });

/** Overtaken so often in a row, a decision is given back. */
const mostAttempts = 3;

/** Carries out a decision: refused, or kept for good before anybody hears of it. */
export async function carryOut(
  table: HotTable,
  decision: Decision,
  attempts = mostAttempts,
): Promise<Outcome> {
  const running = runningAt(table);
  const judgement = judged(running, decision, whyNobodyPlays(table.now.table, running));
  if (judgement.kind === 'made-before') return lookUp(table, running, decision);
  if (judgement.kind === 'refused') return judgement;
  const progress = timed(table, judgement.progress, decision.seat);
  const outcome = await keep(table, running, progress, decision);
  if (outcome !== 'overtaken') return outcome;
  return attempts > 1 ? carryOut(table, decision, attempts - 1) : refused({ kind: 'not-saved' });
}

function runningAt(table: HotTable): RunningMatch {
  const { running } = table.now;
  if (!running) throw new Error('no match is being played');
  return running;
}

function whyNobodyPlays({ phase }: StoredTable, { clocks }: RunningMatch): Reason | undefined {
  if (phase !== 'playing') return { kind: 'wrong-phase', phase };
  return clocks.paused === null ? undefined : { kind: 'paused' };
}

/** The match with its clocks as they are after a seat's decision. */
function timed(
  { house }: HotTable,
  { match, events }: Progress<RunningMatch>,
  seat: Seat,
): Progress<RunningMatch> {
  const waiting = match.game.waiting(match.state);
  const clocks = decided(match.clocks, seat, waiting, house.clock.now());
  return { match: { ...match, clocks }, events };
}

const answerReader = fields<{ readonly seq: number }>({ seq: count });

/** The answer that was kept with a decision. */
export function seqIn(answer: unknown): number {
  const kept = read(answerReader, answer, 'answer');
  if (!kept.ok) throw new Error('a decision was kept without its answer');
  return kept.value.seq;
}

function additionOf(
  table: HotTable,
  before: RunningMatch,
  after: RunningMatch,
  { seat, nth }: Decision,
): Addition {
  const { id: match, log, clocks } = after;
  return {
    match,
    expectedSeq: before.log.length,
    acts: log.slice(before.log.length),
    decision: { seat, nth, answer: { seq: seenBy(after, seat) } },
    clocks,
    deadline: dueAt(clocks),
    at: table.house.clock.now(),
    result: resultOf(after),
  };
}

/** Keeps it. An unknown outcome is looked up before anyone is answered. */
async function keep(
  table: HotTable,
  before: RunningMatch,
  progress: Progress<RunningMatch>,
  decision: Decision,
): Promise<Outcome | 'overtaken'> {
  const { house } = table;
  const addition = additionOf(table, before, progress.match, decision);
  let added: Added;
  try {
    added = await house.tally.timed('storing', house.store.append(addition));
  } catch (error) {
    house.log.warn('decision-not-kept', { match: before.id, because: messageOf(error) });
    table.distrust();
    return lookUp(table, before, decision);
  }
  if (added.kind === 'added') {
    if (added.seq !== progress.match.log.length) throw new Error(`a gap in ${before.id}`);
    return goOn(table, before, progress, seenBy(progress.match, decision.seat));
  }
  await table.reload();
  if (added.kind === 'repeated') return { kind: 'known', seq: seqIn(added.answer) };
  if (added.kind === 'contradicted') return contradicted(before, added.act);
  return 'overtaken';
}

function goOn(
  table: HotTable,
  before: RunningMatch,
  progress: Progress<RunningMatch>,
  seq: number,
): Outcome {
  const { match, events } = progress;
  table.play(match);
  const news = async (): Promise<void> => {
    table.tellProgress(before, events);
    if (resultOf(match)) await conclude(table);
  };
  return { kind: 'new', seq, news };
}

/** What is kept under that number: this decision, another one, or none. */
async function lookUp(
  table: HotTable,
  running: RunningMatch,
  { seat, nth, move }: Decision,
): Promise<Outcome> {
  const { id: match, game } = running;
  const found = await table.house.store.findDecision({ match, seat, nth });
  if (!found) return refused({ kind: 'not-saved' });
  return found.act === formatAct(game.notation, { by: seat, move })
    ? { kind: 'known', seq: seqIn(found.answer) }
    : contradicted(running, found.act);
}

function contradicted({ game, seats }: RunningMatch, text: string): Outcome {
  const act = parseAct(game.notation, text, seats);
  if (!act.ok || act.value.by === 'chance')
    throw new Error('the log holds a decision that is none');
  return refused({ kind: 'already-decided', move: act.value.move });
}

/** The match is over: so says the table from now on. */
async function conclude(table: HotTable): Promise<void> {
  const { house, now } = table;
  if (now.table.phase !== 'playing') return;
  // Should it fail, the table hears of the end when it is loaded again.
  const kept = await table.save(concluded(now.table, house.clock.now()));
  if (kept === 'kept') table.tellTable();
  else table.distrust();
}
