import { parseArgs } from 'node:util';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import type { ArgumentFault } from '@rookery/texts/terminal-subjects';
import { nearest } from './nearest.ts';

/** What an option takes; an `optional-value` may stand alone. */
export type OptionForm = 'value' | 'optional-value' | 'switch';

/** Every option a program or command knows, by its long name. */
export type OptionTable = ReadonlyMap<string, OptionForm>;

/** What was asked for on the command line. */
export interface Arguments {
  readonly words: readonly string[];
  readonly values: ReadonlyMap<string, string>;
  readonly switches: ReadonlySet<string>;
}

const shortNames = new Map([
  ['help', 'h'],
  ['port', 'p'],
  ['version', 'v'],
]);

/** Reads a command line against the options there are. */
export function readArguments(
  args: readonly string[],
  table: OptionTable,
): Result<Arguments, ArgumentFault> {
  const { tokens } = parseArgs({
    args: withStandaloneValues(args.map(markId), table),
    options: Object.fromEntries([...table].map(([name, form]) => [name, optionConfig(name, form)])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: string[] = [];
  const values = new Map<string, string>();
  const switches = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(unmarkId(token.value));
    if (token.kind !== 'option') continue;
    const fault = faultOf(token, table);
    if (fault) return rejected(fault);
    if (token.value === undefined) switches.add(token.name);
    else values.set(token.name, unmarkId(token.value));
  }
  return accepted({ words, values, switches });
}

/** Ids of tables, matches and people may begin with a dash, and are no options then. */
const dashedId = /^-[\w-]{21}$/;

/** Stands before such an id while options are read; nobody can type it. */
const idMark = '\0';

const markId = (arg: string): string => (dashedId.test(arg) ? idMark + arg : arg);

const unmarkId = (text: string): string => (text.startsWith(idMark) ? text.slice(1) : text);

function optionConfig(
  name: string,
  form: OptionForm,
): { type: 'boolean' | 'string'; short?: string } {
  const short = shortNames.get(name);
  const type = form === 'switch' ? 'boolean' : 'string';
  return short === undefined ? { type } : { type, short };
}

/** An option whose value may be left out gets an empty one where another option or nothing follows. */
const withStandaloneValues = (args: readonly string[], table: OptionTable): string[] =>
  args.map((arg, index) => {
    const next = args[index + 1];
    const alone = next === undefined || next.startsWith('-');
    return alone && table.get(arg.replace(/^--/, '')) === 'optional-value' ? `${arg}=` : arg;
  });

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function faultOf(token: OptionToken, table: OptionTable): ArgumentFault | undefined {
  const form = table.get(token.name);
  const option = token.rawName;
  if (form === undefined) {
    const known = nearest(token.name, [...table.keys()]);
    return { kind: 'unknown-option', option, nearest: known && `--${known}` };
  }
  if (form === 'switch') {
    return token.value === undefined ? undefined : { kind: 'takes-no-value', option };
  }
  const { value = '' } = token;
  const isSwallowed = token.inlineValue === false && value.startsWith('--');
  const missing = isSwallowed || (value === '' && form === 'value');
  return missing ? { kind: 'needs-value', option } : undefined;
}
