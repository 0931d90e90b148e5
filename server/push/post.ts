import { request as plainRequest } from 'node:http';
import { request as secureRequest, type RequestOptions } from 'node:https';
import { publicLookup, type TrustedOrigin } from './endpoint.ts';

/** A message for a push service, encrypted and signed. */
export interface PushRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** How long a push service may take altogether, in milliseconds. */
const patience = 10_000;

/** Sends it and returns the status of the answer, of which nothing else is read. */
export function post({ url, headers, body }: PushRequest, trusted: TrustedOrigin): Promise<number> {
  const isTrusted = url.origin === trusted;
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': body.length },
    signal: AbortSignal.timeout(patience),
    agent: false,
    ...(!isTrusted && { lookup: publicLookup }),
  };
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const sending = request(url, options, (answer) => {
      answer.on('error', () => undefined);
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    sending.on('error', reject);
    sending.end(body);
  });
}
