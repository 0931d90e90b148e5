import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

const read = (line: string, environment = {}): unknown =>
  parseOptions(line.split(' ').filter(Boolean), environment);

test.each([
  ['', {}, { port: 4040, host: undefined, wants: 'service' }],
  ['--port 5000', {}, { port: 5000, host: undefined, wants: 'service' }],
  ['-p 0 --host ::1', {}, { port: 0, host: '::1', wants: 'service' }],
  ['', { PORT: '80', HOST: '127.0.0.1' }, { port: 80, host: '127.0.0.1', wants: 'service' }],
  ['--port 5000', { PORT: '80' }, { port: 5000, host: undefined, wants: 'service' }],
  ['', { PORT: '', HOST: '' }, { port: 4040, host: undefined, wants: 'service' }],
  ['--help', {}, { port: 4040, host: undefined, wants: 'help' }],
])('"%s" with %o', (line, environment, value) => {
  expect(read(line, environment)).toEqual({ ok: true, value });
});

test.each([
  ['--port penguin', 'the port must be a number from 0 to 65535, not "penguin"'],
  ['--port 65536', 'the port must be a number from 0 to 65535, not "65536"'],
  ['--port=-1', 'the port must be a number from 0 to 65535, not "-1"'],
  ['--port 1.5', 'the port must be a number from 0 to 65535, not "1.5"'],
  ['--prot 1', "Unknown option '--prot'"],
  ['5000', "Unexpected argument '5000'"],
])('"%s" is refused in one line', (line, problem) => {
  expect(read(line)).toEqual({ ok: false, problems: [expect.stringContaining(problem)] });
  expect(JSON.stringify(read(line))).not.toContain('\\n');
});
