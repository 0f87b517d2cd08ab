// Many people and their CVs on the PostgreSQL of DATABASE_URL, two servers, and what people do there: how long each takes, what it costs,
// and what the store does for it. --people=1000000 --cvs=5 --versioned=0.3 --active=40 --minutes=2 --report=FILE
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { startCandor, type CandorServer } from '@candor/testing/server';
import { fill } from './crowd/fill.ts';
import { underLoad, type Load } from './crowd/load.ts';
import { actsAMinute, timesAMinute, type Act } from './crowd/mix.ts';
import { countStatements, slowestStatements, type Statement } from './crowd/statements.ts';
import { ms, percentile, unlimited } from './figures.ts';
import { administrator, searchFigures } from './search-accounts.ts';
import { signUp, writeCv } from './sign-up.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '20000' },
    cvs: { type: 'string', default: '5' },
    active: { type: 'string', default: '40' },
    minutes: { type: 'string', default: '2' },
    versioned: { type: 'string', default: '1' },
    report: { type: 'string' },
  },
});
const people = Number(values.people);
const active = Number(values.active);
const minutes = Number(values.minutes);

/** Wanted of a million people (design, 12): lists and sign-in under 50 ms; the rest as the person would not notice. */
const mostMs: Partial<Record<Act, number>> = { list: 50, 'sign in': 50, open: 50 };

const lines: string[] = [];
function print(line: string): void {
  console.log(line);
  lines.push(line);
}

function printTimes({ samples }: Load): boolean {
  let isHeld = samples.refused.size === 0;
  print('| | times | median | p95 | p99 |\n|---|---|---|---|---|');
  for (const act of Object.keys(timesAMinute) as Act[]) {
    const times = samples.times.get(act) ?? [];
    const p95 = percentile(times, 95);
    if (times.length === 0) {
      print(`| ${act} | 0 | | | |`);
      continue;
    }
    isHeld &&= p95 < (mostMs[act] ?? Infinity);
    print(`| ${act} | ${times.length} | ${ms(median(times))} | ${ms(p95)} | ${ms(percentile(times, 99))} |`);
  }
  for (const [reason, count] of samples.refused) print(`\nRefused, ${reason}: ${count} times`);
  return isHeld;
}

const median = (times: readonly number[]) => percentile(times, 50);

function printCost({ samples, cpuSeconds, memoryMb, store, connections }: Load): void {
  const acts = [...samples.times.values()].reduce((sum, times) => sum + times.length, 0);
  // A machine that is busy has people act less often than they would: what was done counts, not how long it took.
  const personSeconds = (acts / actsAMinute) * 60;
  const shareOfServer = cpuSeconds.reduce((sum, seconds) => sum + seconds, 0) / personSeconds;
  const shareOfStore = store.cpuSeconds / personSeconds;
  print(
    `\nDone: what ${(personSeconds / 60 / minutes).toFixed(1)} people do meanwhile. One takes ` +
      `${(shareOfServer * 100).toFixed(2)} % of a core of the servers and ${(shareOfStore * 100).toFixed(2)} % of one of the store: a ` +
      `core of servers carries ${Math.floor(1 / shareOfServer)} active people, a core of the store ${Math.floor(1 / shareOfStore)}.`,
  );
  print(
    `Memory at most: servers ${memoryMb.map((mb) => mb.toFixed(0)).join(' and ')} MB, store ${store.memoryMb.toFixed(0)} MB. ` +
      `Connections to the store at most: ${connections}.`,
  );
}

function printStatements(statements: readonly Statement[]): void {
  const total = statements.reduce((sum, { totalMs }) => sum + totalMs, 0);
  for (const { text, calls, meanMs, totalMs, plan } of statements) {
    print(
      `\n${calls} times, ${ms(meanMs)} each, ${((totalMs / total) * 100).toFixed(0)} % of these:\n\n` +
        '```sql\n' +
        `${text.replaceAll(/\s+/g, ' ')}\n` +
        '```\n\n' +
        (plan ? `\`\`\`text\n${plan}\n\`\`\`` : 'No plan without its values.'),
    );
  }
}

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL names the PostgreSQL to fill; npm run bench:crowd starts one.');
const port = Number(process.env['BENCH_PORT'] ?? 3390);
const env = {
  ...unlimited,
  BILLING: 'off',
  DATABASE_URL: url,
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
};
/** Fills the store and has people at work on it; whether all wanted figures are held. */
async function measure(servers: readonly CandorServer[], first: CandorServer): Promise<boolean> {
  const database = new Client({ connectionString: url });
  await database.connect();
  await writeCv(first.url, await signUp(first.url));
  const filledFromMs = performance.now();
  await fill(database, { people, cvsEach: Number(values.cvs), versioned: Number(values.versioned) });
  const { rows } = await database.query<{ people: string; cvs: string; size: string }>(
    `select (select count(*) from users) as people, (select count(*) from documents) as cvs,
       pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  const [size] = rows;
  print(
    `${size?.people} people with ${size?.cvs} CVs (${size?.size}, filled in ${((performance.now() - filledFromMs) / 1000).toFixed(0)} s), ` +
      `two servers, ${active} people active for ${minutes} min.\n`,
  );
  // What a process does once at its first drawing, reading or analysis is no part of the crowd's day.
  await underLoad(servers, database, { active: 4, minutes: 0.25, people });
  const isCounted = await countStatements(database);
  const load = await underLoad(servers, database, { active, minutes, people });
  let isHeld = printTimes(load);
  printCost(load);
  if (isCounted) printStatements(await slowestStatements(database));
  for (const { what, measured, wanted, isHeld: isWithin } of await searchFigures(first.url)) {
    isHeld &&= isWithin;
    print(`\n${isWithin ? 'held' : 'MISSED'}: ${what}: ${measured} (wanted: ${wanted})`);
  }
  await database.end();
  if (values.report) writeFileSync(values.report, `${lines.join('\n')}\n`);
  return isHeld;
}

const first = await startCandor({ port, env });
const servers = [first];
let isHeld = false;
try {
  servers.push(await startCandor({ port: port + 1, env }));
  isHeld = await measure(servers, first);
} finally {
  for (const server of servers) {
    await server.stop();
    server.forget();
  }
}
process.exit(isHeld ? 0 : 1);
