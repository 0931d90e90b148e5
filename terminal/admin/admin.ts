import type { AdminAnswer } from '@rookery/server/admin/client';
import type { Arguments } from '../arguments/arguments.ts';
import { textOf } from '../paint/line.ts';
import { complain, exitCodes, misuse, print, type ExitCode, type Shell } from '../shell.ts';
import type { Administration } from '../system.ts';
import { report } from './report.ts';
import { readWish, type Wish } from './request.ts';

const command = 'rookery admin';

/** `rookery admin`: asks a server on this machine, through a file that only its owner may use. */
export async function admin(
  shell: Shell,
  { words, values, switches }: Arguments,
): Promise<ExitCode> {
  const { system } = shell;
  const texts = shell.texts.admin;
  const wish = readWish(words, texts, shell.texts.tooManyWords);
  if (!wish.ok) return misuse(shell, wish.problems.join(' '), command);
  const administration = await system.loadAdministration();
  const options = [...values].filter(([name]) => homes.has(name));
  const path = administration.adminPathOf(
    options.flatMap(([name, text]) => [`--${name}`, text]),
    system.environment,
  );
  if (!path.ok) return misuse(shell, path.problems.join(' '), command);
  if (path.value === undefined) return misuse(shell, texts.noDoor, command);
  const asked = await administration.askServer(path.value, wish.value.request);
  if (!asked.ok) {
    complain(
      shell,
      asked.problems.map(({ kind, path: at }) => texts.troubles[kind](at)),
    );
    return exitCodes.failed;
  }
  return tell(shell, administration, asked.value, {
    shows: wish.value.shows,
    form: switches.has('json') ? 'json' : 'words',
  });
}

const homes = new Set(['data', 'database', 'admin']);

interface Form {
  readonly shows: Wish['shows'];
  readonly form: 'json' | 'words';
}

function tell(
  shell: Shell,
  { isRefusal }: Pick<Administration, 'isRefusal'>,
  answer: AdminAnswer,
  { shows, form }: Form,
): ExitCode {
  const { system, language } = shell;
  const isRefused = isRefusal(answer);
  if (form === 'json') {
    system.output.write(`${JSON.stringify(onlyMatches(answer, shows))}\n`);
  } else {
    const lines = report(answer, shows, { texts: shell.texts.admin, language, now: system.now() });
    const heading = answer.kind === 'ambiguous-person' ? [shell.texts.admin.ambiguous] : [];
    if (isRefused) complain(shell, [...heading, ...lines.map(textOf)]);
    else print(shell, lines);
  }
  return isRefused ? exitCodes.failed : exitCodes.done;
}

const onlyMatches = (answer: AdminAnswer, shows: Wish['shows']): AdminAnswer =>
  answer.kind === 'tables' && shows === 'matches'
    ? { ...answer, tables: answer.tables.filter(({ phase }) => phase === 'playing') }
    : answer;
