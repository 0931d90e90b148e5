import type { Bus, News } from '@rookery/desk/ports';
import type { Store } from '../store/store.ts';
import type { Concerned, Sockets } from './sockets.ts';

/** All sockets are checked this often, in milliseconds, should news be lost. */
const interval = 60_000;

interface SessionCheckParts {
  readonly bus: Bus;
  readonly sockets: Pick<Sockets, 'withSession'>;
  readonly store: Pick<Store, 'findFamilies'>;
  readonly now: () => number;
  /** The store did not answer; the next check finds what this one has missed. */
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Closes sockets whose session has ended through another node, and gives them the new names of people. The
 * returned function stops that.
 */
export function startSessionChecks(parts: SessionCheckParts): () => void {
  const check = (concerned?: Concerned): void => {
    checkSockets(parts, concerned).catch(parts.onTrouble);
  };
  const hear = (news: News): void => {
    if (news.kind === 'person') check({ person: news.person });
    if (news.kind === 'session') check({ family: news.family });
  };
  const unsubscribe = parts.bus.subscribe({
    hear: (news) => news.forEach(hear),
    interrupted: () => undefined,
    restored: () => check(),
  });
  const timer = setInterval(() => check(), interval);
  timer.unref();
  return () => {
    unsubscribe();
    clearInterval(timer);
  };
}

async function checkSockets(
  { sockets, store, now }: SessionCheckParts,
  concerned?: Concerned,
): Promise<void> {
  const checked = sockets.withSession(concerned);
  const families = [...new Set(checked.flatMap(({ session }) => session ?? []))];
  if (families.length === 0) return;
  const found = await store.findFamilies({ families, at: now() });
  const people = new Map(found.map(({ family, person }) => [family, person]));
  for (const connection of checked) {
    const person = people.get(connection.session ?? '');
    if (person) connection.person = person;
    // It may have moved on to another family meanwhile.
    else if (families.includes(connection.session ?? '')) connection.end('session');
  }
}
