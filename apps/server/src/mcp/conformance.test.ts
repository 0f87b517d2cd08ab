import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { once } from 'node:events';
import { afterAll, expect, it, vi } from 'vitest';
import { patience, tries } from '@candor/testing';
import { register } from '@candor/contracts/account';
import { createApiKey } from '@candor/contracts/api-keys';
import { generateCv } from '@candor/contracts/cv';
import { apiScopes } from '@candor/domain/account';
import { freePort, startCandor } from '@candor/testing/server';
import { holdEmbedded } from '../platform/embedded-store.ts';
import { migrationsFolder } from '../platform/migrations.ts';
import { startTestApp } from '../platform/testing/index.ts';

// It may start a whole server, and the suite is a program that starts anew for each scenario.
vi.setConfig({ testTimeout: patience(120_000), hookTimeout: patience(60_000) });

/**
 * What the official suite asks of any server. Its other scenarios call tools, prompts and resources of fixed names, which a
 * server of the suite’s own has and a product has not.
 */
const scenarios = [
  'server-initialize',
  'ping',
  'tools-list',
  'resources-list',
  'prompts-list',
  'dns-rebinding-protection',
];
const { resolve } = createRequire(import.meta.url);
const suite = join(dirname(resolve('@modelcontextprotocol/conformance/package.json')), 'dist/index.js');

/** Migrations of the release before programs could be connected. */
const EARLIER = 36;

const ended: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const end of ended.toReversed()) await end();
});

/** A data folder as an earlier release left it, with an account in it. */
async function anEarlierFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'candor-earlier-'));
  const migrations = join(folder, 'migrations');
  cpSync(migrationsFolder, migrations, { recursive: true });
  const journalFile = join(migrations, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: object[] };
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, EARLIER) }));
  const held = await holdEmbedded(join(folder, 'data'));
  await migrate(drizzle(held.client), { migrationsFolder: migrations });
  await held.client.query("insert into users (email, name) values ('ben@example.org', 'Ben')");
  held.finish();
  await held.close();
  ended.push(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'data');
}

/** Stands before a server and signs each request in: the suite cannot. */
async function signingIn(port: number, url: string, secret: string): Promise<Server> {
  const to = new URL(url);
  const proxy = createServer((from, answer) => {
    const headers = { ...from.headers, authorization: `Bearer ${secret}` };
    const { method, url: path } = from;
    const passed = request({ host: to.hostname, port: to.port, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    from.pipe(passed);
  }).listen(port, '127.0.0.1');
  await once(proxy, 'listening');
  return proxy;
}

async function post(url: string, path: string, body: object, token = ''): Promise<unknown> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

/** The server of the tests, and where there is time the whole one on what an earlier release left behind. */
const servers: [string, (env: Record<string, string>) => Promise<string>][] = [
  [
    'a store of this release',
    async (variables) => {
      const server = await startTestApp({ variables });
      ended.push(() => server.close());
      return server.http.listen({ port: 0, host: '127.0.0.1' });
    },
  ],
  [
    'an upgraded store',
    async (env) => {
      const server = await startCandor({ port: await freePort(), dataDir: await anEarlierFolder(), env });
      ended.push(
        () => server.forget(),
        () => server.stop(),
      );
      return server.url;
    },
  ],
];

it.each(servers.slice(0, tries(1, 2)))('conforms to the protocol on %s', async (_store, start) => {
  const port = await freePort();
  const url = await start({ APP_URL: `http://localhost:${port}`, RATE_LIMIT: 'off' });
  const person = { name: 'Ana Ruiz', email: 'conform@example.org', password: 'paper-lamp-conform-7' };
  const { token } = register.reply.schema.parse(await post(url, register.path, person));
  await post(url, generateCv.path, generateCv.example.body as object, token);
  const key = {
    ...createApiKey.example.body,
    scopes: Object.keys(apiScopes),
    currentPassword: person.password,
  };
  const { secret } = createApiKey.reply.schema.parse(await post(url, createApiKey.path, key, token));
  const proxy = await signingIn(port, url, secret);
  ended.push(() => void proxy.close());

  for (const scenario of scenarios) {
    const given = ['server', '--url', `http://localhost:${port}/mcp`, '--scenario', scenario];
    const run = promisify(execFile)(process.execPath, [suite, ...given]);
    const outcome = await run.then(
      () => 'passed',
      ({ stdout }: { stdout: string }) => stdout,
    );
    expect([scenario, outcome]).toEqual([scenario, 'passed']);
  }
});
