// A million people and five million CVs on the PostgreSQL of DATABASE_URL: how long a sign-in and a list take.
import { listCvs } from '@candor/contracts/cv';
import { login } from '@candor/contracts/account';
import { startCandor } from '@candor/testing/server';
import { Client } from 'pg';
import { ms, percentile, unlimited } from './figures.ts';
import { administrator, searchFigures } from './search-accounts.ts';
import { signUp, writeCv } from './sign-up.ts';

const PEOPLE = Number(process.argv[2] ?? 1_000_000);
const CVS_EACH = 5;
const ASKED = 200;
const MOST_MS = 50;
const PASSWORD = 'paper-lamp-bench-42';
const GIVEN_NAMES = 'Ana Bela Chidi Dana Eero Farah Goran Hana Ivo Joon Kofi Lea'.split(' ');
const FAMILY_NAMES = 'Ruiz Okafor Olsen Nguyen Ivanov Haddad Smith Kim Costa Weber Khan Mbeki'.split(' ');

/**
 * Copies the one account there is, its password and its CV to the whole crowd. The copies' documents are cut short:
 * the list does not read them, and whole ones would fill 20 GB. Constraints hold by construction, so their triggers rest.
 */
async function fill(database: Client): Promise<void> {
  const columns = async (table: string, own: readonly string[]) => {
    const { rows } = await database.query<{ name: string }>(
      'select column_name as name from information_schema.columns where table_name = $1 and table_schema = $2',
      [table, 'public'],
    );
    return rows.map(({ name }) => name).filter((name) => !own.includes(name));
  };
  const user = await columns('users', ['id', 'email', 'name', 'created_at']);
  const credential = await columns('credentials', ['id', 'user_id', 'account_id']);
  const cv = await columns('documents', [
    'id',
    'user_id',
    'document',
    'text',
    'request',
    'facts',
    'created_at',
  ]);
  await database.query('set session_replication_role = replica');
  await database.query(
    `insert into users (email, name, created_at, ${user.join()})
     select 'crowd-' || n || '@example.org', ($2::text[])[1 + n % 97 % 12] || ' ' || ($3::text[])[1 + n % 89 % 12],
       now() - n * interval '1 minute', ${user.join()}
     from generate_series(1, $1) n, (select * from users where role = 'user' limit 1) one`,
    [PEOPLE, GIVEN_NAMES, FAMILY_NAMES],
  );
  await database.query(
    `insert into credentials (user_id, account_id, ${credential.join()})
     select u.id, u.id::text, ${credential.map((name) => `one.${name}`).join()}
     from users u, (select c.* from credentials c join users o on o.id = c.user_id where o.role = 'user' limit 1) one where u.email like 'crowd-%'`,
  );
  await database.query(
    `insert into documents (user_id, document, text, request, facts, created_at, ${cv.join()})
     select u.id, '{}', '', null, null, now() - n * interval '3 days', ${cv.map((name) => `one.${name}`).join()}
     from users u, generate_series(1, $1) n, (select * from documents limit 1) one where u.email like 'crowd-%'`,
    [CVS_EACH],
  );
  await database.query('set session_replication_role = origin');
  await database.query('analyze');
}

async function answered<T>(samples: number[], ask: () => Promise<Response>): Promise<T> {
  const startedMs = performance.now();
  const answer = await ask();
  const json: unknown = await answer.json();
  samples.push(performance.now() - startedMs);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return json as T;
}

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL names the PostgreSQL to fill; npm run bench:crowd starts one.');
const server = await startCandor({
  port: Number(process.env['BENCH_PORT'] ?? 3390),
  env: {
    ...unlimited,
    DATABASE_URL: url,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  },
});
const database = new Client({ connectionString: url });
await database.connect();
await writeCv(server.url, await signUp(server.url));
await fill(database);
const { rows } = await database.query<{ people: string; cvs: string }>(
  'select (select count(*) from users) as people, (select count(*) from documents) as cvs',
);
const signIns: number[] = [];
const lists: number[] = [];
for (let turn = 0; turn < ASKED + 20; turn += 1) {
  const email = `crowd-${1 + Math.floor((turn / (ASKED + 20)) * PEOPLE)}@example.org`;
  const { token } = await answered<{ token: string }>(signIns, () =>
    fetch(server.url + login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    }),
  );
  const cards = await answered<unknown[]>(lists, () =>
    fetch(server.url + listCvs.path, { headers: { authorization: `Bearer ${token}` } }),
  );
  if (cards.length !== CVS_EACH) throw new Error(`${cards.length} CVs listed`);
}
const searches = await searchFigures(server.url);
await database.end();
await server.stop();
server.forget();

let isHeld = true;
for (const [what, samples] of [
  ['sign-in', signIns.slice(20)],
  ['list of CVs', lists.slice(20)],
] as const) {
  const p95 = percentile(samples, 95);
  isHeld &&= p95 < MOST_MS;
  console.log(
    `${p95 < MOST_MS ? 'held  ' : 'MISSED'}  ${what} of ${rows[0]?.people} people with ${rows[0]?.cvs} CVs\n` +
      `        median ${ms(percentile(samples, 50))}, p95 ${ms(p95)} (wanted: p95 under ${MOST_MS} ms)`,
  );
}
for (const { what, measured, wanted, isHeld: isWithin } of searches) {
  isHeld &&= isWithin;
  console.log(`${isWithin ? 'held  ' : 'MISSED'}  ${what}\n        ${measured} (wanted: ${wanted})`);
}
process.exit(isHeld ? 0 : 1);
