import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Writer } from '@candor/domain/writing';
import type { Renderer } from '@candor/render';
import { createAccount } from './account/index.ts';
import { billingRoutes, preparePlans } from './billing/index.ts';
import { cvRoutes, prepareTemplates } from './cv/index.ts';
import { documentsRoutes } from './documents/index.ts';
import { lettersRoutes } from './letters/index.ts';
import { authSecret } from './platform/auth-secret.ts';
import type { Routes } from './platform/bind.ts';
import type { Clock } from './platform/clock.ts';
import type { Configuration } from './platform/configuration.ts';
import type { Platform } from './platform/context.ts';
import type { OpenStore } from './platform/database.ts';
import { createEvents } from './platform/events.ts';
import { answerHealth } from './platform/health.ts';
import { createHttp } from './platform/http.ts';
import { createJobs, type Jobs } from './platform/jobs.ts';
import { limitsOf, memoryLimits, sharedLimits } from './platform/limits.ts';
import type { Mailer } from './platform/mail.ts';
import { answerApiPage } from './platform/openapi.ts';
import { createPostgresBridge } from './platform/postgres-bridge.ts';
import type { Reader } from './platform/reader.ts';
import { serveWebApp } from './platform/web-app.ts';
import { chooseLetterWriter, chooseRewriter, createLetterDesk } from './writing/index.ts';

/** What the server is made of; the start makes the real ones, a test may hand in its own clock or mailer. */
export interface AppParts {
  configuration: Configuration;
  opened: OpenStore;
  clock: Clock;
  log: FastifyBaseLogger;
  mailer: Mailer;
  renderer: Renderer;
  reader: Reader;
  writer: Writer;
}

export interface App {
  http: FastifyInstance;
  jobs: Jobs;
  /** Finishes what is under way and closes everything, the store last. */
  close(): Promise<void>;
}

/** The one list of capabilities. */
const capabilities: readonly Routes[] = [billingRoutes, cvRoutes, documentsRoutes, lettersRoutes];

function limitsFor({ configuration, opened }: AppParts) {
  if (configuration.RATE_LIMIT === 'off') return limitsOf(null);
  return opened.kind === 'postgres' ? sharedLimits(opened.pool) : memoryLimits();
}

/** Puts the server together, ready to listen. */
export async function createApp(parts: AppParts): Promise<App> {
  const { configuration, opened, clock, log, mailer, renderer, reader, writer } = parts;
  const { store } = opened;
  const http = await createHttp(configuration, log);
  const bridge = opened.kind === 'postgres' ? createPostgresBridge(opened.pool, opened.url, log) : undefined;
  const events = createEvents(bridge);
  const jobs = createJobs(opened, log);
  const secret = await authSecret(configuration, opened);
  const origin = () => configuration.APP_URL?.replace(/\/$/, '') ?? `http://localhost:${configuration.PORT}`;
  const account = createAccount({ configuration, store, clock, log, events, jobs, mailer, secret, origin });

  const letterDesk = createLetterDesk();
  const platform: Platform = {
    configuration,
    store,
    clock,
    log,
    events,
    limits: limitsFor(parts),
    jobs,
    sessions: account.sessions,
    renderer,
    reader,
    writer,
    letterWriter: chooseLetterWriter({ configuration, log, desk: letterDesk }),
    rewriter: chooseRewriter({ configuration, log, desk: letterDesk }),
  };
  http.decorate('platform', platform);
  http.decorate('boundEndpoints', []);
  http.decorateRequest('session', null);
  for (const routes of [account.routes, ...capabilities]) routes(http);
  answerHealth(http, {
    store: async () => {
      await opened.ping();
      return true;
    },
    jobs: () => jobs.isReady(),
    events: () => bridge?.isListening() ?? true,
  });
  answerApiPage(http);
  await serveWebApp(http);

  await preparePlans(store);
  await prepareTemplates(store);
  await account.prepare();
  await bridge?.start(events.hear);
  return {
    http,
    jobs,
    async close() {
      await http.close();
      await jobs.stop();
      await bridge?.stop();
      await letterDesk.close();
      await renderer.close();
      await reader.close();
      await opened.close();
    },
  };
}
