import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Answers on a bare line, says that it will be closed, and closes it. */
export function turnAway(line: Duplex, status: number): void {
  const name = STATUS_CODES[status] ?? '';
  const head = [
    `HTTP/1.1 ${String(status)} ${name}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${String(name.length + 1)}`,
  ];
  line.end(`${head.join('\r\n')}\r\n\r\n${name}\n`);
}

const statuses = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** Bytes that are no request: whoever sent them is told to open another line. */
export function turnAwayNonsense(error: Error & { readonly code?: string }, line: Duplex): void {
  if (line.writable) turnAway(line, statuses.get(error.code ?? '') ?? 400);
  else line.destroy();
}
