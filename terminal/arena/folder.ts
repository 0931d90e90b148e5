import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parseOutcome } from '@rookery/bots/arena/outcome';
import { canonicalJson } from '@rookery/rules/kernel/canonical';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { fields, isObject, listOf, read, wholeNumber } from '@rookery/rules/kernel/shape';
import type { MoveTimes } from './move-times.ts';
import type { PlayedDeal } from './worker-messages.ts';
import type { TournamentPlan } from './plan.ts';
import type { ArenaTexts } from '@rookery/texts/en/terminal/arena';
import { parseStoredTournament, type StoredTournament, type Tournament } from './tournament.ts';

const settingsFile = 'tournament.json';
const resultsFile = 'results.jsonl';

/** The folder that keeps the results as they come in. */
export interface Folder {
  /** What was played before. */
  readonly played: readonly PlayedDeal[];
  add(played: PlayedDeal): void;
  write(file: string, text: string): void;
}

/** The tournament a folder holds, if any. */
export function storedTournament(folder: string): StoredTournament | undefined {
  const path = join(folder, settingsFile);
  if (!existsSync(path)) return undefined;
  try {
    const stored = parseStoredTournament(JSON.parse(readFileSync(path, 'utf8')));
    return stored.ok ? stored.value : undefined;
  } catch {
    return undefined;
  }
}

/** Opens a folder for the results of a plan; a problem is a sentence. */
export function openFolder(
  texts: ArenaTexts,
  path: string,
  { tournament, matches, resume }: TournamentPlan,
): Result<Folder, string> {
  try {
    makeFolder(path);
    const played = readResults(texts, path, tournament, resume);
    if (!played.ok) return played;
    writeFileSync(join(path, settingsFile), formatJson({ tournament, matches }));
    return accepted({
      played: played.value,
      add: (each) => appendFileSync(join(path, resultsFile), `${formatResult(each)}\n`),
      write: (file, text) => writeFileSync(join(path, file), text),
    });
  } catch (error) {
    return rejected(texts.badFolder(path, error instanceof Error ? error.message : String(error)));
  }
}

/** Creates a folder and its parents. Node's `recursive` never ends where none can be made, as in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** JSON for people to read. */
export const formatJson = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`;

function readResults(
  texts: ArenaTexts,
  path: string,
  tournament: Tournament,
  resume: boolean,
): Result<readonly PlayedDeal[], string> {
  const file = join(path, resultsFile);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text === '') return accepted([]);
  if (!resume) return rejected(texts.folderInUse(path));
  const other = differenceTo(tournament, storedTournament(path)?.tournament);
  if (other) return rejected(texts.otherTournament(path, texts.settings[other]));
  return parseResults(texts, file, text, tournament);
}

const settings = ['form', 'game', 'rules', 'seats', 'options', 'seed', 'players'] as const;

function differenceTo(
  tournament: Tournament,
  stored: Tournament | undefined,
): (typeof settings)[number] | undefined {
  if (!stored) return 'form';
  return settings.find((name) => canonicalJson(tournament[name]) !== canonicalJson(stored[name]));
}

function parseResults(
  texts: ArenaTexts,
  file: string,
  text: string,
  tournament: Tournament,
): Result<readonly PlayedDeal[], string> {
  // A last line without its end was cut by an interruption; its deal is played again.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) truncateSync(file, Buffer.byteLength(whole));
  const lines = whole.split('\n').slice(0, -1);
  const byDeal = new Map<number, PlayedDeal>();
  for (const [index, line] of lines.entries()) {
    const played = parseResult(line, tournament);
    if (!played) return rejected(texts.badFile(file, index + 1));
    byDeal.set(played.outcome.deal, played);
  }
  return accepted([...byDeal.values()]);
}

const microseconds = wholeNumber(0, Number.MAX_SAFE_INTEGER);
const timesReader = fields<MoveTimes>({
  moves: wholeNumber(0, 1_000_000_000),
  microseconds,
  slowest: microseconds,
});

/** A deal as a line of the results, with its times apart from its outcome. */
const formatResult = ({ outcome, times }: PlayedDeal): string =>
  JSON.stringify({ ...outcome, time: times });

/** Reads a line of the results; undefined if it does not belong to this tournament. */
function parseResult(line: string, { players, seats }: Tournament): PlayedDeal | undefined {
  const input = parseJson(line);
  if (!isObject(input)) return undefined;
  const { time, ...rest } = { time: undefined, ...input };
  const outcome = parseOutcome(rest, players.length, seats);
  const times = read(listOf(timesReader, players.length), time, 'time');
  return outcome.ok && times.ok ? { outcome: outcome.value, times: times.value } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
