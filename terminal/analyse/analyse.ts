import { availableParallelism } from 'node:os';
import type { Level } from '@rookery/bots/levels';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Match } from '@rookery/rules/kernel/match';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { seatsOf, type Seat } from '@rookery/rules/kernel/seat';
import { levelTexts } from '@rookery/texts/levels/texts';
import type { Arguments } from '../arguments/arguments.ts';
import { wrap } from '../paint/layout.ts';
import { faint, plain, strong } from '../paint/line.ts';
import { readNumber } from '../play/seating.ts';
import { loadNamed, type LoadedMatch } from '../replay/load.ts';
import { exitCodes, misuse, print, type ExitCode, type Shell } from '../shell.ts';
import type { Output } from '../system.ts';
import { decisionsIn, type RecordedDecision } from './decisions.ts';
import { analysisJson } from './json.ts';
import { noise, thresholds } from './assessment.ts';
import { decisionLines, roundLines, summaryLines, type LineContext } from './lines.ts';
import { summaryOf, type AssessedDecision, type PlayerSummary } from './summary.ts';
import type { AnalysisTexts } from './texts/en.ts';
import { assess, assessmentContextFor } from './assess.ts';

const command = 'rookery analyse';
const clearLine = '\r\u001B[K';

/** The levels that look ahead, and so can say what a move is worth. */
const judges = ['gentoo', 'king', 'emperor'] as const satisfies readonly Level[];
const usualJudge: Level = 'king';

/** What is to be analysed, and how. */
interface AnalysisOptions {
  readonly match: Match;
  readonly level: Level;
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
  const decisions = decisionsIn(match).filter(({ seat }) => seats.includes(seat));
  const people = { names, viewer: null };
  const context: LineContext = { texts: shell.texts.analysis, screen, people };
  if (form === 'words') printHeading(shell, context, options);
  const assessed = await assessAll(shell, options, decisions, (each, before) => {
    if (form === 'words') printDecision(shell, context, each, before);
  });
  const summaries = seats.map((seat) => summaryOf(seat, assessed));
  if (form === 'words') printSummary(shell, context, assessed, summaries);
  else shell.system.output.write(`${analysisJson(match.game, level, assessed, summaries)}\n`);
}

/** Weighs on every core; tells each assessment in the order of the match. */
async function assessAll(
  { system, texts }: Shell,
  { match, level }: AnalysisOptions,
  decisions: readonly RecordedDecision[],
  tell: (assessed: AssessedDecision, before: RecordedDecision | undefined) => void,
): Promise<readonly AssessedDecision[]> {
  const progress = openProgressLine(system.errors, texts.analysis, decisions.length);
  const botPool = system.openBotPool({ size: availableParallelism() });
  try {
    const context = assessmentContextFor(match, level, botPool);
    let told = 0;
    const found = new Map<number, AssessedDecision>();
    return await Promise.all(
      decisions.map(async (decision, index) => {
        const assessed = { decision, assessment: await assess(context, decision) };
        found.set(index, assessed);
        progress.clear();
        for (let next = found.get(told); next; next = found.get(told)) {
          tell(next, decisions[told - 1]);
          told += 1;
        }
        progress.show(found.size);
        return assessed;
      }),
    );
  } finally {
    progress.clear();
    await botPool.close();
  }
}

function printHeading(
  shell: Shell,
  { texts, screen }: LineContext,
  { match, level }: AnalysisOptions,
): void {
  const { name } = levelTexts[shell.language].levels[level];
  print(shell, [
    strong(texts.heading(screen.name, match.seats, name)),
    ...wrap(texts.honesty, 80).map(faint),
  ]);
}

function printDecision(
  shell: Shell,
  context: LineContext,
  assessed: AssessedDecision,
  before: RecordedDecision | undefined,
): void {
  const { round } = assessed.decision;
  if (before?.round !== round) print(shell, roundLines(context, round));
  print(shell, decisionLines(context, assessed));
}

function printSummary(
  shell: Shell,
  context: LineContext,
  assessed: readonly AssessedDecision[],
  summaries: readonly PlayerSummary[],
): void {
  const { texts } = context;
  if (assessed.length === 0) {
    print(shell, [plain(texts.nothing)]);
    return;
  }
  const { mistake, blunder } = thresholds;
  const legend = texts.legend(100 * noise, 100 * mistake, 100 * blunder);
  print(shell, [[], ...summaryLines(context, summaries), ...wrap(legend, 80).map(faint)]);
}

interface ProgressLine {
  show(done: number): void;
  /** Makes room for other output. */
  clear(): void;
}

/** One line that shows how far the work is, where the output is a terminal. */
function openProgressLine(output: Output, texts: AnalysisTexts, of: number): ProgressLine {
  const write = (text: string): void => {
    if (output.isTTY === true) output.write(text);
  };
  const show = (done: number): void =>
    write(done < of ? `${clearLine}${texts.progress(done, of)}` : clearLine);
  show(0);
  return { show, clear: () => write(clearLine) };
}
