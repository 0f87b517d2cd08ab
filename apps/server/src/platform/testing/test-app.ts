import { randomUUID } from 'node:crypto';
import { ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { type Writer } from '@candor/domain/writing';
import { createRenderer, type Renderer } from '@candor/render';
import { createApp, type App } from '../../app.ts';
import { createIsolatedReader } from '../../importing/index.ts';
import { eventDeliveries } from '../../events/schema.ts';
import { sourceSwitches } from '../../jobs/schema.ts';
import { createInterviewWorkers } from '../../interview/index.ts';
import { createPageWorkers } from '../../jobs/index.ts';
import { createOptimizerWorkers } from '../../optimizer/index.ts';
import { createArchiveWorkers } from '../../personal-data/index.ts';
import { createLetterWorkers, createWritingWorkers } from '../../writing/index.ts';
import type { Capability } from '../capability.ts';
import { systemClock, type Clock } from '../clock.ts';
import { readConfiguration } from '../configuration.ts';
import type { Services } from '../context.ts';
import type { OpenStore, Store } from '../database.ts';
import { openInMemory } from '../embedded-store.ts';
import type { Mail } from '../mail.ts';
import { openStore } from '../open-store.ts';
import { settings } from '../schema.ts';
import type { Reader } from '../../importing/reader.ts';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** The parsed JSON body; undefined where the body is not JSON. */
  json: unknown;
  text: string;
  bytes: Uint8Array;
}

export interface Asked {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'OPTIONS' | 'PATCH';
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it stands instead. */
  text?: string;
  /** Sent as a form instead. */
  form?: FormData;
  /** Whose session it is made in. */
  as?: { token: string };
  headers?: Record<string, string>;
  /** The caller's address. */
  address?: string;
}

export interface TestApp {
  http: FastifyInstance;
  store: Store;
  opened: OpenStore;
  app: App;
  /** Mails that were sent, the newest last. */
  mails: Mail[];
  /** Lines of the log, as written. */
  logged: string[];
  /** An injected request through the whole real server. */
  ask(asked: Asked): Promise<Answer>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Variables of the configuration. `RATE_LIMIT` is `off` where left out: tests share one address. */
  variables?: Record<string, string>;
  clock?: Clock;
  renderer?: Renderer;
  reader?: Reader;
  writer?: Writer;
  /** Other services that are used instead of the product’s. */
  services?: Partial<Services>;
  /** Capabilities beside the product's own. */
  more?: readonly Capability[];
}

/** One store a worker, migrated once: a schema of its own on TEST_DATABASE_URL, or one in memory. */
let opening: Promise<OpenStore> | undefined;
/** The threads that all tests of a worker share: to start one costs more than most tests. They end with the worker. */
let threads: Threads | undefined;

async function openForWorker(): Promise<OpenStore> {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) return openInMemory();
  const { default: pg } = await import('pg');
  const name = `candor_test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return openStore(readConfiguration({ DATABASE_URL: own.href }));
}

/**
 * Resets what holds for a whole installation, and its pending notifications: the next file of
 * the worker stands on the same store.
 */
export async function leaveAsFound(): Promise<void> {
  if (!opening) return;
  const { store } = await opening;
  await store.delete(settings).where(ne(settings.name, 'auth-secret'));
  await store.delete(sourceSwitches);
  await store.delete(eventDeliveries);
}

/** What works in threads, and is closed at the end of an app. */
const threaded = () => ({
  renderer: createRenderer(),
  reader: createIsolatedReader(),
  // Beside other work on a slow machine the first piece takes longer than a person is kept waiting.
  writingWorkers: createWritingWorkers({ timeoutMs: 120_000 }),
  letterWorkers: createLetterWorkers(),
  optimizerWorkers: createOptimizerWorkers(),
  interviewWorkers: createInterviewWorkers(),
  pageWorkers: createPageWorkers(),
  archiveWorkers: createArchiveWorkers(),
});
type Threads = ReturnType<typeof threaded>;

/** The same service, which goes on when an app that had it is closed. */
const lasting = <Service extends { close(): Promise<void> }>(service: Service): Service => ({
  ...service,
  close: async () => undefined,
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The whole server on the worker's store, not listening. Close it when done: the store stays for the next. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const opened = await (opening ??= openForWorker());
  const mails: Mail[] = [];
  const logged: string[] = [];
  const shared = (threads ??= threaded());
  const clock = options.clock ?? systemClock;
  const app = await createApp({
    configuration: readConfiguration({ RATE_LIMIT: 'off', LOG_LEVEL: 'debug', ...options.variables }),
    opened: { ...opened, close: async () => undefined },
    clock,
    log: pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) }),
    mailer: { send: async (mail) => void mails.push(mail) },
    services: {
      renderer: lasting(options.renderer ?? shared.renderer),
      reader: lasting(options.reader ?? shared.reader),
      writingWorkers: lasting(shared.writingWorkers),
      letterWorkers: lasting(shared.letterWorkers),
      optimizerWorkers: lasting(shared.optimizerWorkers),
      interviewWorkers: lasting(shared.interviewWorkers),
      pageWorkers: lasting(shared.pageWorkers),
      archiveWorkers: lasting(shared.archiveWorkers),
      ...(options.writer && { writer: options.writer }),
      ...options.services,
    },
    more: options.more ?? [],
  });
  return {
    http: app.http,
    store: opened.store,
    opened,
    app,
    mails,
    logged,
    async ask({ method, path, body, text: asTyped, form, as, headers, address }) {
      const sent = form && new Response(form);
      const answer = await app.http.inject({
        method,
        url: path,
        headers: {
          ...(as && { authorization: `Bearer ${as.token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(sent && { 'content-type': sent.headers.get('content-type') ?? '' }),
          ...headers,
        },
        ...(address && { remoteAddress: address }),
        ...(body !== undefined && { payload: JSON.stringify(body) }),
        ...(asTyped !== undefined && { payload: asTyped }),
        ...(sent && { payload: Buffer.from(await sent.arrayBuffer()) }),
      });
      const { statusCode: status, body: text, rawPayload: bytes } = answer;
      return { status, headers: answer.headers, json: jsonOf(text), text, bytes };
    },
    close: () => app.close(),
  };
}
