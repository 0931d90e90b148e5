import { penguinParty } from '@rookery/rules/penguin-party/game';
import { terminalInEnglish } from '@rookery/texts/en/terminal/terminal';
import { describe, expect, test } from 'vitest';
import { penguinPartyScreen } from '../games/penguin-party/screen.ts';
import { painterFor } from '../paint/painter.ts';
import { host } from '../play/host.ts';
import { Interrupted } from '../screen/keys.ts';
import { openWindow } from '../screen/window.ts';
import { openWindowFace } from '../table/window-face.ts';
import { directBotPool } from './direct-bot-pool.ts';
import { fakeMachine, runScript } from './fake-system.ts';
import { keys, presser, pressing, shown, wipe } from './key-presser.ts';

const small = { columns: 80, rows: 24 };
const plainColours = { NO_COLOR: '1' };

const seven = <Value>(value: Value): readonly Value[] => Array.from({ length: 7 }, () => value);

describe('the curtain', () => {
  test('shows Ben nothing of what Ana holds, nor the other way round', async () => {
    const hands = [
      [...seven('red'), ...seven('green')],
      [...seven('yellow'), ...seven('purple')],
    ];
    const options = penguinParty.parseOptions({ start: 0, deals: [{ hands, first: null }] }, 2);
    if (!options.ok) throw new Error('bad deal');
    const reply = presser((_screen, output) =>
      output.split(wipe).length > 4 ? keys.interrupt : keys.enter,
    );
    const machine = fakeMachine({ reply, terminal: small });
    const screen = penguinPartyScreen(terminalInEnglish.penguinParty);
    const window = openWindow({
      system: machine.system,
      painter: painterFor('none'),
      texts: terminalInEnglish,
    });
    const match = host(
      {
        shell: {
          texts: terminalInEnglish,
          language: 'en',
          notebook: { record: null },
          system: machine.system,
        },
        screen,
        seating: { names: ['Ana', 'Ben'], humans: 2, bots: [] },
        seed: 'curtain',
        face: openWindowFace(terminalInEnglish, window, screen.name),
        botPool: directBotPool(),
        reasons: 'kept',
      },
      options.value,
    );
    await expect(match).rejects.toThrow(Interrupted);
    const [, forAna = '', forBen = '', forAnaAgain = ''] = machine.output().split(wipe);
    expect(forAna).toMatch(/Pass to Ana\.[^]*R.×7[^]*G.×7/);
    expect(forAna).not.toMatch(/[YP].×/);
    expect(forBen).toMatch(/Pass to Ben\.[^]*Y.×7[^]*P.×7/);
    expect(forBen).not.toMatch(/[RG].×/);
    expect(forAnaAgain).toMatch(/Pass to Ana\.[^]*R.×6[^]*G.×7/);
    expect(forAnaAgain).not.toMatch(/[YP].×/);
  });

  test('a pick of Penguinramids may be changed before it is passed on', async () => {
    const args = ['play', 'penguinramids', '--humans', '2', '--seed', 'picks'];
    const reply = pressing(
      keys.enter,
      '3',
      keys.enter,
      'c',
      '5',
      keys.enter,
      keys.enter,
      keys.interrupt,
    );
    const { output } = await runScript(args, { reply, terminal: small, environment: plainColours });
    expect(output).toContain('3 Exchange ✓');
    expect(output).toContain('You 5');
    const forTheOther = output.split(wipe).at(-1) ?? '';
    expect(forTheOther).toContain('Pass to Player 2.');
    expect(forTheOther).not.toMatch(/Exchange ✓|Strength ✓|action 5/);
  });
});

describe('picking with keys', () => {
  const play = ['play', 'penguin-party', '--start', '1', '--seed', 'keys', '--bots', 'chick'];

  test('a colour by its letter, then a place', async () => {
    const reply = pressing('b', keys.enter, keys.enter, keys.interrupt);
    const { output } = await runScript(play, { reply, terminal: small, environment: plainColours });
    expect(output).toContain('You place a blue penguin in the base, at 0.');
  });

  test('an illegal place is explained in words', async () => {
    const reply = presser((screen) => {
      if (screen.includes('already lies there')) return keys.interrupt;
      if (screen.includes('choose a place')) return keys.enter;
      if (!screen.includes('put it there')) return undefined;
      // On the empty table put the card; later go from the base's left end onto a card.
      const isOpenPlace = screen.includes('[+]');
      return isOpenPlace && screen.includes('(') ? keys.right : keys.enter;
    });
    const { output } = await runScript(play, { reply, terminal: small, environment: plainColours });
    expect(output).toMatch(/A \w+ penguin already lies there\./);
  });

  test('letters that are no keys begin a typed move', async () => {
    const reply = pressing('r', 'e', 'd', ' ', '3', ' ', '3', keys.enter, keys.interrupt);
    const { output, exit } = await runScript(play, {
      reply,
      terminal: small,
      environment: plainColours,
    });
    expect(output).toContain('Your move: red 3 3_');
    expect(shown(output)).toContain('A penguin here would fall');
    expect(exit).toBe(130);
  });

  test('the window is given back, whatever happens', async () => {
    const { output } = await runScript(play, { reply: pressing('q', 'y'), terminal: small });
    expect(output).toContain('You left the match.');
    expect(output.indexOf('\u001B[?1049l')).toBeGreaterThan(output.indexOf('\u001B[?1049h'));
    expect(output).toContain('\u001B[?25h');
  });

  test('without a game the arrows choose one, and how strong the bots are', async () => {
    const reply = pressing(keys.down, keys.enter, keys.up, keys.up, keys.enter, keys.interrupt);
    const { output } = await runScript(['play'], { reply, terminal: small });
    expect(output).toContain('Which game?');
    expect(output).toContain('How strong should the others be?');
    expect(output).toContain('round 1 of 10');
    expect(output).toContain('--bots chick');
  });

  test.each(['penguin-party', 'penguinramids'])('%s to its end by Enter alone', async (game) => {
    const { exit, output } = await runScript(['play', game, '--seed', 'enter', '--bots', 'chick'], {
      reply: presser(() => keys.enter),
      terminal: small,
    });
    expect(exit).toBe(0);
    expect(output).toMatch(/win|share the victory/);
  });
});

test('no screen is larger than its window', async () => {
  const args = ['play', 'penguinramids', '--seats', '4', '--seed', 'size', '--bots', 'random'];
  const { output } = await runScript([...args, '--reasons'], {
    reply: presser(() => keys.enter),
    terminal: small,
    environment: plainColours,
  });
  const screens = output.split('\u001B[H').slice(1, -1);
  expect(Math.max(...screens.map((screen) => screen.split('\r\n').length))).toBeLessThanOrEqual(24);
});

test('a window that is too small says so, and shows what can be chosen', async () => {
  const { output } = await runScript(
    ['play', 'penguinramids', '--seed', 'tiny', '--bots', 'chick'],
    {
      reply: pressing(keys.interrupt),
      terminal: { columns: 70, rows: 14 },
      environment: plainColours,
    },
  );
  expect(shown(output)).toContain('This window is 70×14; everything fits in 80×24.');
  expect(shown(output)).toContain('Choose an action card:');
});
