import type { FastifyInstance } from 'fastify';
import type { Addressing } from '../http/addressing.ts';
import type { Metrics } from './metrics.ts';
import { Readiness, type ProbedStore } from './readiness.ts';

export interface HealthParts {
  readonly store: ProbedStore;
  readonly metrics: Pick<Metrics, 'report'>;
  /** Whether others than this machine may read the metrics. */
  readonly metricsFor: 'this-machine' | 'everyone';
  readonly addressing: Pick<Addressing, 'isFromThisMachine'>;
  isClosing(): boolean;
}

const plain = 'text/plain; charset=utf-8';

/** Registers the addresses for monitoring: liveness, readiness and metrics. */
export function registerHealth(app: FastifyInstance, parts: HealthParts): void {
  const readiness = new Readiness(parts.store);
  app.get('/healthz', (_request, reply) => reply.type(plain).send('ok\n'));

  app.get('/readyz', async (_request, reply) => {
    const isReady = !parts.isClosing() && (await readiness.check());
    return reply
      .code(isReady ? 200 : 503)
      .type(plain)
      .send(isReady ? 'ready\n' : 'not ready\n');
  });

  app.get('/metrics', async ({ headers, socket }, reply) => {
    const isAllowed =
      parts.metricsFor === 'everyone' ||
      parts.addressing.isFromThisMachine(headers, socket.remoteAddress);
    if (!isAllowed) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await parts.metrics.report());
  });
}
