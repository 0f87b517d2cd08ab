import { globSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { pgTable, PgTable, text, uuid } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@candor/contracts/endpoint';
import { answers } from './platform/bind.ts';
import { defineCapability, personalTable, personalTables } from './platform/capability.ts';
import { aPerson, startTestApp, type TestApp } from './platform/testing/index.ts';
import { aCv } from './platform/testing/records.ts';

const greet = endpoint({
  method: 'POST',
  path: '/api/greeting',
  summary: 'Greet',
  access: 'signed-in',
  body: z.strictObject({ name: z.string() }),
  reply: { kind: 'json', status: 200, schema: z.object({ greeting: z.string() }) },
  errors: [],
  example: { body: { name: 'Ben' } },
});

const greetings = pgTable('greetings', { userId: uuid().notNull(), words: text().notNull() });

const seen: string[] = [];
const planted = defineCapability({
  name: 'greeting',
  bindings: [
    answers(greet, async ({ ctx, input }) => {
      await ctx.jobs.send('greet-later', { name: input.body.name });
      return { greeting: `Hello ${input.body.name}, from ${ctx.owner.name}`, secret: 'unnamed' };
    }),
  ],
  tables: [personalTable(greetings)],
  jobs: [{ name: 'greet-later', run: async (_platform, data) => void seen.push(JSON.stringify(data)) }],
  listeners: [
    {
      name: 'greet-new-documents',
      kinds: ['document-created'],
      handle: async ({ event }) => void seen.push(`heard of ${event.subject}`),
    },
  ],
  start: async ({ store }) => void seen.push(store ? 'started' : ''),
  warm: () => void seen.push('warm'),
  stop: async () => void seen.push('stopped'),
});

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ more: [planted] });
});
afterAll(() => server.close());

it('takes up all that a planted capability says of itself', async () => {
  expect(seen).toEqual(['started']);
  const ana = await aPerson(server);
  const asked = { method: 'POST', path: '/api/greeting', body: { name: 'Ben' } } as const;
  expect((await server.ask(asked)).status).toBe(401);
  expect((await server.ask({ ...asked, as: ana, body: {} })).status).toBe(400);
  expect((await server.ask({ ...asked, as: ana })).json).toEqual({ greeting: 'Hello Ben, from Ana Ruiz' });
  await server.app.warm();
  await expect.poll(() => seen, { timeout: 30_000 }).toContain('{"name":"Ben"}');
  expect(seen).toContain('warm');
  const id = await aCv(server, ana);
  await expect.poll(() => seen, { timeout: 30_000 }).toContain(`heard of ${id}`);
  const { table, ownerColumn, portability } = personalTables(server.app.capabilities).at(-1) ?? {};
  expect(table).toBe(greetings);
  expect(ownerColumn).toBe(greetings.userId);
  expect(portability).toBe('portable');
  expect((await server.ask({ method: 'GET', path: '/api/openapi.json' })).text).toContain('/api/greeting');
});

it('stops capabilities in the order against that of their start, each once', async () => {
  const heard: string[] = [];
  const stopping = (name: string) =>
    defineCapability({
      name,
      start: async () => void heard.push(`${name} starts`),
      stop: async ({ store }) => {
        // What a capability stops with is still there.
        await store.execute(sql`select 1`);
        heard.push(`${name} stops`);
      },
    });
  const own = await startTestApp({ more: [stopping('one'), stopping('two')] });
  await own.close();
  expect(heard).toEqual(['one starts', 'two starts', 'two stops', 'one stops']);
});

it('has every table with an owner in one capability, which says whose its rows are', async () => {
  const files = globSync('*/schema.ts', { cwd: import.meta.dirname });
  const tables = new Set<PgTable>();
  for (const file of files)
    for (const value of Object.values<unknown>(await import(join(import.meta.dirname, file))))
      if (is(value, PgTable)) tables.add(value);
  const product = server.app.capabilities.filter(({ name }) => name !== planted.name);
  const listed = product.flatMap((capability) => capability.tables.map(({ table }) => table));
  expect(listed.map(getTableName).toSorted()).toEqual([...new Set(listed.map(getTableName))].toSorted());
  const personalNames = new Set(personalTables(product).map(({ table }) => getTableName(table)));
  const withoutOwner = [...tables]
    .filter((table) =>
      Object.keys(getTableColumns(table)).some((column) => /^(?:userId|ownerId)$/.test(column)),
    )
    .map(getTableName)
    .filter((name) => !personalNames.has(name));
  expect(withoutOwner).toEqual([]);
  const platformTables = ['rate_limits', 'settings'];
  const unlisted = [...tables].map(getTableName).filter((name) => !listed.map(getTableName).includes(name));
  expect(unlisted.toSorted()).toEqual(platformTables);
});
