import { ThinkingFailed, type BotPool, type ThinkRequest } from '@rookery/bots/workers/bot-pool';
import { think } from '@rookery/bots/workers/worker';
import { isObject } from '@rookery/rules/kernel/shape';
import { levelsInEnglish } from '@rookery/texts/en/levels';
import { describe, expect, test } from 'vitest';
import { namesFor } from '../play/opponents.ts';
import { run } from '../run.ts';
import { fakeMachine, runScript } from './fake-system.ts';
import { keys, presser, shown } from './key-presser.ts';
import { typist } from './typist.ts';

const person = (): ((output: string) => string | undefined) =>
  typist('Your move:', 'nobody else is looking.');

describe('the names of bots', () => {
  test.each([
    [['king'], ['Ana'], ['Rex']],
    [['king', 'chick'], ['Ana'], ['Rex', 'Kiki']],
    [['king', 'chick', 'king'], ['Ana'], ['Rex', 'Kiki', 'Bruno']],
    [['king'], ['rex'], ['Rex 2']],
    [['random', 'random'], ['Random'], ['Random 2', 'Random 3']],
  ] as const)('%j beside %j: %j', (players, taken, names) => {
    expect(namesFor(levelsInEnglish, players, taken)).toEqual(names);
  });

  test('are shown at their seats, and introduced in the language of the player', async () => {
    const args = ['play', 'penguin-party', '--seats', '4', '--bots', 'emperor,chick,chick'];
    const seed = ['--start', '1', '--seed', 'names'];
    const english = await runScript([...args, ...seed], { input: 'quit\n' });
    expect(english.output).toMatch(/Nero +9[^]*Kiki +9[^]*Mimi +9/);
    expect(english.output).toContain(
      'You play against Nero (Emperor), Kiki (Chick), Mimi (Chick).',
    );
    const french = await runScript([...args, ...seed, '--lang', 'fr'], { input: 'quitter\n' });
    expect(french.output).toContain(
      'Tu joues contre Nero (Empereur), Kiki (Poussin), Mimi (Poussin).',
    );
  });
});

/** Plays a match and keeps what the bots were asked. */
async function requestsIn(args: readonly string[]): Promise<readonly ThinkRequest[]> {
  const asked: ThinkRequest[] = [];
  const machine = fakeMachine({ reply: person() });
  const openBotPool = (): BotPool => ({
    async think(request) {
      await Promise.resolve();
      asked.push(request);
      return think(request, {});
    },
    close: () => Promise.resolve(),
  });
  await run(args, { ...machine.system, openBotPool }, { record: null });
  return asked;
}

describe.each([
  ['penguin-party', ['--seats', '3', '--start', '1']],
  ['penguinramids', ['--seats', '3', '--chief', '1']],
] as const)('what a bot of %s is asked', (game, table) => {
  const args = ['play', game, ...table, '--bots', 'random', '--seed', 'asked'];

  test('is the view of its own seat, and a stream for this decision alone', async () => {
    const asked = await requestsIn(args);
    expect(asked.length).toBeGreaterThan(10);
    for (const { question, seed, purpose } of asked) {
      const { view } = question;
      const viewer = isObject(view) && 'viewer' in view ? view.viewer : null;
      expect(purpose).toMatch(new RegExp(`^random at seat ${String(viewer)}, decision \\d+$`));
      // The seed of the match would tell the deals to come.
      expect(seed).not.toContain('asked');
    }
    expect(new Set(asked.map(({ purpose }) => purpose)).size).toBe(asked.length);
    expect(new Set(asked.map(({ seed }) => seed)).size).toBe(1);
  });

  test('grows by what it has seen, which is what its seat could see', async () => {
    const asked = await requestsIn(args);
    const own = asked.filter(({ purpose }) => purpose.includes('seat 1'));
    const lengths = own.map(({ question }) => question.seen.length);
    expect(lengths.toSorted((a, b) => a - b)).toEqual(lengths);
    expect(lengths.at(-1)).toBeGreaterThan(lengths[0] ?? Infinity);
    const picks = own.flatMap(({ question }) => question.seen.map((seen) => JSON.stringify(seen)));
    const foreign = picks.filter((seen) => /"chose","seat":[02],"action":\d/.test(seen));
    expect(foreign).toEqual([]);
  });
});

describe('reasons', () => {
  const args = ['play', 'penguin-party', '--start', '2', '--bots', 'chick', '--seed', 'why'];

  test('are told after each move of a bot, if asked for', async () => {
    const told = await runScript([...args, '--reasons'], { input: 'quit\n' });
    expect(told.output).toMatch(/Dodo places a [^\n]*\nDodo: “[A-Z][^\n]*\.”\nKiki places/);
    const kept = await runScript(args, { input: 'quit\n' });
    expect(kept.output).not.toContain(': “');
  });

  test('of a sealed pick are told only when all picks are open', async () => {
    const match = ['play', 'penguinramids', '--bots', 'chick', '--seed', 'sealed', '--reasons'];
    const { output } = await runScript(match, { reply: person() });
    const [beforeReveal = '', afterwards = ''] = output.split('The cards are revealed');
    expect(beforeReveal).not.toContain(': “');
    expect(afterwards).toMatch(/Dodo: “(?:Allows|Brings|One move among several)/);
  });
});

describe('a hint', () => {
  const play = ['play', 'penguin-party', '--start', '1', '--seed', 'hint', '--bots', 'chick'];
  const advice = /King would play: a \w+ penguin in the base, at 0\. \S/;

  test('can be typed', async () => {
    const { output } = await runScript(play, { input: 'hint\nquit\n' });
    expect(output).toMatch(advice);
  });

  test('is a key', async () => {
    const reply = presser((screen) => (screen.includes('would play') ? keys.interrupt : 'h'));
    const { output } = await runScript(play, {
      reply,
      terminal: { columns: 80, rows: 24 },
      environment: { NO_COLOR: '1' },
    });
    expect(output).toContain('One moment…');
    expect(shown(output)).toMatch(advice);
  });
});

test('while a bot thinks the screen says so, and Ctrl-C ends it at once', async () => {
  const reply = presser((screen) =>
    screen.includes('thinking… 40 %') ? keys.interrupt : undefined,
  );
  const machine = fakeMachine({ reply, terminal: { columns: 80, rows: 24 } });
  const openBotPool = (): BotPool => ({
    // This bot thinks until it is cancelled.
    think: (_request, company) =>
      new Promise((_resolve, reject) => {
        company?.onProgress?.(0.4);
        company?.signal?.addEventListener('abort', () =>
          reject(new ThinkingFailed({ kind: 'cancelled' })),
        );
      }),
    close: () => Promise.resolve(),
  });
  const args = ['play', 'penguin-party', '--start', '2', '--bots', 'king'];
  const exit = await run(args, { ...machine.system, openBotPool }, { record: null });
  expect(exit).toBe(130);
  expect(machine.output()).toContain('Rex is thinking… 40 %');
});
