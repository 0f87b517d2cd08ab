import { constants } from 'node:zlib';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { errorCatalogue, type ErrorCode } from '@candor/contracts/errors';
import { answerErrors, answerRefusal, refusalOf } from './answer-error.ts';
import type { CallCounter } from './call-counter.ts';
import type { Configuration } from './configuration.ts';
import { acceptJsonOnly } from './json-body.ts';
import { answerInLanguage, offeredLanguages } from './reader-language.ts';
import { Refusal } from './refusal.ts';
import { loggedAs } from './logged-as.ts';
import { othersFirst } from './loop-turns.ts';
import { observe } from './observed.ts';
import { securityHeaders } from './security-headers.ts';
import { placeBelow, subPathOf, withoutSubPath } from './sub-path.ts';

/** A request has this long to arrive whole; slower sockets are cut. */
const REQUEST_MS = 30_000;
const HEADERS_MS = 15_000;
const KEEP_ALIVE_MS = 10_000;
/** A caller who reads nothing of an answer for this long is cut off; a stream of events says something every 15 s. */
const SILENCE_MS = 120_000;
/** How often cut-off times are looked at. */
const CHECK_MS = 5_000;
const MOST_CONNECTIONS = 2_000;
const SMALL_BYTES = 1024;

/** `true`, a number of proxies in front, or the addresses of those that are believed. */
function trustedProxy(
  setting: string | undefined,
): boolean | string | ((address: string, hop: number) => boolean) {
  if (setting === undefined || setting === 'false') return false;
  if (setting === 'true') return true;
  return /^\d+$/.test(setting) ? (_address, hop) => hop < Number(setting) : setting;
}

/** What Node cannot read as HTTP never reaches a route; it is answered here and the socket closed. */
function answerUnreadable(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const timedOut = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const status = tooLarge
    ? '431 Request Header Fields Too Large'
    : timedOut
      ? '408 Request Timeout'
      : '400 Bad Request';
  const code: ErrorCode = tooLarge ? 'too_large' : 'invalid';
  const body = JSON.stringify({ error: errorCatalogue[code].sentence, code });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\n` +
      `Connection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** An HTTP server with everything that holds for all routes: limits, headers, errors, compression, the log. */
export async function createHttp(
  configuration: Configuration,
  log: FastifyBaseLogger,
  calls: CallCounter,
): Promise<FastifyInstance> {
  const headers = await securityHeaders(configuration);
  const subPath = subPathOf(configuration);
  const app = fastify({
    rewriteUrl: ({ url = '/' }) => withoutSubPath(url, subPath),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxy(configuration.TRUST_PROXY),
    requestTimeout: REQUEST_MS,
    // What still comes over a connection that was open before the stop is answered.
    return503OnClosing: false,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionTimeout: SILENCE_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => {
      // Such an address is refused before any hook runs.
      answerRefusal(reply.headers(headers), refusalOf(error, request.log));
    },
  });
  app.server.maxConnections = MOST_CONNECTIONS;
  answerErrors(app);
  acceptJsonOnly(app);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    const others = othersFirst();
    if (others) void others.then(() => done());
    else done();
  });
  answerInLanguage(app, offeredLanguages(configuration));
  placeBelow(app, subPath);
  await app.register(compress, {
    threshold: SMALL_BYTES,
    encodings: ['br', 'gzip'],
    // A compressed request is not read: nobody of ours sends one, and it can unfold to anything.
    globalDecompression: false,
    // Events must leave as they are written; a compressor would hold them back.
    customTypes: (type) =>
      /^(application\/(json|javascript)|text\/(html|css|plain|javascript)|image\/svg)/.test(type),
    // Pages are redrawn on every key: there a fast answer is worth more than a small one.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  });
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode, elapsedTime } = reply;
    if (request.url.startsWith('/api/')) calls.count(statusCode);
    const route = request.routeOptions.url ?? 'none';
    observe('answer', () => ({
      method: request.method,
      route,
      status: statusCode,
      seconds: elapsedTime / 1000,
    }));
    const facts = {
      method: request.method,
      route,
      status: statusCode,
      durationMs: Math.round(elapsedTime),
      person: request.session && loggedAs(request.session.owner.id),
    };
    if (statusCode === 401 || statusCode === 403 || statusCode === 429) {
      request.log.warn({ ...facts, security: 'refused' }, 'refused');
    } else request.log.debug(facts, 'answered');
  });
  return app;
}

/** The answer for what no route names. */
export function refuseUnknown(): never {
  throw new Refusal('not_found');
}
