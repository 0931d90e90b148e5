import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port for a test's own server, which must still be free when that server is killed and started again:
 * below those that systems lend to whoever connects somewhere.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = 15_000 + Math.floor(Math.random() * 15_000);
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return freePort();
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
