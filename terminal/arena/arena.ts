import type { Arguments } from '../arguments/arguments.ts';
import { faint, plain, type StyledLine } from '../paint/line.ts';
import { complain, exitCodes, fail, misuse, print, type ExitCode, type Shell } from '../shell.ts';
import { playDeals } from './worker-pool.ts';
import { openFolder, type Folder } from './folder.ts';
import type { PlayedDeal } from './worker-messages.ts';
import { readPlan, type TournamentPlan } from './plan.ts';
import type { Failure } from '@rookery/texts/terminal-subjects';
import { TournamentProgress } from './progress.ts';
import { reportsOf } from './reports.ts';
import { summaryOf } from './summary.ts';
import { duelLines, tableLines } from './table.ts';
import type { ArenaTexts } from '@rookery/texts/en/terminal/arena';

/** `rookery arena`: a tournament between players. */
export async function arena(shell: Shell, args: Arguments): Promise<ExitCode> {
  const plan = readPlan(shell, args);
  if (!plan.ok) {
    const [fault] = plan.problems;
    if (fault?.exit === exitCodes.misused)
      return misuse(shell, fault.lines.join(' '), 'rookery arena');
    return fail(shell, fault?.lines ?? []);
  }
  const { folder: path } = plan.value;
  const texts = shell.texts.arena;
  const folder = path === undefined ? undefined : openFolder(texts, path, plan.value);
  if (folder && !folder.ok) return fail(shell, folder.problems);
  return runTournament(shell, plan.value, folder?.value);
}

/** Plays the deals that are missing and prints the results. */
async function runTournament(
  shell: Shell,
  plan: TournamentPlan,
  folder: Folder | undefined,
): Promise<ExitCode> {
  const stopping = new AbortController();
  // A second signal changes nothing: what was played is still written.
  const ignoreStop = shell.system.onStop(() => stopping.abort());
  try {
    const { played, failure } = await playMissing(shell, plan, folder, stopping);
    reportResults(shell, plan, played, folder);
    if (failure) return tellFailure(shell, plan, failure);
    return played.length === plan.deals ? exitCodes.done : tellStop(shell, plan, played.length);
  } finally {
    ignoreStop();
  }
}

interface TournamentRun {
  readonly played: readonly PlayedDeal[];
  readonly failure: Failure | undefined;
}

async function playMissing(
  { system, texts }: Shell,
  { tournament, deals, cores, patience }: TournamentPlan,
  folder: Folder | undefined,
  stopping: AbortController,
): Promise<TournamentRun> {
  const before = (folder?.played ?? []).filter(({ outcome }) => outcome.deal < deals);
  const played = [...before];
  const done = new Set(before.map(({ outcome }) => outcome.deal));
  const missing = Array.from({ length: deals }, (_, deal) => deal).filter(
    (deal) => !done.has(deal),
  );
  const progress = new TournamentProgress(system.errors, texts.arena, tournament, deals, before);
  let failure: Failure | undefined;
  const listener = {
    onPlayed(each: PlayedDeal): void {
      played.push(each);
      folder?.add(each);
      progress.add(each);
    },
    onFailed(which: Failure): void {
      failure ??= which;
      stopping.abort();
    },
  };
  try {
    const job = { tournament, patience, version: system.version };
    await playDeals(job, missing, cores, listener, stopping.signal);
  } finally {
    progress.close();
  }
  return { played, failure };
}

function reportResults(
  shell: Shell,
  plan: TournamentPlan,
  played: readonly PlayedDeal[],
  folder: Folder | undefined,
): void {
  if (played.length === 0) return;
  const texts = shell.texts.arena;
  const summary = summaryOf(plan.tournament, played);
  for (const [file, text] of reportsOf(plan.tournament, summary, plan.deals)) {
    folder?.write(file, text);
  }
  print(shell, [
    ...tableLines(texts, summary),
    ...duelLines(texts, summary),
    ...noteLines(texts, plan, played.length),
  ]);
}

function tellFailure(shell: Shell, plan: TournamentPlan, failure: Failure): ExitCode {
  const texts = shell.texts.arena;
  const { complaints } = failure;
  return fail(shell, [
    texts.programFailed(failure),
    ...(complaints.length === 0 ? [] : [texts.complaints]),
    ...complaints.map((line) => `  ${line}`),
    howToGoOn(shell, plan),
  ]);
}

function tellStop(shell: Shell, plan: TournamentPlan, done: number): ExitCode {
  const { interrupted } = shell.texts.arena;
  complain(shell, [interrupted(done, plan.deals), howToGoOn(shell, plan)]);
  return exitCodes.interrupted;
}

const howToGoOn = ({ texts }: Shell, { folder }: TournamentPlan): string =>
  folder === undefined ? texts.arena.lost : texts.arena.goOn(folder);

/** The lines below the table: how to read it, and how to play the tournament again. */
function noteLines(
  texts: ArenaTexts,
  { tournament: { players, seats, seed }, folder }: TournamentPlan,
  deals: number,
): readonly StyledLine[] {
  const [first, second] = players;
  const isAlone = players.length === 2 && seats > 2 && first && second;
  return [
    plain(''),
    ...(isAlone ? [faint(texts.alone(first.label, second.label, seats))] : []),
    faint(texts.played(deals * seats, deals, seats)),
    faint(texts.equal(texts.percent(1 / seats))),
    faint(texts.seed(seed)),
    ...(folder === undefined ? [] : [faint(texts.kept(folder))]),
  ];
}
