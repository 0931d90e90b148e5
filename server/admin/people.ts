import type { KnownPerson } from '../store/administration-store.ts';
import type { Store } from '../store/store.ts';
import type { AdminAnswer } from './answers.ts';

/** Namesakes that are listed when a name is not enough. */
const mostNamesakes = 20;

type NotFound = Extract<AdminAnswer, { kind: 'unknown-person' | 'ambiguous-person' }>;

/** The person of that id or account, or of that name if nobody else has it. */
export async function findPerson(
  store: Pick<Store, 'knownPeople'>,
  text: string,
): Promise<KnownPerson | NotFound> {
  const people = await store.knownPeople({ text, limit: mostNamesakes });
  const sure =
    people.find(({ id }) => id === text) ??
    people.find(({ account }) => account?.toLowerCase() === text.toLowerCase());
  if (sure) return sure;
  const [first, second] = people;
  if (!first) return { kind: 'unknown-person' };
  return second ? { kind: 'ambiguous-person', people } : first;
}
