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
import { loadMatch } from '../replay/load.ts';
import { complain, exitCodes, misuse, print, type ExitCode, type Shell } from '../shell.ts';
import { decisionsIn, type Decision } from './decisions.ts';
import { analysisJson } from './json.ts';
import { noise, thresholds } from './judgement.ts';
import { decisionLines, roundLines, summaryLines, type Writing } from './lines.ts';
import { openProgress } from './progress.ts';
import { summaryOf, type Judged, type Summary } from './summary.ts';
import { analysisTexts } from './texts/texts.ts';
import { scalesFor, weigh } from './weigh.ts';

const command = 'rookery analyse';

/** The levels that look ahead, and so can say what a move is worth. */
const judges = ['gentoo', 'king', 'emperor'] as const satisfies readonly Level[];
const usualJudge: Level = 'king';

/** What is to be analysed, and how. */
interface Study {
  readonly match: Match;
  readonly level: Level;
  /** Whose decisions. */
  readonly seats: readonly Seat[];
  readonly form: 'words' | 'json';
}

/** `rookery analyse`: every decision of a recorded match, weighed by a bot. */
export async function analyse(shell: Shell, args: Arguments): Promise<ExitCode> {
  const [source, excess] = args.words;
  if (source === undefined) return misuse(shell, shell.texts.needsFile, command);
  if (excess !== undefined) return misuse(shell, shell.texts.tooManyWords(excess), command);
  const match = loadMatch(shell, source);
  if (!match.ok) {
    complain(shell, match.problems);
    return exitCodes.failed;
  }
  const study = studyOf(shell, args, match.value);
  if (!study.ok) return misuse(shell, study.problems.join(' '), command);
  await carryOut(shell, study.value);
  return exitCodes.done;
}

function studyOf(
  { texts, language }: Shell,
  { values, switches }: Arguments,
  match: Match,
): Result<Study, string> {
  const named = values.get('level') ?? usualJudge;
  const level = judges.find((each) => each === named);
  if (!level) return rejected(analysisTexts[language].cannotJudge(named, judges));
  const all = seatsOf(match.seats);
  const form = switches.has('json') ? 'json' : 'words';
  const seat = values.get('seat');
  if (seat === undefined) return accepted({ match, level, seats: all, form });
  const number = readNumber(texts, 'seat', seat, 1, match.seats);
  if (!number.ok) return number;
  return accepted({ match, level, seats: [entryOf(all, number.value - 1)], form });
}

async function carryOut(shell: Shell, study: Study): Promise<void> {
  const { match, level, seats, form } = study;
  const decisions = decisionsIn(match).filter(({ seat }) => seats.includes(seat));
  const writing = writingFor(shell, study);
  if (form === 'words') printHeading(shell, writing, study);
  const judged = await judgeAll(shell, study, decisions, (each, before) => {
    if (form === 'words') printDecision(shell, writing, each, before);
  });
  const summaries = seats.map((seat) => summaryOf(seat, judged));
  if (form === 'words') printSummary(shell, writing, judged, summaries);
  else shell.system.output.write(`${analysisJson(match.game, level, judged, summaries)}\n`);
}

function writingFor({ screens, texts, language }: Shell, { match }: Study): Writing {
  const screen = entryOf(
    screens.filter(({ game }) => game.id === match.game.id),
    0,
  );
  const names = seatsOf(match.seats).map((seat) => texts.player(seat));
  return { texts: analysisTexts[language], screen, people: { names, viewer: null } };
}

/** Weighs on every core; tells each judgement in the order of the match. */
async function judgeAll(
  { system, language }: Shell,
  { match, level }: Study,
  decisions: readonly Decision[],
  tell: (judged: Judged, before: Decision | undefined) => void,
): Promise<readonly Judged[]> {
  const progress = openProgress(system.errors, analysisTexts[language], decisions.length);
  const thinkers = system.openThinkers({ size: availableParallelism() });
  try {
    const scales = scalesFor(match, level, thinkers);
    let told = 0;
    const found = new Map<number, Judged>();
    return await Promise.all(
      decisions.map(async (decision, index) => {
        const judged = { decision, judgement: await weigh(scales, decision) };
        found.set(index, judged);
        progress.clear();
        for (let next = found.get(told); next; next = found.get(told)) {
          tell(next, decisions[told - 1]);
          told += 1;
        }
        progress.show(found.size);
        return judged;
      }),
    );
  } finally {
    progress.clear();
    await thinkers.close();
  }
}

function printHeading(shell: Shell, { texts, screen }: Writing, { match, level }: Study): void {
  const { name } = levelTexts[shell.language].levels[level];
  print(shell, [
    strong(texts.heading(screen.name, match.seats, name)),
    ...wrap(texts.honesty, 80).map(faint),
  ]);
}

function printDecision(
  shell: Shell,
  writing: Writing,
  judged: Judged,
  before: Decision | undefined,
): void {
  const { round } = judged.decision;
  if (before?.round !== round) print(shell, roundLines(writing, round));
  print(shell, decisionLines(writing, judged));
}

function printSummary(
  shell: Shell,
  writing: Writing,
  judged: readonly Judged[],
  summaries: readonly Summary[],
): void {
  const { texts } = writing;
  if (judged.length === 0) {
    print(shell, [plain(texts.nothing)]);
    return;
  }
  const { mistake, blunder } = thresholds;
  const legend = texts.legend(100 * noise, 100 * mistake, 100 * blunder);
  print(shell, [[], ...summaryLines(writing, summaries), ...wrap(legend, 80).map(faint)]);
}
