// The `ws` of our server, for both ends of every line: the bench's own packages bring an older one.
import { createRequire } from 'node:module';

const { WebSocket, WebSocketServer } = createRequire(
  new URL('../../server/package.json', import.meta.url),
)('ws');

export { WebSocketServer };

/** Opens a line and hands over each frame as it comes. */
export function openLine(url, { protocol = [], headers = {}, hear }) {
  return new Promise((resolve, reject) => {
    const line = new WebSocket(url, protocol, { headers, perMessageDeflate: false });
    line.on('message', (data) => hear(data, line));
    line.once('open', () => resolve(line));
    line.once('error', reject);
    line.on('close', (code) => {
      if (!line.isWanted) return;
      console.error(`a line was closed with code ${code}`);
      process.exit(1);
    });
    line.isWanted = true;
  });
}

/** Closes a line, and waits until it is. */
export function closeLine(line) {
  line.isWanted = false;
  return new Promise((resolve) => {
    line.once('close', resolve);
    line.close();
  });
}

/** Does something with each entry, a few at a time. */
export async function forEach(entries, work, atOnce = 50) {
  const left = [...entries.entries()];
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
