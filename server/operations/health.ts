import type { FastifyInstance } from 'fastify';
import { isFromThisMachine } from '../http/addressing.ts';
import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

/** The server is not ready if the store takes longer than this to answer, in milliseconds. */
const patience = 2000;

export interface HealthParts {
  readonly store: Pick<Store, 'lastAlive'>;
  readonly metrics: Pick<Metrics, 'report'>;
  /** Whether others than this machine may read the metrics. */
  readonly metricsFor: 'this-machine' | 'everyone';
  isClosing(): boolean;
}

const plain = 'text/plain; charset=utf-8';

/** Registers the addresses for monitoring: liveness, readiness and metrics. */
export function registerHealth(app: FastifyInstance, parts: HealthParts): void {
  app.get('/healthz', (_request, reply) => reply.type(plain).send('ok\n'));

  app.get('/readyz', async (_request, reply) => {
    const isReady = !parts.isClosing() && (await answers(parts.store));
    return reply
      .code(isReady ? 200 : 503)
      .type(plain)
      .send(isReady ? 'ready\n' : 'not ready\n');
  });

  app.get('/metrics', async ({ headers, socket }, reply) => {
    const isAllowed =
      parts.metricsFor === 'everyone' || isFromThisMachine(headers, socket.remoteAddress);
    if (!isAllowed) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await parts.metrics.report());
  });
}

function answers(store: HealthParts['store']): Promise<boolean> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => resolve(false), patience);
    store
      .lastAlive()
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(impatience));
  });
}
