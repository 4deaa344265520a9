// The HTTP side: fastify with its plugins, the routes of the endpoints, the WebSocket, and the page.

import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { API_PATH, LIMITS, LIVE_PATH } from '@tenfold/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastify, { LogController } from 'fastify';
import { addressKey } from '../limits/address-key.ts';
import type { Live } from '../live/live.ts';
import { isForeignOrigin } from './origin.ts';
import type { TrafficLimits } from '../limits/traffic-limits.ts';
import type { LogOptions } from '../log.ts';
import { loggerOptions } from '../log.ts';
import type { People } from '../people/people.ts';
import type { Previews } from '../previews/previews.ts';
import { Refusal } from '../refusal.ts';
import { addRoutes } from './add-routes.ts';
import type { Endpoint } from './endpoint.ts';
import { answerFor } from './errors.ts';
import { setHeaders } from './headers.ts';
import { cookieToken } from './identity.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { proxyHint } from './proxy-hint.ts';
import { refuseConnection, refuseHandshake } from './client-error.ts';
import { limitSockets } from './socket-limit.ts';
import { TrustedProxies } from './trusted-proxies.ts';
import { WebPages } from './web.ts';

const SOCKET_OPTIONS = {
  /** Costs more than it saves for short messages. */
  perMessageDeflate: false,
  maxPayload: LIMITS.messageBytes,
  /** A client that does not say goodbye is not waited for longer. */
  closeTimeout: 2000,
};
/** How often Node looks for requests that take too long, at least. */
const LOOK_EVERY_MS = 2000;
/** Longer than any id or code. */
const PARAMETER_LENGTH = 100;

export interface AppOptions {
  readonly log: LogOptions;
  readonly trustProxy: string | undefined;
  readonly metrics: Metrics;
  readonly limits: TrafficLimits;
}

/** The page of an app, once it has one: an address that cannot be read is refused before any route is looked for. */
const pagesOf = new WeakMap<FastifyInstance, WebPages>();

/** Before anything else, because everything else writes to its log. */
export function newApp({ log, trustProxy, metrics, limits }: AppOptions): FastifyInstance {
  const proxies = trustProxy === undefined ? null : new TrustedProxies(trustProxy);
  const app: FastifyInstance = fastify({
    logger: loggerOptions(log),
    // The lines that fastify would write have the whole address in them, with the ids of tables and games.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxies === null ? false : (address) => proxies.has(address),
    bodyLimit: LIMITS.messageBytes,
    requestTimeout: limits.requestWithinMs,
    // Ends what hangs in the middle of a request or of an answer, and a connection on which nothing was ever said.
    connectionTimeout: limits.idleSocketMs,
    keepAliveTimeout: limits.idleSocketMs,
    http: {
      headersTimeout: Math.min(limits.headersWithinMs, limits.requestWithinMs),
      requestTimeout: limits.requestWithinMs,
      connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, limits.headersWithinMs),
    },
    forceCloseConnections: true,
    routerOptions: { maxParamLength: PARAMETER_LENGTH },
    // An address that cannot be read. No hook is called for it.
    frameworkErrors(error, request, reply) {
      setHeaders(request, reply);
      if (pagesOf.get(app)?.sendToPeople(answerFor(error).status, request, reply) === true) return;
      sendError(error, request, reply, metrics);
    },
    clientErrorHandler: refuseConnection,
  });
  limitSockets(app.server, limits.socketsPerAddress, (address) => proxies?.has(address) === true);
  // A form of another page could be sent as plain text, without the browser asking first.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error: Error, request, reply) => sendError(error, request, reply, metrics));
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply);
    const isElsewhere = request.headers.upgrade !== undefined && request.routeOptions.url !== LIVE_PATH;
    done(isElsewhere ? new Refusal('not-found', `WebSockets are at ${LIVE_PATH}`) : undefined);
  });
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered(reply.statusCode);
    // A WebSocket that was refused: Node has handed its socket over and closes it no more, not even at the end.
    if (request.headers.upgrade !== undefined) request.raw.socket.destroy();
    request.log.info(
      { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    done();
  });
  app.register(cookie);
  app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => addressKey(request.ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal('too-fast', `too many requests; wait ${Math.ceil(ttl / 1000)} seconds`),
  });
  app.register(websocket, {
    options: SOCKET_OPTIONS,
    // A frame that is too long, text that is not UTF-8, a client that vanishes: its socket is being closed already.
    errorHandler: () => undefined,
    // Live has said goodbye already.
    preClose: (done) => done(),
  });
  app.after(() => app.websocketServer.on('wsClientError', refuseHandshake));
  return app;
}

export interface Parts {
  readonly endpoints: readonly Endpoint[];
  readonly people: People;
  readonly live: Live;
  readonly metrics: Metrics;
  readonly previews: Previews;
  readonly webFolder: string | undefined;
}

/** What can be reached, once all that it needs is there. */
export function addEverything(app: FastifyInstance, parts: Parts): void {
  const { endpoints, people, live, metrics, previews, webFolder } = parts;
  app.register(
    (scope, _options, done) => {
      addRoutes(scope, endpoints, people, live.personBuckets, live.limits.requestsPerMinute);
      scope.route({
        method: 'GET',
        url: '/live',
        preValidation: refuseForeignPages,
        handler() {
          throw new Refusal('malformed', 'connect here with a WebSocket');
        },
        wsHandler: (socket, request) =>
          live.connect(socket, {
            addressKey: addressKey(request.ip),
            cookie: cookieToken(request),
            stream: request.raw.socket,
          }),
      });
      done();
    },
    { prefix: API_PATH },
  );
  const pages = new WebPages(webFolder);
  pagesOf.set(app, pages);
  app.register((scope, _options, done) => {
    pages.addRoutes(scope, previews);
    done();
  });
  app.setNotFoundHandler((request, reply) => {
    if (pages.sendToPeople(404, request, reply)) return;
    const nothing = new Refusal('not-found', `there is nothing here; see ${API_PATH}/openapi.json`);
    sendError(nothing, request, reply, metrics);
  });
}

/** A page of another site must not play with its visitor's cookie. */
async function refuseForeignPages(request: FastifyRequest): Promise<void> {
  if (isForeignOrigin(request.headers.origin, request)) {
    throw new Refusal('not-allowed', `pages of another site may not connect here${proxyHint(request)}`);
  }
  return Promise.resolve();
}

function sendError(error: Error, request: FastifyRequest, reply: FastifyReply, metrics: Metrics): void {
  const { status, body, isOurs } = answerFor(error);
  metrics.refused(body.code);
  if (isOurs) request.log.error({ req: request, err: error }, 'a request could not be carried out');
  void reply.code(status).send(body);
}
