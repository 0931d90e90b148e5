import { refusalBody, routes } from '@rookery/protocol/api';
import { parseName } from '@rookery/protocol/names';
import { penguins, type PenguinSpecies, type You } from '@rookery/protocol/people';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { pick } from '@rookery/rules/kernel/rng';
import { read } from '@rookery/rules/kernel/shape';
import { sayReason } from '@rookery/texts/online/say-reason';
import type { Arguments } from '../arguments/arguments.ts';
import type { Response } from '../network.ts';
import type { Shell } from '../shell.ts';
import { keepKnown, readKnown, sessionPath, type Known } from './sessions.ts';

/** Whom the person wants to be; undefined leaves it to what the server knows. */
export interface Persona {
  readonly name: string | undefined;
  readonly penguin: PenguinSpecies | undefined;
}

/** Reads `--name` and `--penguin`. */
export function readPersona({ texts }: Shell, { values }: Arguments): Result<Persona, string> {
  const [wantedName, wantedPenguin] = [values.get('name'), values.get('penguin')];
  const name = wantedName === undefined ? accepted(undefined) : parseName(wantedName);
  if (!name.ok) return rejected(texts.join.badName(wantedName ?? ''));
  const penguin = penguins.find((each) => each === wantedPenguin);
  if (wantedPenguin !== undefined && !penguin) {
    return rejected(texts.join.unknownPenguin(wantedPenguin, penguins));
  }
  return accepted({ name: name.value, penguin });
}

/** Introduces the person to the server, and returns the cookie that identifies them. */
export async function arrive(
  shell: Shell,
  origin: string,
  wanted: Persona,
): Promise<Result<string, string>> {
  try {
    return await introduce(shell, origin, wanted);
  } catch (error) {
    return rejected(shell.texts.join.noServer(origin, causeOf(error)));
  }
}

/** The cause of a failed `fetch`, whose own message says only that it failed. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return cause instanceof Error ? cause.message : error.message;
}

async function introduce(
  shell: Shell,
  origin: string,
  wanted: Persona,
): Promise<Result<string, string>> {
  const { system, texts } = shell;
  const path = sessionPath(shell, origin);
  const before = readKnown(shell, path);
  const known = before.find(({ name }) => wanted.name === undefined || name === wanted.name);
  const found = known && (await whoIs(shell, origin, known));
  if (found && (wanted.penguin === undefined || wanted.penguin === found.penguin)) {
    keepKnown(shell, path, found, before);
    return accepted(found.cookie);
  }
  const name = wanted.name ?? known?.name;
  if (name === undefined) return rejected(texts.join.whoAreYou);
  const penguin = wanted.penguin ?? known?.penguin ?? pick(penguins, system.randomness);
  const cookie = found?.cookie;
  const url = `${origin}/api/me`;
  const answer = await system.network.request({
    method: 'PUT',
    url,
    cookie,
    body: { name, penguin },
  });
  const told = read(routes['PUT /api/me'].gives, answer.body, 'answer');
  const proof = answer.cookie ?? cookie;
  if (!told.ok || proof === undefined) return rejected(refusalIn(shell, origin, answer));
  keepKnown(shell, path, { cookie: proof, ...appearanceOf(told.value.you) }, before);
  return accepted(proof);
}

const appearanceOf = ({ name, penguin }: You): Pick<Known, 'name' | 'penguin'> => ({
  name,
  penguin,
});

/** Asks the server whom a cookie identifies; the server may answer with a new cookie. */
async function whoIs(
  { system }: Shell,
  origin: string,
  { cookie }: Known,
): Promise<Known | undefined> {
  const answer = await system.network.request({ method: 'GET', url: `${origin}/api/me`, cookie });
  const told = read(routes['GET /api/me'].gives, answer.body, 'answer');
  if (!told.ok || told.value.you === null) return undefined;
  return { cookie: answer.cookie ?? cookie, ...appearanceOf(told.value.you) };
}

function refusalIn({ texts }: Shell, origin: string, { status, body }: Response): string {
  const refused = read(refusalBody, body, 'answer');
  return refused.ok
    ? sayReason(refused.value.reason, texts.join.reasons)
    : texts.join.noRookery(origin, status);
}
