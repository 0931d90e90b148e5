import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { longestFrame } from '@rookery/protocol/limits';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Metrics } from '../operations/metrics.ts';
import { apiPath, notAllowed, refuse, routeNames } from './api.ts';
import type { Addressing } from './addressing.ts';
import { securityHeaders } from './security-headers.ts';
import { answer } from './page.ts';
import type { Site } from './site.ts';
import { answerMalformedRequest } from './raw-response.ts';

/** What the HTTP side works with, before any address is put on it. */
export interface AppParts {
  readonly site: Site;
  readonly addressing: Addressing;
  readonly rateLimits: Pick<RateLimits, 'request'>;
  readonly metrics: Pick<Metrics, 'requested'>;
  readonly log: Pick<Logger, 'error'>;
}

/** How long a client may take to say what it wants, and how often that is looked at, in milliseconds. */
const patience = 10_000;
const looking = 1000;

/** The longest address, in characters; ours are far shorter. */
const longestAddress = 2000;

/** A server of pages: security headers, limits and errors are the same for every address. */
export function openApp(parts: AppParts): FastifyInstance {
  const { addressing, site, log } = parts;
  const app = fastify({
    // The framework would log addresses, and those of tables and matches are secrets.
    logger: false,
    bodyLimit: longestFrame,
    requestTimeout: patience,
    http: { headersTimeout: patience, connectionsCheckingInterval: looking },
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerMalformedRequest,
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (error, request, reply) => {
      const secured = reply.headers(securityHeaders(addressing.isSecure));
      if (error.code === 'FST_ERR_MAX_PARAM_LENGTH') void refuseAddress(secured);
      else void page(site, request, secured);
    },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  watchRequests(app, parts);
  app.setNotFoundHandler((request, reply) =>
    request.url.startsWith(apiPath)
      ? refuse(reply, 404, notAllowed('address', `${request.method} ${request.url}`, routeNames))
      : page(site, request, reply),
  );
  app.setErrorHandler((error, request, reply) => explain(log, error, request, reply));
  return app;
}

/** Every answer carries the security headers; every request is limited and measured. */
function watchRequests(app: FastifyInstance, { addressing, rateLimits, metrics }: AppParts): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(securityHeaders(addressing.isSecure));
    const wait = rateLimits.request(
      addressing.clientOf(request.headers, request.socket.remoteAddress),
    );
    if (wait > 0) return refuse(reply, 429, { kind: 'busy', retryAfter: wait });
    if (request.url.length > longestAddress) return refuseAddress(reply);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'page';
    metrics.requested(`${request.method} ${route}`, reply.statusCode, reply.elapsedTime);
    done();
  });
}

const refuseAddress = (reply: FastifyReply): FastifyReply =>
  refuse(reply, 414, { kind: 'too-long', most: longestAddress });

function page(site: Site, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { method, url, headers: asked } = request;
  const { status, headers, body } = answer(site, {
    method,
    url,
    acceptLanguage: asked['accept-language'] ?? '',
    acceptEncoding: asked['accept-encoding']?.toString() ?? '',
    ifNoneMatch: asked['if-none-match'] ?? '',
  });
  return reply.code(status).headers(headers).send(body);
}

/** What the framework says about bodies; everything else is a bug, or the store's trouble. */
function explain(
  log: AppParts['log'],
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413) return refuse(reply, 413, { kind: 'too-long', most: longestFrame });
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return refuse(reply, status, { kind: 'not-json' });
  }
  log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
  const isUnavailable = error instanceof Error && 'kind' in error && error.kind === 'unavailable';
  return refuse(reply, isUnavailable ? 503 : 500, { kind: 'fault' });
}
