import { sql } from 'drizzle-orm';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { lastBackup } from '../backups/index.ts';
import type { Platform } from '../platform/context.ts';
import { whenObserved } from '../platform/observed.ts';
import { jobCounts } from './job-counts.ts';
import { countProcesses } from './processes.ts';

/** Of a request: from what nobody notices to what is given up. */
const ANSWER_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Of a model's answer, which is read while it comes. */
const MODEL_SECONDS = [0.5, 1, 2.5, 5, 10, 20, 40, 80, 160];

async function storeBytes({ store }: Pick<Platform, 'store'>): Promise<number> {
  const { rows } = (await store.execute(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  )) as unknown as { rows: { bytes: number }[] };
  return rows[0]?.bytes ?? 0;
}

export interface MetricsRegistry {
  contentType: string;
  /** All figures, counted now, in the text format of Prometheus. A store that does not answer leaves its own out. */
  text(): Promise<string>;
  close(): void;
}

/** What is measured of this server from now on. No figure names a person. */
export function createMetrics(platform: Platform): MetricsRegistry {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const answers = new Histogram({
    name: 'candor_http_request_duration_seconds',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: ANSWER_SECONDS,
    registers,
  });
  const mails = new Counter({
    name: 'candor_mails_total',
    help: 'Mails by whether the mail server took them',
    labelNames: ['outcome'],
    registers,
  });
  const models = new Histogram({
    name: 'candor_model_request_duration_seconds',
    help: 'Questions to language models by what came of them',
    labelNames: ['outcome'],
    buckets: MODEL_SECONDS,
    registers,
  });
  const up = new Gauge({ name: 'candor_store_up', help: 'Whether the store answers', registers });
  const size = new Gauge({ name: 'candor_store_bytes', help: 'Size of the store', registers });
  const queues = new Gauge({
    name: 'candor_jobs',
    help: 'Jobs in the store by queue and state',
    labelNames: ['queue', 'state'],
    registers,
  });
  const backup = new Gauge({
    name: 'candor_last_backup_timestamp_seconds',
    help: 'When the newest scheduled backup of the store was made; 0 before the first',
    registers,
  });
  const processes = new Gauge({
    name: 'candor_processes',
    help: 'Processes of this server, its own counted',
    registers,
  });
  const memory = new Gauge({
    name: 'candor_processes_resident_bytes',
    help: 'Memory of all of them',
    registers,
  });
  const ends = [
    whenObserved('answer', ({ method, route, status, seconds }) =>
      answers.observe({ method, route, status }, seconds),
    ),
    whenObserved('mail', ({ outcome }) => mails.inc({ outcome })),
    whenObserved('model', ({ outcome, seconds }) => models.observe({ outcome }, seconds)),
  ];

  const countStore = async () => {
    queues.reset();
    try {
      size.set(await storeBytes(platform));
      for (const { name, state, count } of await jobCounts(platform))
        queues.set({ queue: name, state }, count);
      backup.set(((await lastBackup(platform.store))?.getTime() ?? 0) / 1000);
      up.set(1);
    } catch {
      up.set(0);
    }
  };
  return {
    contentType: register.contentType,
    async text() {
      const [counted] = await Promise.all([countProcesses(), countStore()]);
      if (counted) {
        processes.set(counted.count);
        memory.set(counted.residentBytes);
      }
      return register.metrics();
    },
    close() {
      for (const end of ends) end();
      register.clear();
    },
  };
}
