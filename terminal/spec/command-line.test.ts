import { languages } from '@rookery/texts/language';
import { describe, expect, test } from 'vitest';
import { lengthOf } from '../paint/line.ts';
import { runScript } from './fake-system.ts';

describe('help', () => {
  test.each([[['--help']], [['help']], [['-h']], [[]]])('%o prints the commands', async (args) => {
    const { exit, output } = await runScript(args);
    expect(exit).toBe(0);
    expect(output).toMatch(/rookery play[^]*rookery replay[^]*rookery referee/);
  });

  test.each([[['help', 'play']], [['play', '--help']], [['--help', 'play']]])(
    '%o explains play, with the options of each game',
    async (args) => {
      const { exit, output } = await runScript(args);
      expect(exit).toBe(0);
      expect(output).toMatch(/--seats N[^]*Only for Penguin Party:[^]*--edition iello\|amigo/);
      expect(output).toMatch(/Only for Penguinramids:[^]*--box FILE/);
    },
  );

  test('every line fits 80 columns, in every language', async () => {
    const named = [
      'play',
      'join',
      'replay',
      'analyse',
      'serve',
      'backup',
      'restore',
      'admin',
      'referee',
    ].map((name) => ['help', name]);
    const commands = [['help'], ...named];
    const outcomes = await Promise.all(
      commands.flatMap((args) =>
        languages.map((language) => runScript([...args, '--lang', language])),
      ),
    );
    const lines = outcomes.flatMap(({ output }) => output.split('\n'));
    expect(lines.filter((line) => lengthOf(line) > 80)).toEqual([]);
    expect(new Set(outcomes.map(({ output }) => output)).size).toBe(outcomes.length);
  });

  test('--version prints the version', async () => {
    expect((await runScript(['--version'])).output).toBe('9.9.9\n');
  });
});

const table = `http://localhost:4040/table/${'t'.repeat(22)}`;
const create = ['join', 'http://localhost:4040', '--create'];

describe('a wrong command line is one clear line and exit code 2', () => {
  test.each([
    [['plya'], 'There is no command “plya”. Did you mean “play”?'],
    [['play', 'penguin-prty'], 'There is no game “penguin-prty”. Did you mean “penguin-party”?'],
    [['play', '--sedd', 'x'], 'There is no option “--sedd”. Did you mean “--seed”?'],
    [['play', '--seed'], 'The option “--seed” needs a value.'],
    [['play', '--seats', '--seed', 'x'], 'The option “--seats” needs a value.'],
    [['play', '--color=yes'], 'The option “--color” takes no value.'],
    [['play', 'penguin-party', 'now'], 'I do not know what to do with “now”.'],
    [['play', 'penguin-party', '--seats', '7'], 'must be a number from 2 to 6, not “7”.'],
    [['play', 'penguin-party', '--humans', '0'], 'must be a number from 1 to 6, not “0”.'],
    [['play', 'penguin-party', '--humans', 'Ana,Ana'], '“Ana” cannot be a name'],
    [['play', 'penguin-party', '--humans', '4', '--seats', '3'], '4 people do not fit on 3 seats.'],
    [['play', 'penguin-party', '--bots', 'quen'], 'There is no bot “quen”. Bots: chick,'],
    [
      ['play', 'penguin-party', '--bots', 'king,king,king'],
      'names 3 bots, and the number of free seats is 2: name one bot for',
    ],
    [['play', 'penguin-party', '--edition', 'x'], '--edition: must be iello or amigo, not "x".'],
    [['play', 'penguin-party', '--tie', 'x'], '--tie: must be share or extra-round'],
    [['play', 'penguin-party', '--start', '4'], '“--start” must be a seat from 1 to 3 or a name'],
    [
      ['play', 'penguinramids', '--edition', 'iello'],
      '“--edition” is not an option of Penguinramids.',
    ],
    [['replay', 'x', '--seed', 'y'], '“--seed” is not an option of “rookery replay”.'],
    [['replay'], 'Which match?'],
    [['join'], 'Which table? Give its link, or the address of a server'],
    [['join', 'localhost:4040'], '“localhost:4040” is not an address.'],
    [['join', 'ftp://localhost/table/x'], 'is not an address.'],
    [['join', 'http://localhost:4040/table/short'], 'is not the link of a table.'],
    [['join', 'http://localhost:4040/lobby'], 'is not the link of a table.'],
    [['join', 'http://localhost:4040'], 'add --create GAME, or give a link.'],
    [['join', table, '--create', 'penguin-party'], 'That is the link to a table'],
    [['join', table, '--seats', '2'], '“--seats” only works with --create.'],
    [['join', table, '--edition', 'amigo'], '“--edition” only works with --create.'],
    [['join', table, '--name', '   '], 'cannot be a name'],
    [['join', table, '--penguin', 'dodo'], 'There is no penguin “dodo”. Penguins: african,'],
    [['join', table, 'now'], 'I do not know what to do with “now”.'],
    [[...create, 'chess'], 'There is no game “chess”.'],
    [[...create, 'penguin-party', '--seats', '9'], 'must be a number from 2 to 6, not “9”.'],
    [[...create, 'penguin-party', '--bots', 'random'], 'There is no bot “random”.'],
    [
      [...create, 'penguinramids', '--bots', 'king,king'],
      'names 2 bots, and the number of free seats is 1',
    ],
    [[...create, 'penguin-party', '--clock', 'soon'], '“--clock soon” cannot be read.'],
    [[...create, 'penguin-party', '--clock', '2'], '“--clock 2” cannot be read.'],
    [[...create, 'penguin-party', '--edition', 'x'], '--edition: must be iello or amigo, not "x".'],
    [[...create, 'penguinramids', '--tie', 'share'], '“--tie” is not an option of Penguinramids.'],
    [['backup'], 'Where to? Name a folder'],
    [['restore'], 'Which backup?'],
    [['restore', 'a', 'b'], 'I do not know what to do with “b”.'],
    [
      ['backup', 'a', '--database', 'mysql://x'],
      'the database must be an address such as postgres',
    ],
    [['serve', 'now'], 'I do not know what to do with “now”.'],
    [['serve', '--port', 'x'], 'the port must be a number from 0 to 65535, not "x".'],
    [['admin'], 'What is to be done?'],
    [['admin', 'dance'], '“rookery admin” knows no “dance”.'],
    [['admin', 'ban'], 'Something is missing: rookery admin ban PERSON.'],
    [['admin', 'tables', 'now'], 'I do not know what to do with “now”.'],
    [['admin', 'rename', 'Ana', ' '], '“ ” cannot be a name'],
    [['admin', 'registration', 'maybe'], 'Registration is open or closed, not “maybe”.'],
    [['admin', 'announce', 'soon'], 'or “off”, not “soon”.'],
    [
      ['admin', 'status', '--database', 'postgres://rook@localhost/rook'],
      'has a socket only if it was started with --admin PATH',
    ],
    [['help', 'chess'], 'There is no command “chess”.'],
    [
      ['play', '--lang', 'xx'],
      'There are no texts in “xx”. Languages: en, fr, de, it, es, ja, ko.',
    ],
  ])('%o', async (args, sentence) => {
    const { exit, output, errors } = await runScript(args);
    expect(exit).toBe(2);
    expect(output).toBe('');
    expect(errors).toContain(sentence);
    expect(errors.trim().split('\n')).toHaveLength(1);
  });

  test('in French too', async () => {
    const { errors } = await runScript(['plya'], { environment: { LC_ALL: 'fr_FR.UTF-8' } });
    expect(errors).toContain('La commande «\u202Fplya\u202F» n’existe pas.');
  });

  test('control codes in it are not repeated', async () => {
    expect((await runScript(['\u001B[31mplay'])).errors).not.toContain('\u001B');
  });
});

describe('a box file', () => {
  const play = ['play', 'penguinramids', '--box', 'box.json'];

  test.each([
    [undefined, 'There is no file “box.json”.'],
    ['{', '“box.json” is not JSON'],
    ['[]', 'box: must be an object in { }.'],
    ['{"cards":[],"goals":[],"gaols":[]}', 'gaols: is not known here'],
    ['{"cards":[],"goals":[]}', 'cards: must have 52 entries, not 0.'],
  ])('%s is refused with every mistake named', async (text, sentence) => {
    const files: Record<string, string> = text === undefined ? {} : { 'box.json': text };
    const { exit, errors } = await runScript(play, { files });
    expect(exit).toBe(1);
    expect(errors).toContain(sentence);
  });
});

describe('colour', () => {
  const play = ['play', 'penguin-party', '--seed', 'c', '--start', '1', '--bots', 'chick'];
  const input = 'quit\n';
  test.each([
    [[], {}, false],
    [['--color'], {}, true],
    [[], { FORCE_COLOR: '1' }, true],
    [[], { FORCE_COLOR: '1', NO_COLOR: '1' }, false],
    [['--no-color'], { FORCE_COLOR: '1' }, false],
    [[], { FORCE_COLOR: '0' }, false],
    [[], { FORCE_COLOR: '1', NO_COLOR: '' }, true],
  ])('%o with %o: %s', async (flags, environment, isColoured) => {
    const { output } = await runScript([...play, ...flags], { input, environment });
    expect(output.includes('\u001B[')).toBe(isColoured);
    expect(output).toMatch(/ R .*×/);
  });

  test('256 colours only where the terminal has them', async () => {
    const rich = await runScript([...play, '--color'], {
      input,
      environment: { TERM: 'xterm-256color' },
    });
    const poor = await runScript([...play, '--color'], { input, environment: { TERM: 'xterm' } });
    expect(rich.output).toContain('48;5;');
    expect(poor.output).not.toContain('48;5;');
  });
});
