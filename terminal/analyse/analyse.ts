import { availableParallelism } from 'node:os';
import { judges, type JudgeLevel } from '@rookery/analysis/review/judgement';
import type { AssessedDecision } from '@rookery/analysis/review/luck-and-skill';
import { noise, thresholds } from '@rookery/analysis/review/assessment';
import { reviewMatch, type Review, type ReviewStep } from '@rookery/analysis/review/review';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Match } from '@rookery/rules/kernel/match';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { seatsOf, type Seat } from '@rookery/rules/kernel/seat';
import type { Arguments } from '../arguments/arguments.ts';
import { wrap } from '../paint/layout.ts';
import { faint, plain, strong } from '../paint/line.ts';
import { readNumber } from '../play/seating.ts';
import { loadNamed, type LoadedMatch } from '../replay/load.ts';
import { exitCodes, misuse, print, type ExitCode, type Shell } from '../shell.ts';
import type { Output } from '../system.ts';
import { graphLines } from './graph.ts';
import { analysisJson } from './json.ts';
import { decisionLines, roundLines, summaryLines, type LineContext } from './lines.ts';
import { costliestLines, luckLines } from './luck-lines.ts';
import { summaryOf, type PlayerSummary } from './summary.ts';
import type { AnalysisTexts } from '@rookery/texts/en/terminal/analysis';

const command = 'rookery analyse';
const clearLine = '\r\u001B[K';

const usualJudge: JudgeLevel = 'king';

/** What is to be analysed, and how. */
interface AnalysisOptions {
  readonly match: Match;
  readonly level: JudgeLevel;
  /** Whose decisions. */
  readonly seats: readonly Seat[];
  readonly form: 'words' | 'json';
}

/** `rookery analyse`: every decision of a recorded match, weighed by a bot. */
export async function analyse(shell: Shell, args: Arguments): Promise<ExitCode> {
  const loaded = loadNamed(shell, args.words, command);
  if (typeof loaded === 'number') return loaded;
  const options = readOptions(shell, args, loaded.match);
  if (!options.ok) return misuse(shell, options.problems.join(' '), command);
  await carryOut(shell, options.value, loaded);
  return exitCodes.done;
}

function readOptions(
  { texts }: Shell,
  { values, switches }: Arguments,
  match: Match,
): Result<AnalysisOptions, string> {
  const named = values.get('level') ?? usualJudge;
  const level = judges.find((each) => each === named);
  if (!level) return rejected(texts.analysis.cannotJudge(named, judges));
  const all = seatsOf(match.seats);
  const form = switches.has('json') ? 'json' : 'words';
  const seat = values.get('seat');
  if (seat === undefined) return accepted({ match, level, seats: all, form });
  const number = readNumber(texts, 'seat', seat, 1, match.seats);
  if (!number.ok) return number;
  return accepted({ match, level, seats: [entryOf(all, number.value - 1)], form });
}

async function carryOut(
  shell: Shell,
  options: AnalysisOptions,
  { screen, names }: LoadedMatch,
): Promise<void> {
  const { match, level, seats, form } = options;
  const people = { names, viewer: null };
  const context: LineContext = { texts: shell.texts.analysis, screen, people };
  if (form === 'words') printHeading(shell, context, options);
  const review = await followReview(shell, context, options);
  const summaries = seats.map((seat) => summaryOf(seat, review.assessed));
  if (form === 'words') printEnd(shell, context, review, summaries);
  else shell.system.output.write(`${analysisJson(match.game, level, review, summaries)}\n`);
}

/** Reviews on every core, and tells each step as it comes. */
async function followReview(
  shell: Shell,
  context: LineContext,
  { match, level, seats, form }: AnalysisOptions,
): Promise<Review> {
  const { system, texts } = shell;
  const progress = openProgressLine(system.errors, texts.analysis);
  const botPool = system.openBotPool({ size: availableParallelism() });
  const tell = form === 'words' ? stepPrinter(shell, context) : () => undefined;
  try {
    for await (const step of reviewMatch(match, { level, botPool, seats })) {
      progress.clear();
      tell(step);
      if (step.type === 'done') return step.review;
      if (step.type === 'assessed') progress.show(step.done, step.of);
    }
    throw new Error('the review ended without a result');
  } finally {
    progress.clear();
    await botPool.close();
  }
}

/** Prints the steps of a review: first a graph, then one decision after the other. */
function stepPrinter(shell: Shell, context: LineContext): (step: ReviewStep) => void {
  let before: AssessedDecision | undefined;
  return (step) => {
    if (step.type === 'sketch') {
      print(shell, [[], ...graphLines(step.chances, context.texts.graph)]);
    }
    if (step.type !== 'assessed') return;
    printDecision(shell, context, step.assessed, before);
    before = step.assessed;
  };
}

function printHeading(
  shell: Shell,
  { texts, screen }: LineContext,
  { match, level }: AnalysisOptions,
): void {
  const { name } = shell.texts.levels.levels[level];
  print(shell, [
    strong(texts.heading(screen.name, match.seats, name)),
    ...wrap(texts.honesty, 80).map(faint),
  ]);
}

function printDecision(
  shell: Shell,
  context: LineContext,
  assessed: AssessedDecision,
  before: AssessedDecision | undefined,
): void {
  const { round } = assessed.decision;
  if (before?.decision.round !== round) print(shell, roundLines(context, round));
  print(shell, decisionLines(context, assessed));
}

function printEnd(
  shell: Shell,
  context: LineContext,
  review: Review,
  summaries: readonly PlayerSummary[],
): void {
  const { texts } = context;
  if (review.assessed.length === 0) {
    print(shell, [plain(texts.nothing)]);
    return;
  }
  const { mistake, blunder } = thresholds;
  const legend = texts.legend(100 * noise, 100 * mistake, 100 * blunder);
  print(shell, [
    ...costliestLines(context, review.costliest),
    [],
    ...summaryLines(context, summaries),
    ...wrap(legend, 80).map(faint),
    ...luckLines(context, review.luckAndSkill),
  ]);
}

interface ProgressLine {
  show(done: number, of: number): void;
  /** Makes room for other output. */
  clear(): void;
}

/** One line that shows how far the work is, where the output is a terminal. */
function openProgressLine(output: Output, texts: AnalysisTexts): ProgressLine {
  const write = (text: string): void => {
    if (output.isTTY === true) output.write(text);
  };
  write(`${clearLine}${texts.sketching}`);
  return {
    show: (done, of) => write(done < of ? `${clearLine}${texts.progress(done, of)}` : clearLine),
    clear: () => write(clearLine),
  };
}
