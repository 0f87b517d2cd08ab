import type { FastifyBaseLogger } from 'fastify';
import { fromPglite, PgBoss, type ConstructorOptions, type Job, type JobResult } from 'pg-boss';
import type { OpenStore } from './database.ts';

const CHECK_SECONDS = 10;
const AT_ONCE = 8;
const KEPT_SECONDS = 3600;
const STOP_MS = 4_000;

type Handler = (data: unknown) => Promise<void>;

/** Work that is kept in the store until it is done; exactly one instance takes each piece. */
export interface Jobs {
  /** Resolves when the job is in the store. */
  send(name: string, data: object): Promise<void>;
  /** Names who does a kind of job; retried up to five times, ever later. Call before `start`. */
  work(name: string, handler: Handler): void;
  /** Names what is done once a day. Call before `start`. */
  daily(name: string, act: () => Promise<void>): void;
  /** Makes the queue's tables and begins to work; without it the first `send` does. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

function bossOptions(opened: OpenStore): ConstructorOptions {
  const shared = { schema: 'jobs', useListenNotify: true, persistWarnings: false };
  return opened.kind === 'embedded'
    ? { ...shared, db: fromPglite(opened.client), backend: 'pglite' }
    : { ...shared, connectionString: opened.url, max: 3, application_name: 'candor jobs' };
}

/**
 * `checkSeconds`: how often the store is looked through for what no message told of, such as a job to be tried again.
 */
export function createJobs(opened: OpenStore, log: FastifyBaseLogger, checkSeconds = CHECK_SECONDS): Jobs {
  const handlers = new Map<string, Handler>();
  const everyDay = new Set<string>();
  let started: Promise<PgBoss> | undefined;

  /** A fetch that came back full is followed by the next at once: what is sent together wakes the worker only once. */
  const taking = {
    pollingIntervalSeconds: checkSeconds,
    notifyPollingIntervalSeconds: checkSeconds,
    batchSize: AT_ONCE,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;

  /** What came of one job; its failure is its own, not that of the others taken with it. */
  const resultOf = async ({ name, id, data }: Job<unknown>, handler: Handler): Promise<JobResult> => {
    try {
      await handler(data);
      return { id, status: 'completed' };
    } catch (error) {
      log.warn({ job: name, err: error }, 'a job failed; it is tried again, five times at most');
      return { id, status: 'failed' };
    }
  };

  const begin = async () => {
    const boss = new PgBoss(bossOptions(opened));
    boss.on('error', (error) => log.error({ err: error }, 'job queue'));
    await boss.start();
    for (const [name, handler] of handlers) {
      const queue = { retryLimit: 5, retryBackoff: true, deleteAfterSeconds: KEPT_SECONDS, notify: true };
      await boss.createQueue(name, queue);
      await boss.work(name, taking, (jobs) => Promise.all(jobs.map((job) => resultOf(job, handler))));
      if (everyDay.has(name)) await boss.schedule(name, '17 3 * * *');
    }
    return boss;
  };
  const running = () => (started ??= begin());

  return {
    async send(name, data) {
      const boss = await running();
      await boss.send(name, data);
    },
    work(name, handler) {
      handlers.set(name, handler);
    },
    daily(name, act) {
      handlers.set(name, act);
      everyDay.add(name);
    },
    async start() {
      await running();
    },
    async stop() {
      const boss = await started?.catch(() => undefined);
      await boss?.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}
