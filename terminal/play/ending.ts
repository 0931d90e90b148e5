import type { GameScreen } from '../games/game-screen.ts';
import { writeText } from '../files.ts';
import { plain } from '../paint/line.ts';
import { complain, exitCodes, print, type ExitCode, type Shell } from '../shell.ts';
import type { Ending } from './host.ts';
import type { Hosting } from './moment.ts';
import type { Seating } from './seating.ts';

/** A match as the command line asked for it. */
export interface MatchPlan {
  readonly screen: GameScreen;
  readonly seating: Seating;
  readonly options: unknown;
  readonly seed: string;
  /** The options of the game as they were written. */
  readonly flags: readonly (readonly [name: string, text: string | undefined])[];
  /** Where to keep the record; an empty text for the usual place. */
  readonly save: string | undefined;
  readonly reasons: Hosting['reasons'];
}

/** Says how the match ended and how to see it again. Without an ending the match was interrupted. */
export function tellEnding(shell: Shell, plan: MatchPlan, ending: Ending | undefined): ExitCode {
  if (ending?.reason === 'over') print(shell, [[], ...plan.screen.result(ending.scene), []]);
  const kept = keep(shell, plan);
  print(shell, kept.lines.map(plain));
  return kept.failed ?? exitOf(shell, ending);
}

function exitOf(shell: Shell, ending: Ending | undefined): ExitCode {
  const { texts } = shell;
  switch (ending?.reason) {
    case undefined:
      print(shell, [plain(texts.interrupted)]);
      return exitCodes.interrupted;
    case 'over':
      return exitCodes.done;
    case 'quit':
      print(shell, [plain(texts.left)]);
      return exitCodes.done;
    case 'input-ended':
      complain(shell, [texts.inputEnded]);
      return exitCodes.failed;
  }
}

/** Saves the record if `--save` asks for it; otherwise says how to save one. */
function keep(shell: Shell, plan: MatchPlan): { lines: readonly string[]; failed?: ExitCode } {
  const { texts, notebook } = shell;
  const lines = [texts.seed(plan.seed), texts.again(commandOf(plan))];
  if (plan.save === undefined) return { lines: [...lines, texts.howToSave] };
  const path = plan.save === '' ? usualPath(plan) : plan.save;
  const problem = writeText(shell, path, `${JSON.stringify(notebook.record, null, 2)}\n`);
  if (problem === undefined) return { lines: [...lines, texts.saved(path)] };
  complain(shell, [problem]);
  return { lines, failed: exitCodes.failed };
}

const usualPath = ({ screen, seed }: MatchPlan): string =>
  `rookery-${screen.game.id}-${seed.replaceAll(/[^\p{L}\p{N}-]+/gu, '-')}.json`;

/** The command that plays the same match again. */
function commandOf({ screen, seating, seed, flags }: MatchPlan): string {
  const given = flags.flatMap(([name, text]) =>
    text === undefined ? [] : [`--${name} ${quote(text)}`],
  );
  const seats = `--seats ${String(seating.names.length)}`;
  const humans = seating.humans > 1 ? [`--humans ${String(seating.humans)}`] : [];
  const bots = seating.bots.length > 0 ? [`--bots ${botsOf(seating)}`] : [];
  return [
    'rookery play',
    screen.game.id,
    seats,
    ...humans,
    ...bots,
    ...given,
    `--seed ${quote(seed)}`,
  ].join(' ');
}

const botsOf = ({ bots }: Seating): string =>
  new Set(bots).size === 1 ? String(bots[0]) : bots.join(',');

/** A word as a shell reads it. */
const quote = (word: string): string =>
  /^[\w./:@-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
