import { expect, test } from 'vitest';
import { Sessions, type Visitor } from './sessions.ts';

const day = 86_400_000;

type SessionStore = ConstructorParameters<typeof Sessions>[0];

const refuse = (): Promise<never> => Promise.reject(new Error('nobody should ask for this'));

/** Sessions over a store that answers to nothing else. */
const sessionsWith = (answers: Partial<SessionStore>): Sessions =>
  new Sessions(
    {
      beginSession: refuse,
      addSession: refuse,
      findSession: refuse,
      rotateSession: refuse,
      replaceSession: refuse,
      endSession: refuse,
      redeemCode: refuse,
      ...answers,
    },
    () => day,
    () => undefined,
  );

const visitor: Visitor = {
  person: { id: 'p', name: 'Pip', penguin: 'little', account: null },
  tokenHash: 'hash',
  since: 1,
  family: 'family',
  isSuperseded: false,
};

test('whoever brings no token is nobody, without a look into the store', async () => {
  expect(await sessionsWith({}).find(undefined)).toBeUndefined();
});

test.each(['banned', 'unknown'] as const)('somebody %s gets no token', async (answer) => {
  const sessions = sessionsWith({ addSession: () => Promise.resolve(answer) });
  expect(await sessions.openFor('p')).toBe(answer);
});

test('a session that has ended meanwhile is not replaced', async () => {
  const sessions = sessionsWith({ replaceSession: () => Promise.resolve('unknown') });
  expect(await sessions.replace(visitor)).toBeUndefined();
});

test('a token is rotated when it is exactly a day old, and not before', async () => {
  const sessions = sessionsWith({ rotateSession: () => Promise.resolve('rotated') });
  expect(await sessions.rotateIfOld(visitor)).toBeUndefined();
  expect(await sessions.rotateIfOld({ ...visitor, since: 0 })).toMatch(/^[\w-]{43}$/);
});
