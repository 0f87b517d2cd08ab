import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { isThorough, patience } from '@candor/testing';
import { login } from '@candor/contracts/account';
import type { Endpoint, ReplyOf } from '@candor/contracts/endpoint';
import { switchJobSource } from '@candor/contracts/job-sources';
import { searchJobs } from '@candor/contracts/jobs';
import {
  freePort,
  scriptedSource,
  startCandor,
  type CandorServer,
  type ScriptedSource,
} from '@candor/testing/server';

// It starts two whole servers.
vi.setConfig({ testTimeout: patience(120_000), hookTimeout: patience(120_000) });

const database = process.env['TEST_DATABASE_URL'];
const administrator = { email: 'admin@example.org', password: 'paper-lamp-of-the-admin' };

/** What Adzuna allows in a minute, and what is asked of both servers meanwhile. */
const A_MINUTE = 25;
const QUESTIONS = 40;
const AT_ONCE = 4;

const servers: CandorServer[] = [];
let source: ScriptedSource | undefined;
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  for (const server of servers) server.forget();
  await source?.close();
});

/** The address of a new, empty database. */
async function emptyDatabase(): Promise<string> {
  const name = `candor_sources_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(database ?? '');
  own.pathname = `/${name}`;
  return own.href;
}

it.skipIf(!database || !isThorough)(
  'two servers of one PostgreSQL ask a source no oftener than it allows',
  async () => {
    const page = { results: [], count: 0, mean: 0 };
    source = await scriptedSource((answer) => void answer.end(JSON.stringify(page)));
    const env = {
      DATABASE_URL: await emptyDatabase(),
      RATE_LIMIT: 'off',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      ADZUNA_APP_ID: 'an-id',
      ADZUNA_APP_KEY: 'c0ffee00c0ffee00',
      ADZUNA_BASE_URL: source.address,
    };
    for (const _ of ['one', 'two']) servers.push(await startCandor({ port: await freePort(), env }));
    const call = async (at: number, { method, path }: Endpoint, body: object, token = '') => {
      const answer = await fetch(`${servers[at % servers.length]?.url}${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      const said: unknown = await answer.json();
      expect({ said, status: answer.status }).toMatchObject({ status: 200 });
      return said;
    };
    const { token } = login.reply.schema.parse(await call(0, login, administrator));
    await call(0, switchJobSource, { id: 'adzuna', isOn: true, hasReadTerms: true }, token);

    const answers: ReplyOf<typeof searchJobs>[] = [];
    let next = 0;
    const ask = async () => {
      for (let at = next++; at < QUESTIONS; at = next++) {
        const answer = await call(at, searchJobs, { query: `nurse ${at}`, location: 'Leeds, UK' }, token);
        answers.push(searchJobs.reply.schema.parse(answer));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
    const states = answers.flatMap(({ sources }) => sources.map(({ state }) => state));
    expect(states).toHaveLength(QUESTIONS);
    const answered = states.filter((state) => state === 'answered').length;
    // On a slow machine the source is asked and its answer comes too late to count: fewer are answered than asked.
    expect(answered).toBeGreaterThan(0);
    expect(source.requests.length).toBeGreaterThanOrEqual(answered);
    expect(source.requests.length).toBeLessThanOrEqual(A_MINUTE);
  },
);
