import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aDocument } from '@candor/testing';
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

it('brings a CV of the first release along, with its summary and a version to go back to', async () => {
  const document = aDocument({ summary: 'Calm nurse.' });
  const rows: Record<string, unknown>[] = [];
  const upgrading = server.store.transaction(async (tx) => {
    const run = (text: string) => tx.execute(sql.raw(text));
    await run('create schema upgrade');
    await run('set local search_path to upgrade');
    for (const statement of statements(0, 2)) await run(statement);
    await run(`insert into users (email, name) values ('ana@example.org', 'Ana')`);
    await tx.execute(sql`insert into cv_data (user_id, version, title, name, email, phone, location, job_title,
      generated_cv, document) select id, 7, 'Nurse', name, email, '', '', 'Nurse', 'text', ${JSON.stringify(document)}::jsonb
      from users`);
    for (const statement of statements(2)) await run(statement);
    const found =
      await tx.execute(sql`select c.summary, c.layout_release, v.version, v.origin, v.document->>'summary' as
      said from cv_data c join cv_versions v on v.cv_id = c.id`);
    // The two drivers agree on `rows`, the type they share does not say so.
    rows.push(...(found as { rows: Record<string, unknown>[] }).rows);
    throw new Done();
  });
  await expect(upgrading).rejects.toThrow(Done);
  expect(rows).toEqual([
    { summary: 'Calm nurse.', layout_release: 1, version: 7, origin: 'earlier', said: 'Calm nurse.' },
  ]);
});
