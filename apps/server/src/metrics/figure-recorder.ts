import { randomUUID } from 'node:crypto';
import { figureMinutes } from '@candor/contracts/metrics';
import type { Platform } from '../platform/context.ts';
import { whenObserved } from '../platform/observed.ts';
import { deleteFigures, writeFigure } from './figure-store.ts';
import { jobCounts } from './job-counts.ts';
import { countProcesses } from './processes.ts';

const WRITE_MS = 60_000;
const SLOT_MS = figureMinutes * 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** When the ten minutes of a moment began. */
export const slotOf = (moment: Date) => new Date(Math.floor(moment.getTime() / SLOT_MS) * SLOT_MS);

/** Ten minutes in which nothing was done. */
export const nothing = () => ({
  requests: 0,
  errors: 0,
  modelCalls: 0,
  modelFailures: 0,
  mails: 0,
  mailFailures: 0,
  jobsWaiting: 0,
  memoryMb: 0,
});

/** Counts what this server does. */
export interface FigureRecorder {
  /** Writes down what was counted in these ten minutes. */
  write(): Promise<void>;
  close(): void;
}

type Parts = Pick<Platform, 'store' | 'jobs' | 'clock'>;

async function waiting(parts: Parts): Promise<number> {
  const counts = await jobCounts(parts);
  return counts
    .filter(({ state }) => state === 'created' || state === 'retry')
    .reduce((sum, { count }) => sum + count, 0);
}

export function figureRecorder(parts: Parts): FigureRecorder {
  const server = randomUUID();
  let at = slotOf(parts.clock.now());
  let figure = nothing();
  const ends = [
    whenObserved('answer', ({ route, status }) => {
      if (!route.startsWith('/api/')) return;
      figure.requests += 1;
      if (status >= 500) figure.errors += 1;
    }),
    whenObserved('model', ({ outcome }) => {
      figure.modelCalls += 1;
      if (outcome !== 'answered' && outcome !== 'left') figure.modelFailures += 1;
    }),
    whenObserved('mail', ({ outcome }) => {
      figure.mails += 1;
      if (outcome === 'failed') figure.mailFailures += 1;
    }),
  ];
  return {
    async write() {
      const [processes, jobsWaiting] = await Promise.all([countProcesses(), waiting(parts)]);
      figure.jobsWaiting = Math.max(figure.jobsWaiting, jobsWaiting);
      figure.memoryMb = Math.max(figure.memoryMb, Math.round((processes?.residentBytes ?? 0) / 1e6));
      const written = { at, server, ...figure };
      const now = slotOf(parts.clock.now());
      const isOver = now.getTime() !== at.getTime();
      // What was counted in the minute across two of them is the first one's.
      if (isOver) {
        at = now;
        figure = nothing();
      }
      await writeFigure(parts.store, written);
      if (isOver) await deleteFigures(parts.store, new Date(now.getTime() - DAY_MS));
    },
    close() {
      for (const end of ends) end();
    },
  };
}

/** Keeps figures until the server stops. */
export function keepFigures(platform: Platform): void {
  const recorder = figureRecorder(platform);
  const write = () =>
    recorder.write().catch((error: unknown) => platform.log.warn({ err: error }, 'figures not written yet'));
  const timer = setInterval(() => void write(), WRITE_MS);
  timer.unref();
  platform.stopping.addEventListener(
    'abort',
    () => {
      clearInterval(timer);
      recorder.close();
    },
    { once: true },
  );
}
