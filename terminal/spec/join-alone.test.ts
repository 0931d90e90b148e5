import { onlineInEnglish } from '@rookery/texts/en/online';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runScript } from './fake-system.ts';
import { keys, patientPresser, shown } from './key-presser.ts';
import { ServerProcess } from './server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.started();
});
afterAll(() => server.remove());

const small = { columns: 80, rows: 24 };
const environment = { NO_COLOR: '1' };

const linkIn = (output: string): string => /http:\/\/\S+\/table\/[\w-]{22}/.exec(output)?.[0] ?? '';

describe.each(['penguin-party', 'penguinramids'])('%s in a window, against a bot', (game) => {
  test('is played to its end with keys alone, and no screen is larger than its window', async () => {
    const create = ['--create', game, '--seats', '2', '--bots', 'chick', '--clock', '600+5'];
    const reply = patientPresser((screen) => {
      if (screen.includes('s: start')) return 's';
      if (screen.includes('r: play again')) return 'q';
      // Whoever may leave by a single key is not asked for a move.
      return screen.includes('q: leave') ? undefined : keys.enter;
    });
    const { exit, output, errors } = await runScript(
      ['join', server.origin, ...create, '--name', 'Ana'],
      { reply, terminal: small, environment },
    );
    expect({ exit, errors }).toEqual({ exit: 0, errors: '' });
    expect(output).toMatch(/wins?\b|share the victory/);
    expect(output).toMatch(/▸Ana 10?:?\d*/);
    const screens = output.split('\u001B[H').slice(1, -1);
    expect(Math.max(...screens.map((screen) => screen.split('\r\n').length))).toBeLessThanOrEqual(
      24,
    );
  });
});

test('whoever leaves a match comes back to the same seat, without saying who they are', async () => {
  const create = ['--create', 'penguin-party', '--seats', '2', '--bots', 'chick', '--start', '1'];
  const leaving = (): ((output: string) => string | undefined) =>
    patientPresser((screen) => {
      if (screen.includes('s: start')) return 's';
      if (screen.includes('Leave the match?')) return 'y';
      return screen.includes('q quit') ? 'q' : undefined;
    });
  const first = await runScript(['join', server.origin, ...create, '--name', 'Ana'], {
    reply: leaving(),
    terminal: small,
    environment,
  });
  expect(first.output).toContain('Your seat stays yours. To come back: rookery join http');
  const again = await runScript(['join', linkIn(first.output)], {
    reply: leaving(),
    terminal: small,
    environment,
    files: Object.fromEntries(first.files),
  });
  expect(again.exit).toBe(0);
  expect(again.output).toContain('Your hand');
});

test('onlookers see no hand, may not decide, and may talk', async () => {
  const create = ['--create', 'penguin-party', '--seats', '2', '--bots', 'chick', '--start', '1'];
  const link = await new Promise<string>((resolve) => {
    const host = patientPresser((screen, output) => {
      if (screen.includes('s: start')) return 's';
      if (screen.includes('You are watching') || !screen.includes('Wren: “Good luck!”')) {
        if (screen.includes('q quit')) resolve(linkIn(output));
        return undefined;
      }
      return screen.includes('Leave the match?') ? 'y' : 'q';
    });
    void runScript(['join', server.origin, ...create, '--name', 'Ana'], {
      reply: host,
      terminal: small,
      environment,
    });
  });
  let hasSpoken = false;
  const watching = patientPresser((screen) => {
    if (screen.includes('What do you say?'))
      return screen.includes('> Good luck!') ? keys.enter : '2';
    if (hasSpoken) return screen.includes('Wren: “Good luck!”') ? 'qy' : undefined;
    if (!screen.includes('You are watching')) return undefined;
    hasSpoken = true;
    return '!';
  });
  const { output, exit } = await runScript(['join', link, '--watch', '--name', 'Wren'], {
    reply: watching,
    terminal: small,
    environment,
  });
  expect(exit).toBe(0);
  expect(output).toContain('Wren: “Good luck!”');
  expect(output).not.toContain('Your hand');
  expect(shown(output)).not.toContain('choose a place');
});

describe('one clear line', () => {
  const table = `table/${'t'.repeat(22)}`;

  test('where nobody answers', async () => {
    const { exit, errors } = await runScript([
      'join',
      `http://127.0.0.1:65534/${table}`,
      '--name',
      'Ana',
    ]);
    expect({ exit, errors }).toEqual({
      exit: 1,
      errors: 'rookery: No server answers at http://127.0.0.1:65534 (ECONNREFUSED).\n',
    });
  });

  test('where somebody is new and says no name', async () => {
    const { exit, errors } = await runScript(['join', `${server.origin}/${table}`]);
    expect(exit).toBe(1);
    expect(errors).toContain('say who you are with --name NAME.');
  });

  test('where there is no such table', async () => {
    const args = ['join', `${server.origin}/${table}`, '--name', 'Ana'];
    const { exit, errors } = await runScript(args, { reply: () => undefined });
    expect({ exit, errors }).toEqual({
      exit: 1,
      errors: `rookery: ${onlineInEnglish.partings['unknown-table']}\n`,
    });
  });

  test('in French', async () => {
    const args = ['join', `${server.origin}/${table}`, '--lang', 'fr'];
    expect((await runScript(args)).errors).toContain('dis qui tu es avec --name NOM.');
  });
});
