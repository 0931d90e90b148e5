import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prepareServer } from './server.ts';

test('a server that is closed while it starts is gone, and whoever waits for it hears so', async () => {
  const server = await prepareServer();
  const waiting = expect(server.start()).rejects.toThrow('ended');
  await server.close();
  await waiting;
  await expect(fetch(`${server.address}/readyz`)).rejects.toThrow();
  expect(existsSync(server.data)).toBe(false);
});
