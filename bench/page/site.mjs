import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** The file of a built page that answers a path; the page itself for its own routes. */
function fileFor(folder, path) {
  const file = join(folder, normalize(path));
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  return isFile ? file : join(folder, 'index.en.html');
}

/** Serves a built page without tables: enough for matches against bots, which the page hosts itself. */
export async function serveFolder(folder) {
  const server = createServer(({ url }, response) => {
    const file = fileFor(folder, new URL(url, 'http://page').pathname);
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    // Compressed, as by the server.
    const compressed = `${file}.gz`;
    const isCompressed = existsSync(compressed);
    if (isCompressed) response.setHeader('content-encoding', 'gzip');
    response.end(readFileSync(isCompressed ? compressed : file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
