import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { DocumentKindName } from '@candor/domain/documents/kinds';
import { createAccount } from './account/index.ts';
import { admin } from './admin/index.ts';
import { agenda } from './agenda/index.ts';
import { applications } from './applications/index.ts';
import { backups } from './backups/index.ts';
import { billing } from './billing/index.ts';
import { career } from './career/index.ts';
import { collaboration } from './collaboration/index.ts';
import { connections } from './connections/index.ts';
import { conversations } from './conversations/index.ts';
import { cv } from './cv/index.ts';
import { documents } from './documents/index.ts';
import { events as eventsCapability } from './events/index.ts';
import { importing } from './importing/index.ts';
import { interview } from './interview/index.ts';
import { jobs as jobsCapability } from './jobs/index.ts';
import { letters } from './letters/index.ts';
import { notifications } from './notifications/index.ts';
import { mcp } from './mcp/index.ts';
import { metrics } from './metrics/index.ts';
import { network } from './network/index.ts';
import { occupations } from './occupations/index.ts';
import { optimizer } from './optimizer/index.ts';
import { authSecret } from './platform/auth-secret.ts';
import { bind } from './platform/bind.ts';
import { closeServices, makeServices, takeOnJobs, type Capability } from './platform/capability.ts';
import { createCallCounter } from './platform/call-counter.ts';
import type { Clock } from './platform/clock.ts';
import type { Configuration } from './platform/configuration.ts';
import type { Core, Services } from './platform/context.ts';
import type { OpenStore } from './platform/database.ts';
import { bridgeChannel, createEvents } from './platform/events.ts';
import { answerHealth, seldom } from './platform/health.ts';
import { createHttp } from './platform/http.ts';
import { createJobs, type Jobs } from './platform/jobs.ts';
import { limitsOf, memoryLimits, sharedLimits } from './platform/limits.ts';
import type { Mailer } from './platform/mail.ts';
import { isUsable, objectStore } from './platform/object-store/object-store.ts';
import { createOpenStreams } from './platform/open-streams.ts';
import { callTurns, createTurns } from './platform/turns.ts';
import { answerApiPage } from './platform/openapi.ts';
import { createSeals } from './platform/seals.ts';
import { createPostgresBridge } from './platform/postgres-bridge.ts';
import { stopGracefully } from './platform/stop-gracefully.ts';
import { serveWebApp } from './platform/web-app.ts';
import { personalData } from './personal-data/index.ts';
import { publishing } from './publishing/index.ts';
import { reminders } from './reminders/index.ts';
import { salary } from './salary/index.ts';
import { webhooks } from './webhooks/index.ts';
import { writing } from './writing/index.ts';

/** A place for files that was found to work is tried again after this long. */
const FILES_CHECKED_MS = 60_000;

/** What the server is made of; the start makes the real ones, a test may hand in its own clock or mailer. */
export interface AppParts {
  configuration: Configuration;
  opened: OpenStore;
  clock: Clock;
  log: FastifyBaseLogger;
  mailer: Mailer;
  /** Services that are used instead of those the capabilities make. */
  services?: Partial<Services>;
  /** Capabilities beside the product's own. */
  more?: readonly Capability[];
}

export interface App {
  http: FastifyInstance;
  jobs: Jobs;
  capabilities: readonly Capability[];
  /** Begins what need not be there for the first page: the queue, and what capabilities keep warm. */
  warm(): Promise<void>;
  /** Finishes what is under way and closes everything, the store last. */
  close(): Promise<void>;
}

/** What each kind of document is on the server: its rows are the kernel's, its kind, drawing, writing and endpoints its own. */
const kinds = { cv, letter: letters } satisfies Record<DocumentKindName, Capability>;

/** The one list of capabilities, after the accounts that all of them stand on. */
const product: readonly Capability[] = [
  eventsCapability,
  reminders,
  notifications,
  billing,
  documents,
  writing,
  ...Object.values(kinds),
  importing,
  occupations,
  jobsCapability,
  salary,
  applications,
  network,
  agenda,
  career,
  interview,
  optimizer,
  publishing,
  collaboration,
  connections,
  webhooks,
  metrics,
  backups,
];

function limitsFor({ configuration, opened }: AppParts) {
  if (configuration.RATE_LIMIT === 'off') return limitsOf(null);
  return opened.kind === 'postgres' ? sharedLimits(opened.pool) : memoryLimits();
}

/** Puts the server together, ready to listen. */
export async function createApp(parts: AppParts): Promise<App> {
  const { configuration, opened, clock, log, mailer, services = {}, more = [] } = parts;
  const { store } = opened;
  const calls = createCallCounter();
  const http = await createHttp(configuration, log, calls);
  const stop = stopGracefully(http);
  const bridge = opened.kind === 'postgres' ? createPostgresBridge(opened.pool, opened.url, log) : undefined;
  const events = createEvents(bridge);
  const jobs = createJobs(opened, log);
  const secret = await authSecret(configuration, opened);
  const origin = () => configuration.APP_URL?.replace(/\/$/, '') ?? `http://localhost:${configuration.PORT}`;
  const limits = limitsFor(parts);
  const account = createAccount({
    configuration,
    store,
    clock,
    log,
    events,
    jobs,
    limits,
    mailer,
    secret,
    origin,
  });

  const capabilities: readonly Capability[] = [
    account.capability,
    ...product,
    personalData(() => capabilities),
    admin(() => capabilities),
    mcp(() => capabilities),
    conversations(() => capabilities),
    ...more,
  ];
  const { sessions, apiKeys } = account;
  const listeners = capabilities.flatMap((capability) => capability.listeners);
  const stopping = new AbortController();
  const core: Core = {
    configuration,
    store,
    clock,
    log,
    events,
    limits,
    streams: createOpenStreams(),
    objects: configuration.FILES_TO ? objectStore(configuration.FILES_TO) : null,
    turns: {
      calls: createTurns(callTurns.calls),
      large: createTurns(callTurns.large),
      streams: createTurns(callTurns.streams),
    },
    jobs,
    calls,
    mailer,
    seals: createSeals(secret),
    origin,
    sessions,
    apiKeys,
    listeners,
    secret,
    stopping: stopping.signal,
  };
  const platform = makeServices(capabilities, core, services);
  http.decorate('platform', platform);
  http.decorate('boundEndpoints', []);
  http.decorateRequest('session', null);
  http.decorateRequest('endTurn');
  for (const capability of capabilities) {
    for (const binding of capability.bindings) bind(http, binding);
    takeOnJobs(capability, platform);
  }
  const { objects } = core;
  answerHealth(
    http,
    {
      server: () => !stop.isStopping(),
      store: async () => {
        await opened.ping();
        return true;
      },
      jobs: () => jobs.isReady(),
      events: () => bridge?.isListening() ?? true,
    },
    objects ? { files: seldom(() => isUsable(objects), FILES_CHECKED_MS, clock) } : {},
  );
  answerApiPage(http);
  for (const { pages } of capabilities) await pages(http);
  await serveWebApp(http, { languages: configuration.SCREEN_LANGUAGES });

  for (const { start } of capabilities) await start(platform);
  await bridge?.start(events.hear);
  const endHearing =
    opened.kind === 'embedded' ? await opened.client.listen(bridgeChannel, events.hear) : undefined;
  return {
    http,
    jobs,
    capabilities,
    async warm() {
      // One after the other: neither the queue's own tables nor a further thread must hold up the first page.
      await jobs.start();
      for (const { warm } of capabilities) warm(platform);
    },
    async close() {
      stopping.abort();
      await stop.close();
      await jobs.stop();
      await bridge?.stop();
      await endHearing?.();
      for (const { stop } of capabilities.toReversed()) await stop(platform);
      await closeServices(capabilities, platform);
      await opened.close();
    },
  };
}
