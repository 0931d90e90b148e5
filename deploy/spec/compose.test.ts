import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/run.mjs';
import { keysAt, mountsOf, valueAt, valuesAt } from './compose.ts';
import { finalEnvironment } from './dockerfile.ts';

const services = keysAt('services');

test.each(services)('%s writes to its volumes alone, has no rights, and is restarted', (name) => {
  const at = (key: string): readonly string[] => valuesAt(`services/${name}/${key}`);
  expect(at('read_only')).toEqual(['true']);
  expect(at('cap_drop')).toEqual(['ALL']);
  expect(at('security_opt')).toEqual(['no-new-privileges:true']);
  expect(at('restart')).toEqual(['unless-stopped']);
});

test('every volume is declared, and nothing else can be written', () => {
  const writable = services.flatMap(mountsOf).filter(([, , mode]) => mode !== 'ro');
  expect(writable.map(([volume]) => volume)).toEqual(keysAt('volumes'));
});

test('the data and the backups are in two volumes', () => {
  const volumeAt = (folder: string | undefined): string | undefined =>
    mountsOf('rookery').find(([, mounted]) => mounted === folder)?.[0];
  expect(volumeAt(finalEnvironment()['ROOKERY_DATA'])).toBe('data');
  expect(volumeAt(valueAt('services/rookery/environment/ROOKERY_BACKUP_FOLDER'))).toBe('backups');
});

test('only Caddy leads to the server', () => {
  expect(services.filter((name) => valuesAt(`services/${name}/ports`).length > 0)).toEqual([
    'caddy',
  ]);
  const port = String(finalEnvironment()['PORT']);
  expect(valueAt('services/caddy/environment/ROOKERY_UPSTREAM')).toBe(`rookery:${port}`);
  const caddyfile = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8');
  const variables = [...caddyfile.matchAll(/\{\$(\w+):/g)].map(([, name]) => name);
  expect(variables).toEqual(keysAt('services/caddy/environment'));
});

test('the files it names are there', () => {
  const context = join('deploy', valueAt('services/rookery/build/context'));
  const dockerfile = join(context, valueAt('services/rookery/build/dockerfile'));
  const mounted = mountsOf('caddy').flatMap(([file = '']) =>
    file.startsWith('.') ? [join('deploy', file)] : [],
  );
  expect([dockerfile, ...mounted]).toEqual(['deploy/Dockerfile', 'deploy/Caddyfile']);
  expect([dockerfile, ...mounted].filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('the server has the options that are set', () => {
  const options = readFileSync(join(root, 'server/options.ts'), 'utf8');
  const names = keysAt('services/rookery/environment');
  expect(names).toContain('ROOKERY_ORIGIN');
  expect(names.filter((name) => !options.includes(`'${name}'`))).toEqual([]);
});
