import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

const read = (line: string, environment = {}): unknown =>
  parseOptions(line.split(' ').filter(Boolean), environment);

const usual = {
  port: 4040,
  host: undefined,
  data: resolve('.rookery'),
  database: join(resolve('.rookery'), 'rookery.db'),
  admin: join(resolve('.rookery'), 'admin.sock'),
  bus: undefined,
  origin: undefined,
  metrics: 'this-machine',
  addressLimits: 'on',
  push: 'on',
  pushService: undefined,
  backupEvery: undefined,
  backupKeep: 7,
  backupFolder: join(resolve('.rookery'), 'backups'),
  log: undefined,
  wants: 'service',
};
const postgres = 'postgres://rook:secret@localhost/rookery';
const twoHosts = 'postgres://rook:secret@one:5432,two:5433/rookery';

test.each([
  ['', {}, {}],
  ['--port 5000', {}, { port: 5000 }],
  ['-p 0 --host ::1', {}, { port: 0, host: '::1' }],
  ['', { PORT: '80', HOST: '127.0.0.1' }, { port: 80, host: '127.0.0.1' }],
  ['--port 5000', { PORT: '80' }, { port: 5000 }],
  ['', { PORT: '', HOST: '', ROOKERY_DATA: '', DATABASE_URL: '' }, {}],
  [
    '--data /srv/rook',
    {},
    {
      data: '/srv/rook',
      database: '/srv/rook/rookery.db',
      admin: '/srv/rook/admin.sock',
      backupFolder: '/srv/rook/backups',
    },
  ],
  [
    '',
    { ROOKERY_DATA: '/srv/rook' },
    {
      data: '/srv/rook',
      database: '/srv/rook/rookery.db',
      admin: '/srv/rook/admin.sock',
      backupFolder: '/srv/rook/backups',
    },
  ],
  [`--database ${postgres}`, {}, { database: postgres, admin: undefined }],
  ['', { DATABASE_URL: postgres }, { database: postgres, admin: undefined }],
  [
    `--database ${postgres} --admin /run/rook.sock`,
    {},
    { database: postgres, admin: '/run/rook.sock' },
  ],
  [`--database ${twoHosts}`, {}, { database: twoHosts, admin: undefined }],
  [
    `--database ${postgres} --bus nats://one:4222,nats://two:4222`,
    {},
    { database: postgres, admin: undefined, bus: 'nats://one:4222,nats://two:4222' },
  ],
  ['--origin https://rookery.example/', {}, { origin: 'https://rookery.example' }],
  ['--metrics everyone --log debug', {}, { metrics: 'everyone', log: 'debug' }],
  ['--address-limits off', {}, { addressLimits: 'off' }],
  ['--push off', {}, { push: 'off' }],
  ['--push-service http://127.0.0.1:9', {}, { pushService: 'http://127.0.0.1:9' }],
  ['--backup-every 24 --backup-keep 3', {}, { backupEvery: 24, backupKeep: 3 }],
  ['--help', {}, { wants: 'help' }],
])('"%s" with %o', (line, environment, chosen) => {
  expect(read(line, environment)).toEqual({ ok: true, value: { ...usual, ...chosen } });
});

test.each([
  ['--port penguin', 'the port must be a number from 0 to 65535, not "penguin"'],
  ['--port 65536', 'the port must be a number from 0 to 65535, not "65536"'],
  ['--port=-1', 'the port must be a number from 0 to 65535, not "-1"'],
  ['--port 1.5', 'the port must be a number from 0 to 65535, not "1.5"'],
  ['--prot 1', "Unknown option '--prot'"],
  ['5000', "Unexpected argument '5000'"],
  ['--database mysql://x', 'the database must be an address such as postgres://'],
  ['--database postgres://one:5432,two:x/rookery', 'the database must be an address'],
  ['--bus localhost:4222', 'the bus must be an address such as nats://host:4222'],
  ['--bus nats://localhost', 'name it by --database'],
  ['--origin rookery.example', 'the origin must be an address such as https://rookery.example'],
  ['--origin https://rookery.example/game', 'the origin must be an address'],
  ['--metrics all', 'metrics must be this-machine or everyone, not "all"'],
  ['--backup-every 0', 'the hours between backups must be a number from 1 to 500, not "0"'],
  ['--log loud', 'log must be debug or info'],
])('"%s" is refused in one line', (line, problem) => {
  expect(read(line)).toEqual({ ok: false, problems: [expect.stringContaining(problem)] });
  expect(JSON.stringify(read(line))).not.toContain('\\n');
});

test('a wrong database is not repeated, because passwords stand in its address', () => {
  expect(JSON.stringify(read('--database postgress://rook:secret@host/x'))).not.toContain('secret');
});
