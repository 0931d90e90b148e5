import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Sends a response with that status over a raw stream, and closes it. */
export function closeWithStatus(stream: Duplex, status: number): void {
  const name = STATUS_CODES[status] ?? '';
  const head = [
    `HTTP/1.1 ${String(status)} ${name}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${String(name.length + 1)}`,
  ];
  stream.end(`${head.join('\r\n')}\r\n\r\n${name}\n`);
}

const statuses = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** Answers bytes that are no HTTP request with a status, and closes the stream. */
export function answerMalformedRequest(
  error: Error & { readonly code?: string },
  stream: Duplex,
): void {
  if (stream.writable) closeWithStatus(stream, statuses.get(error.code ?? '') ?? 400);
  else stream.destroy();
}
