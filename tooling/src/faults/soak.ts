import { Client } from 'pg';
import { listCvs } from '@candor/contracts/cv';
import { preview } from '@candor/contracts/documents';
import { importDocuments } from '@candor/contracts/importing';
import { login } from '@candor/contracts/account';
import { call, Ledger, password, signUp, writes, type Answer } from './caller.ts';
import { pause, percentile, repeatedly, type Report } from './report.ts';
import { makeBed, memoryOf } from './server.ts';

const PEOPLE = 6;
const SAMPLES = 10;
const MOST_CONNECTIONS = 25;
/** What memory may have grown by between the second tenth of the time and the last. */
const GROWTH_MB = 60;
const SLOWER = 2;

interface Sample {
  memoryMb: number;
  connections: number;
  calls: number;
  p50Ms: number;
  p95Ms: number;
}

async function connectionsOf(database: Client): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where application_name like 'candor%'",
  );
  return rows[0]?.count ?? 0;
}

/** Writes a CV and a letter, looks at pages and lists, brings a file in and signs in. */
async function dayOf(ledger: Ledger, seen: (answer: Answer) => void): Promise<void> {
  const { who } = ledger;
  for (const write of writes) seen(await ledger.write(write));
  for (let key = 0; key < 10; key += 1) {
    seen(await call(who, preview.path, { body: preview.example.body }));
    seen(await call(who, listCvs.path));
    await pause(100);
  }
  const form = new FormData();
  form.append('file', new Blob(['Ana Ruiz\nNurse\nana@example.org\n\nSKILLS\n\nTriage']), 'cv.txt');
  seen(await call(who, importDocuments.path, { form }));
  seen(await call({ url: who.url }, login.path, { body: { email: who.email, password } }));
}

/** Does what people do all day, for so many minutes, and samples the server ten times. */
export async function soak(report: Report, { minutes }: { minutes: number }): Promise<void> {
  const bed = await makeBed('postgres');
  const server = await bed.start();
  const database = new Client({ connectionString: bed.postgres?.url });
  await database.connect();
  let timesMs: number[] = [];
  const statuses = new Map<number, number>();
  const ledgers: Ledger[] = [];
  const seen = ({ status, durationMs }: Answer) => {
    timesMs.push(durationMs);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };

  const endPeople = Array.from({ length: PEOPLE }, () =>
    repeatedly(async () => {
      const ledger = new Ledger(await signUp(bed.url));
      ledgers.push(ledger);
      // Then a new person: a month holds ten CVs.
      for (let round = 0; round < 9; round += 1) await dayOf(ledger, seen);
    }),
  );

  const samples: Sample[] = [];
  for (let at = 0; at < SAMPLES; at += 1) {
    await pause((minutes * 60_000) / SAMPLES);
    const sample = {
      memoryMb: memoryOf(server.processId),
      connections: await connectionsOf(database),
      calls: timesMs.length,
      p50Ms: Math.round(percentile(timesMs, 0.5)),
      p95Ms: Math.round(percentile(timesMs, 0.95)),
    };
    timesMs = [];
    samples.push(sample);
    const { memoryMb, connections, calls, p50Ms, p95Ms } = sample;
    const minute = (((at + 1) * minutes) / SAMPLES).toFixed(1);
    console.log(
      `        minute ${minute}: ${memoryMb} MB, ${connections} connections, ${calls} calls, p50 ${p50Ms} ms, p95 ${p95Ms} ms`,
    );
  }
  await Promise.all(endPeople.map((end) => end()));

  let [lost, doubled] = [0, 0];
  for (const ledger of ledgers) {
    const found = await ledger.check();
    lost += found.lost;
    doubled += found.doubled;
  }
  const answered = ledgers.reduce((sum, ledger) => sum + ledger.answered, 0);
  report.none(`writes lost or doubled of ${answered}`, lost + doubled);
  const faults = [...statuses].filter(([status]) => status === 0 || status >= 500);
  for (const [status, count] of faults) console.log(`        status ${status}: ${count}`);
  report.none(
    'answers from 500 on, or none',
    faults.reduce((sum, [, count]) => sum + count, 0),
  );
  const [early, last] = [samples[1], samples.at(-1)];
  if (!early || !last) throw new Error('There are no samples.');
  report.atMost('memory gained after the first fifth', last.memoryMb - early.memoryMb, GROWTH_MB, 'MB');
  report.atMost('connections at the end', last.connections, MOST_CONNECTIONS);
  report.atMost('p95 at the end', last.p95Ms, Math.max(early.p95Ms * SLOWER, 500), 'ms');
  await database.end();
  await bed.end();
}
