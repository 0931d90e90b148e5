import type { AdminRequest } from '@rookery/server/admin/client';
import { parseName } from '@rookery/protocol/names';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import type { AdminTexts } from '@rookery/texts/en/terminal/admin';

/** What is asked of the server, and what the report shows: `matches` are the tables where a match is played. */
export interface Wish {
  readonly request: AdminRequest;
  readonly shows: 'everything' | 'matches';
}

/** How a verb reads the words after it. */
interface Verb {
  /** The names of these words, in order. */
  readonly takes: readonly string[];
  /** How many of them may be left out. */
  readonly optional?: number;
  read(words: readonly string[], texts: AdminTexts): Result<AdminRequest, string>;
}

const plain =
  (op: 'status' | 'tables'): Verb['read'] =>
  () =>
    accepted({ op });

const ofPerson =
  (op: 'ban' | 'unban' | 'password'): Verb['read'] =>
  ([person = '']) =>
    accepted({ op, person });

function rename(
  [person = '', name = '']: readonly string[],
  texts: AdminTexts,
): ReturnType<Verb['read']> {
  const parsed = parseName(name);
  return parsed.ok
    ? accepted({ op: 'rename', person, name: parsed.value })
    : rejected(texts.badName(name));
}

function registration([to]: readonly string[], texts: AdminTexts): ReturnType<Verb['read']> {
  if (to === undefined) return accepted({ op: 'registration', to: null });
  return to === 'open' || to === 'closed'
    ? accepted({ op: 'registration', to })
    : rejected(texts.badRegistration(to));
}

function announce([when = '']: readonly string[], texts: AdminTexts): ReturnType<Verb['read']> {
  if (when === 'off') return accepted({ op: 'announce', minutes: null });
  return /^\d{1,4}$/.test(when) && Number(when) <= 1440
    ? accepted({ op: 'announce', minutes: Number(when) })
    : rejected(texts.badMinutes(when));
}

const verbs: ReadonlyMap<string, Verb> = new Map<string, Verb>([
  ['status', { takes: [], read: plain('status') }],
  ['tables', { takes: [], read: plain('tables') }],
  ['matches', { takes: [], read: plain('tables') }],
  [
    'people',
    {
      takes: ['NAME'],
      optional: 1,
      read: ([text]) => accepted({ op: 'people', text: text ?? null }),
    },
  ],
  ['close', { takes: ['TABLE|MATCH'], read: ([id = '']) => accepted({ op: 'close', id }) }],
  ['rename', { takes: ['PERSON', 'NAME'], read: rename }],
  ['ban', { takes: ['PERSON'], read: ofPerson('ban') }],
  ['unban', { takes: ['PERSON'], read: ofPerson('unban') }],
  ['password', { takes: ['PERSON'], read: ofPerson('password') }],
  ['registration', { takes: ['open|closed'], optional: 1, read: registration }],
  ['announce', { takes: ['MINUTES|off'], read: announce }],
]);

/** Reads what whoever runs the server wants; a problem is a sentence for them. */
export function readWish(
  [name, ...words]: readonly string[],
  texts: AdminTexts,
  tooMany: (word: string) => string,
): Result<Wish, string> {
  if (name === undefined) return rejected(texts.needsVerb);
  const verb = verbs.get(name);
  if (!verb) return rejected(`${texts.unknownVerb(name)} ${texts.needsVerb}`);
  const { takes, optional = 0 } = verb;
  const missing = takes[words.length];
  if (missing !== undefined && words.length < takes.length - optional) {
    return rejected(texts.needs(`rookery admin ${name} ${takes.join(' ')}`));
  }
  const excess = words[takes.length];
  if (excess !== undefined) return rejected(tooMany(excess));
  const request = verb.read(words, texts);
  const shows = name === 'matches' ? 'matches' : 'everything';
  return request.ok ? accepted({ request: request.value, shows }) : request;
}
