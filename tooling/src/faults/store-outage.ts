import { Client } from 'pg';
import {
  cuttableProxy,
  type CuttableProxy,
} from '../../../apps/server/src/platform/testing/cuttable-proxy.ts';
import { call, Ledger, signUp, writes } from './caller.ts';
import { pause, repeatedly, until, type Report } from './report.ts';
import { makeBed } from './server.ts';

const OUTAGES_SECONDS = [1, 4, 12, 60];
/** The pool's 20, the queue's three and its listener, the event connection. */
const MOST_CONNECTIONS = 25;
/** The longest wait between two tries to reach the store, and the time of one. */
const BACK_MS = 20_000;

async function eventConnections(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where application_name = 'candor events'",
  );
  await client.end();
  return rows[0]?.count ?? 0;
}

/** Cuts the way to PostgreSQL while people write. */
export async function storeOutage(report: Report): Promise<void> {
  let way: CuttableProxy | undefined;
  const bed = await makeBed('postgres', {}, async (url) => {
    const target = new URL(url);
    way = await cuttableProxy({ host: target.hostname, port: Number(target.port) });
    target.host = `127.0.0.1:${way.port}`;
    return target.href;
  });
  const proxy = way;
  if (!proxy || !bed.postgres) throw new Error('There is no way to the store.');
  await bed.start();
  const isReady = async () => (await call(bed, '/readyz')).status === 200;
  for (const seconds of OUTAGES_SECONDS) {
    const ledger = new Ledger(await signUp(bed.url));
    const endWriting = writes.map((write) =>
      repeatedly(async () => {
        await ledger.write(write);
        await pause(150);
      }),
    );
    await pause(1_000);
    await proxy.cut();
    await pause(Math.min(900, seconds * 500));
    const during = await call(bed, '/readyz');
    await pause(seconds * 1000 - Math.min(900, seconds * 500));
    await proxy.restore();
    const startedMs = performance.now();
    const isBack = await until(isReady, BACK_MS * 2);
    const backMs = performance.now() - startedMs;
    await Promise.all(endWriting.map((end) => end()));
    await ledger.repeatUnanswered();
    const { lost, doubled, unanswered } = await ledger.check();
    const faults = [...ledger.statuses].filter(([status]) => status === 0 || status === 500);
    const name = `store away for ${seconds} s`;
    report.add(`${name}: /readyz meanwhile`, String(during.status), '503', during.status === 503);
    report.add(
      `${name}: ready again`,
      `${Math.round(backMs)} ms`,
      `within ${BACK_MS} ms`,
      isBack && backMs <= BACK_MS,
    );
    report.none(
      `${name}: answers 500 or none`,
      faults.reduce((sum, [, count]) => sum + count, 0),
    );
    report.none(`${name}: of ${ledger.answered} writes lost`, lost);
    report.none(`${name}: writes doubled`, doubled);
    report.none(`${name}: writes unanswered when repeated`, unanswered);
    await pause(2_000);
    report.atMost(`${name}: connections afterwards`, proxy.open(), MOST_CONNECTIONS);
    const events = await eventConnections(bed.postgres.url);
    report.add(`${name}: event connections`, String(events), '1', events === 1);
  }
  await bed.end();
  await until(() => proxy.open() === 0, 5_000);
  report.none('connections after the stop', proxy.open());
  await proxy.close();
}
