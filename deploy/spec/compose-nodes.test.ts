import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/run.mjs';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const compose = read('deploy/compose-nodes.yaml');
const caddyfile = read('deploy/Caddyfile-nodes');

/** Names of services, right below `services:`. */
const services = [...compose.slice(compose.indexOf('\nservices:')).matchAll(/^ {2}([\w-]+):$/gm)]
  .map(([, name]) => String(name))
  .filter((name) => !['database', 'certificates'].includes(name));

test('Caddy leads to every server, and is all that can be reached', () => {
  const servers = services.filter((name) => name.startsWith('rookery-'));
  expect(servers).toHaveLength(3);
  const [, upstreams = ''] = /ROOKERY_UPSTREAMS: (.*)/.exec(compose) ?? [];
  expect(upstreams.split(' ')).toEqual(servers.map((name) => `${name}:4040`));
  expect([...compose.matchAll(/^ {4}ports:$/gm)]).toHaveLength(1);
});

test('Caddy gets the variables that its file names', () => {
  const variables = [...caddyfile.matchAll(/\{\$(\w+):/g)].map(([, name]) => String(name));
  expect(variables).toEqual(['ROOKERY_SITE', 'ROOKERY_UPSTREAMS']);
  for (const name of variables) expect(compose).toContain(`      ${name}: `);
});

test('the files it names are there, and the server knows its options', () => {
  const [, file = ''] = /- \.\/([\w-]+):\/etc\/caddy\/Caddyfile:ro/.exec(compose) ?? [];
  expect(existsSync(join(root, 'deploy', file))).toBe(true);
  const options = read('server/options.ts');
  for (const name of ['ROOKERY_ORIGIN', 'DATABASE_URL']) {
    expect(compose).toContain(`    ${name}: `);
    expect(options).toContain(`'${name}'`);
  }
});
