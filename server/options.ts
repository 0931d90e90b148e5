import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { parseArgs } from 'node:util';

/** What whoever starts the server may choose. */
export interface Options {
  readonly port: number;
  /** The address to listen on; every one of this machine if undefined. */
  readonly host: string | undefined;
  readonly wants: 'service' | 'help';
}

/** The variables of an environment; PORT and HOST stand in for options. */
export type Environment = Readonly<Record<string, string | undefined>>;

const usualPort = 4040;

export const help = `Rookery: the server

  npm start                     on port ${String(usualPort)}, open to this network
  npm start -- --port 5000      on another port (or PORT=5000; 0 picks a free one)
  npm start -- --host 127.0.0.1 for this machine alone (or HOST=127.0.0.1)
  npm start -- --help           this text
`;

/** Reads the command line; a problem is one line for the person who typed it. */
export function parseOptions(
  words: readonly string[],
  { PORT, HOST }: Environment,
): Result<Options, string> {
  const parsed = parseWords(words);
  if (!parsed.ok) return parsed;
  const { port: text = PORT ?? '', host = HOST ?? '', help: wantsHelp } = parsed.value;
  const port = text === '' ? usualPort : Number(text);
  if (!/^\d*$/.test(text) || port > 65_535) {
    return rejected(`the port must be a number from 0 to 65535, not ${JSON.stringify(text)}`);
  }
  const wants = wantsHelp === true ? 'help' : 'service';
  return accepted({ port, host: host === '' ? undefined : host, wants });
}

interface Words {
  readonly port?: string;
  readonly host?: string;
  readonly help?: boolean;
}

function parseWords(words: readonly string[]): Result<Words, string> {
  const options = {
    port: { type: 'string', short: 'p' },
    host: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    return accepted(parseArgs({ args: [...words], options }).values);
  } catch (error) {
    const [problem] = (error instanceof Error ? error.message : String(error)).split('\n');
    return rejected(String(problem));
  }
}
