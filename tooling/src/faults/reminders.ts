import { Client } from 'pg';
import { signUp } from './caller.ts';
import { pause, until, type Report } from './report.ts';
import { makeSharedStore } from './server.ts';

/** People whose reminders come due side by side, and those of each, while one of two servers is killed. */
const PEOPLE = 5;
const OF_EACH = 10;
const SPREAD_MS = 600;
const FIRED_MS = 60_000;

async function counted(client: Client, query: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(query);
  return Number(rows[0]?.count ?? 0);
}

/** Kills one of two servers on one store while reminders come due, again and again, and counts what each became. */
export async function reminders(report: Report, { trials }: { trials: number }): Promise<void> {
  const shared = await makeSharedStore();
  const client = new Client({ connectionString: shared.url });
  try {
    const lasting = await shared.start();
    let mortal = await shared.start();
    await client.connect();
    const people = [];
    for (let at = 0; at < PEOPLE; at += 1) people.push((await signUp(lasting.url)).email);
    const open = () => counted(client, `select count(*) from reminders where fired_at is null`);
    let [unfired, openAtKills] = [0, 0];
    for (let trial = 0; trial < trials; trial += 1) {
      await client.query(
        `insert into reminders (user_id, kind, subject, key, payload, due_at)
         select id, 'task-due', 'a-job', task, jsonb_build_object('task', task, 'application', 'Nurse', 'on', '2026-11-23'),
           now() + random() * $3::int * interval '1 ms'
         from users, generate_series(1, $4::int) n, concat('trial ', $2::int, ' ', n, ' of ', email) task
         where email = any($1::text[])`,
        [people, trial, SPREAD_MS, OF_EACH],
      );
      await pause(Math.random() * SPREAD_MS);
      openAtKills += (await open()) > 0 ? 1 : 0;
      await mortal.kill();
      mortal = await shared.start();
      if (!(await until(async () => (await open()) === 0, FIRED_MS))) unfired += 1;
      if ((trial + 1) % 10 === 0) console.log(`        ${trial + 1} kills`);
    }
    const undelivered = `select count(*) from event_deliveries`;
    await until(async () => (await counted(client, undelivered)) === 0, FIRED_MS);
    const once = (table: string, what: string) =>
      counted(
        client,
        `select count(*) from (select ${what} from ${table} where kind = 'task-due' group by ${what} having count(*) = 1) once`,
      );
    const wanted = trials * PEOPLE * OF_EACH;
    const events = await once('events', `payload->>'task'`);
    const notified = await once('notifications', 'title');
    report.add(
      'kills while reminders were still to fire',
      `${openAtKills}`,
      'nearly all',
      openAtKills > trials * 0.9,
    );
    report.none('trials with a reminder that never fired', unfired);
    report.add('reminders that became one event', `${events}`, `${wanted}`, events === wanted);
    report.add('reminders that were told once', `${notified}`, `${wanted}`, notified === wanted);
  } finally {
    await client.end().catch(() => undefined);
    await shared.end();
  }
}
