import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aDocument } from '@candor/testing';
import type { Store } from './platform/database.ts';
import { migrationsFolder } from './platform/migrations.ts';
import { startTestApp, type TestApp } from './platform/testing/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Ends the transaction whose tables only the test was to see. */
class Done extends Error {}

const journal: { entries: { tag: string }[] } = JSON.parse(
  readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'),
);

/** The statements of migrations by their places, for tables of a schema of their own. */
function statements(from: number, to?: number): string[] {
  return journal.entries.slice(from, to).flatMap(({ tag }) =>
    readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8')
      .replaceAll('"public".', '"upgrade".')
      .split('--> statement-breakpoint'),
  );
}

/** What a query finds after an upgrade: of tables of the first `count` migrations, filled, then brought to today's. */
async function upgraded(
  count: number,
  fill: (tx: Store) => Promise<unknown>,
  query: SQL,
): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  const upgrading = server.store.transaction(async (tx) => {
    const run = (text: string) => tx.execute(sql.raw(text));
    await run('create schema upgrade');
    await run('set local search_path to upgrade');
    for (const statement of statements(0, count)) await run(statement);
    await run(`insert into users (email, name) values ('ana@example.org', 'Ana')`);
    await fill(tx);
    for (const statement of statements(count)) await run(statement);
    // The two drivers agree on `rows`, the type they share does not say so.
    rows.push(...((await tx.execute(query)) as { rows: Record<string, unknown>[] }).rows);
    throw new Done();
  });
  await expect(upgrading).rejects.toThrow(Done);
  return rows;
}

it('brings a CV of the first release along, with its summary and a version to go back to', async () => {
  const document = JSON.stringify(aDocument({ summary: 'Calm nurse.' }));
  const rows = await upgraded(
    2,
    (tx) =>
      tx.execute(sql`insert into cv_data (user_id, version, title, name, email, phone, location, job_title,
      generated_cv, document) select id, 7, 'Nurse', name, email, '', '', 'Nurse', 'text', ${document}::jsonb
      from users`),
    sql`select c.summary, c.layout_release, v.version, v.origin, v.document->>'summary' as
      said from cv_data c join cv_versions v on v.cv_id = c.id`,
  );
  expect(rows).toEqual([
    { summary: 'Calm nurse.', layout_release: 1, version: 7, origin: 'earlier', said: 'Calm nurse.' },
  ]);
});

it('brings a letter along, outside the trash, with a version to go back to', async () => {
  const document = JSON.stringify({ paragraphs: ['I nurse.'] });
  const rows = await upgraded(
    5,
    (tx) =>
      tx.execute(sql`insert into letters (user_id, version, title, generated_letter, document, request)
      select id, 3, 'Nurse', 'text', ${document}::jsonb, '{}'::jsonb from users`),
    sql`select l.trashed_at, v.version, v.origin, v.title, v.template, v.document->'paragraphs'->>0 as said
      from letters l join letter_versions v on v.letter_id = l.id`,
  );
  expect(rows).toEqual([
    {
      trashed_at: null,
      version: 3,
      origin: 'earlier',
      title: 'Nurse',
      template: 'professional',
      said: 'I nurse.',
    },
  ]);
});
