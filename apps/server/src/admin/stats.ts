import { statfs } from 'node:fs/promises';
import type { AdminStats, adminStats as endpoint } from '@candor/contracts/admin';
import { say } from '@candor/domain/say';
import { canBackUp, lastBackup } from '../backups/index.ts';
import { revenueByCurrency } from '../billing/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { utcDay } from '../platform/zoned-time.ts';
import { countCalls } from './count-calls.ts';
import { cvFigures, figuresByDay, storeSize, userFigures } from './stats-store.ts';

const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Of all answers of today; more says that something is broken. */
const MOST_ERRORS = 0.01;
const LEAST_FREE = 0.05;

type Part = AdminStats['health'][number];

async function storeHealth({ store }: Context): Promise<Part> {
  const from = performance.now();
  await storeSize(store);
  return { name: say`Store`, isWell: true, says: say`answers in ${Math.ceil(performance.now() - from)} ms` };
}

async function diskHealth({ configuration }: Context): Promise<Part> {
  const name = say`Disk`;
  if (configuration.DATABASE_URL) return { name, isWell: true, says: say`managed by PostgreSQL` };
  try {
    const { bavail, blocks, bsize } = await statfs(configuration.DATA_DIR);
    const free = (bavail * bsize) / 1e9;
    return { name, isWell: bavail > LEAST_FREE * blocks, says: say`${free.toFixed(1)} GB free` };
  } catch {
    return { name, isWell: false, says: say`could not be checked` };
  }
}

/** A night that was missed shows; one that is late does not. */
const MOST_BACKUP_MS = 26 * 60 * 60 * 1000;

async function backupHealth(ctx: Context): Promise<Part> {
  const { configuration, store, clock } = ctx;
  const name = say`Backup`;
  if (configuration.BACKUP_TO === undefined) return { name, isWell: true, says: say`not scheduled` };
  if (!(await canBackUp(ctx))) return { name, isWell: false, says: say`BACKUP_TO cannot be written` };
  const last = await lastBackup(store);
  if (last === null) return { name, isWell: true, says: say`none yet: the first is made tonight` };
  const isWell = clock.now().getTime() - last.getTime() <= MOST_BACKUP_MS;
  return { name, isWell, says: say`last made ${last.toISOString().slice(0, 16).replace('T', ' ')} UTC` };
}

async function healthOf(ctx: Context, today: { calls: number; errors: number }): Promise<Part[]> {
  const share = today.calls === 0 ? 0 : today.errors / today.calls;
  const mail = ctx.configuration.SMTP_URL !== undefined;
  return [
    await storeHealth(ctx),
    {
      name: say`Queue`,
      isWell: ctx.jobs.isReady(),
      says: ctx.jobs.isReady() ? say`running` : say`not started`,
    },
    { name: say`Mail`, isWell: mail, says: mail ? say`set up` : say`not set up: mail goes to the log` },
    await diskHealth(ctx),
    await backupHealth(ctx),
    {
      name: say`Errors`,
      isWell: share <= MOST_ERRORS,
      says: say`${today.errors} of ${today.calls} answers today`,
    },
  ];
}

/** Figures of this installation, counted now. */
export async function stats({ ctx }: Call<typeof endpoint>): Promise<AdminStats> {
  const { store } = ctx;
  await countCalls(ctx);
  const now = ctx.clock.now().getTime();
  const days = await figuresByDay(
    store,
    Array.from({ length: DAYS }, (_, at) => utcDay(new Date(now - (DAYS - 1 - at) * DAY_MS))),
  );
  const { free, premium, professional, ...people } = await userFigures(store);
  const health = await healthOf(ctx, days.at(-1) ?? { calls: 0, errors: 0 });
  return {
    ...people,
    ...(await cvFigures(store)),
    systemHealth: health.every(({ isWell }) => isWell) ? 'healthy' : 'degraded',
    storageUsed: await storeSize(store),
    apiCalls: days.reduce((sum, { calls }) => sum + calls, 0),
    subscriptionStats: { free, premium, professional },
    revenue: await revenueByCurrency(store),
    health,
    days,
  };
}
