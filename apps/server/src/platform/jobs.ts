import type { FastifyBaseLogger } from 'fastify';
import { fromPglite, PgBoss, type ConstructorOptions, type Job, type JobResult } from 'pg-boss';
import type { OpenStore } from './database.ts';
import { keepTrying, usualBackOff, type BackOff } from './keep-trying.ts';

const CHECK_SECONDS = 10;
const WORKERS = 6;
/** How many times as rarely the workers of a queue look unbidden of which one looks for all. */
const RARELY = 12;
const KEPT_SECONDS = 3600;
const STOP_MS = 4_000;
/** A job whose server has said nothing for this long is taken over. */
const SILENT_SECONDS = 20;

type Handler = (data: unknown) => Promise<void>;

/** Work that is stored until it is done; exactly one instance takes each piece. */
export interface Jobs {
  /** Resolves when the job is in the store. It starts `afterSeconds` later, by default at once. */
  send(name: string, data: object, options?: { afterSeconds?: number }): Promise<void>;
  /** Deletes what is queued or done whose data has these values: whose owner was deleted. */
  forget(data: Readonly<Record<string, string>>): Promise<void>;
  /** Names who does a kind of job; retried up to five times, ever later. Call before `start`. */
  work(name: string, handler: Handler): void;
  /** Names what is done once a day. Call before `start`. */
  daily(name: string, run: () => Promise<void>): void;
  /**
   * Makes the queue's tables and begins to work; without it the first `send` does. Resolves after the first try; where
   * that failed, more follow until one succeeds.
   */
  start(): Promise<void>;
  /** False from a start that failed to the one that succeeds: what is queued meanwhile is refused. */
  isReady(): boolean;
  stop(): Promise<void>;
}

function bossOptions(opened: OpenStore, lookSeconds: number): ConstructorOptions {
  const shared = {
    schema: 'jobs',
    useListenNotify: true,
    persistWarnings: false,
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: lookSeconds,
  };
  return opened.kind === 'embedded'
    ? { ...shared, db: fromPglite(opened.client), backend: 'pglite' }
    : { ...shared, connectionString: opened.url, max: 3, application_name: 'candor jobs' };
}

export interface JobsOptions {
  /** How often the store is searched for what no message announced, such as a job to be tried again. */
  checkSeconds?: number;
  backOff?: BackOff;
}

export function createJobs(
  opened: OpenStore,
  log: FastifyBaseLogger,
  { checkSeconds = CHECK_SECONDS, backOff = usualBackOff }: JobsOptions = {},
): Jobs {
  const handlers = new Map<string, Handler>();
  const everyDay = new Set<string>();
  const stopped = new AbortController();
  /** The queue at work, or the one try to start it that is under way. */
  let started: Promise<PgBoss> | undefined;
  let hasFailed = false;

  /**
   * Several workers take two jobs at most, so that hardly one waits for another's end. What is sent together wakes the
   * workers only once: after a full fetch they look again, and a fetch of one is never full to the library.
   */
  const taking = {
    pollingIntervalSeconds: checkSeconds,
    batchSize: 2,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;

  /** What came of one job; its failure is its own, not that of the one taken with it. */
  const resultOf = async ({ name, id, data }: Job<unknown>, handler: Handler): Promise<JobResult> => {
    try {
      await handler(data);
      return { id, status: 'completed' };
    } catch (error) {
      log.warn({ job: name, err: error }, 'a job failed; it is tried again, five times at most');
      return { id, status: 'failed' };
    }
  };

  const setUp = async (boss: PgBoss) => {
    await boss.start();
    for (const [name, handler] of handlers) {
      const queue = {
        retryLimit: 5,
        retryBackoff: true,
        deleteAfterSeconds: KEPT_SECONDS,
        notify: true,
        heartbeatSeconds: SILENT_SECONDS,
      };
      await boss.createQueue(name, queue);
      // One that an earlier release has made stays as it was.
      await boss.updateQueue(name, queue);
      const take = (localConcurrency: number, notifyPollingIntervalSeconds: number) =>
        boss.work(name, { ...taking, localConcurrency, notifyPollingIntervalSeconds }, (jobs) =>
          Promise.all(jobs.map((job) => resultOf(job, handler))),
        );
      // All of them would look at the same moment, and the embedded store answers nobody meanwhile.
      await take(1, checkSeconds);
      if (everyDay.has(name)) await boss.schedule(name, '17 3 * * *');
      else await take(WORKERS - 1, RARELY * checkSeconds);
    }
    // A release that did something else every day has left its schedules in the store.
    for (const { name } of await boss.getSchedules()) if (!everyDay.has(name)) await boss.unschedule(name);
  };

  const begin = async () => {
    const boss = new PgBoss(bossOptions(opened, 2 * checkSeconds));
    boss.on('error', (error) => log.error({ err: error }, 'job queue'));
    try {
      await setUp(boss);
      return boss;
    } catch (error) {
      // Half a start leaves timers and connections behind.
      await boss.stop({ graceful: false }).catch(() => undefined);
      throw error;
    }
  };
  const running = () => {
    started ??= begin().then(
      (boss) => {
        hasFailed = false;
        return boss;
      },
      (error: unknown) => {
        started = undefined;
        hasFailed = true;
        throw error;
      },
    );
    return started;
  };

  return {
    async send(name, data, { afterSeconds = 0 } = {}) {
      const boss = await running();
      await boss.send(name, data, afterSeconds > 0 ? { startAfter: afterSeconds } : {});
    },
    async forget(data) {
      const boss = await running();
      for (const name of handlers.keys()) {
        const found = await boss.findJobs(name, { data });
        if (found.length > 0)
          await boss.deleteJob(
            name,
            found.map(({ id }) => id),
          );
      }
    },
    work(name, handler) {
      handlers.set(name, handler);
    },
    daily(name, run) {
      handlers.set(name, run);
      everyDay.add(name);
    },
    async start() {
      await new Promise<void>((tried) => {
        const failed = (error: unknown) => {
          log.error({ err: error }, 'the job queue cannot start; it is tried again');
          tried();
        };
        void keepTrying(running, { signal: stopped.signal, failed, backOff }).then(() => tried());
      });
    },
    isReady: () => !hasFailed,
    async stop() {
      stopped.abort();
      const boss = await started?.catch(() => undefined);
      await boss?.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}
