import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { getCv } from '@candor/contracts/cv';
import { cvDraftSchema, documentFromRequest } from '@candor/domain/cv';
import { withTypedWords } from '@candor/domain/writing';
import { enterReview, getReviewed, openReviewLink } from '@candor/contracts/review';
import { aDocument } from '@candor/testing';
import { keepTypedWords } from './cv/keep-typed-words.ts';
import type { Store } from './platform/database.ts';
import { migrationsFolder } from './platform/migrations.ts';
import { aClock } from './platform/testing/clock.ts';
import { aPerson, sessionOf, startTestApp, type TestApp } from './platform/testing/index.ts';
import { aCv } from './platform/testing/records.ts';

let server: TestApp;
beforeAll(async () => {
  // The hour in which the earlier release answered: what is counted by the month, and kept for thirty days, is as it was.
  server = await startTestApp({ clock: aClock('2026-11-22T21:00:00.000Z') });
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
    sql`select d.document->>'summary' as summary, d.layout_release, v.version, v.origin, v.document->>'summary' as
      said from documents d join document_versions v on v.document_id = d.id where d.kind = 'cv'`,
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
    sql`select d.trashed_at, v.version, v.origin, v.title, v.template, v.document->'paragraphs'->>0 as said
      from documents d join document_versions v on v.document_id = d.id where d.kind = 'letter'`,
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

const rowSchema = z.object({ table: z.string(), row: z.looseObject({ id: z.string().optional() }) });

/** Rows made when there were `count` migrations, brought to today's tables, of which those named are taken over. */
async function bringAlong(
  count: number,
  rows: readonly z.infer<typeof rowSchema>[],
  names: readonly string[],
): Promise<void> {
  await server.store.transaction(async (tx) => {
    const run = (text: string) => tx.execute(sql.raw(text));
    await run('create schema upgrade');
    await run('set local search_path to upgrade');
    for (const statement of statements(0, count)) await run(statement);
    for (const { table, row } of rows)
      await tx.execute(
        sql`insert into ${sql.raw(table)} select * from jsonb_populate_record(null::${sql.raw(table)}, ${JSON.stringify(row)}::jsonb)`,
      );
    for (const statement of statements(count)) await run(statement);
    for (const name of names) {
      // What the store works out by itself is given by nobody.
      const found = await tx.execute(sql`
        select column_name as name from information_schema.columns
        where table_schema = 'upgrade' and table_name = ${name} and is_generated = 'NEVER'
      `);
      const columns = z.object({ rows: z.array(z.object({ name: z.string() })) }).parse(found).rows;
      const given = columns.map((column) => `"${column.name}"`).join();
      await run(`insert into public.${name} (${given}) select ${given} from ${name}`);
    }
    await run('drop schema upgrade cascade');
  });
}

const lineSchema = z.discriminatedUnion('kind', [
  rowSchema.extend({ kind: z.literal('row') }),
  z.object({ kind: z.literal('answer'), path: z.string(), json: z.unknown() }),
  z.object({
    kind: z.literal('repeat'),
    path: z.string(),
    key: z.string(),
    body: z.unknown(),
    id: z.uuid(),
  }),
]);

/** Of one person, the rows of all their tables, and what the server answered them: made by the release before 0009. */
const earlier = readFileSync(join(import.meta.dirname, 'testing', 'earlier-release.jsonl'), 'utf8')
  .trim()
  // What that release named otherwise.
  .replaceAll('"goneAt"', '"purgeAt"')
  .split('\n')
  .map((line) => lineSchema.parse(JSON.parse(line)));

/** What reports told besides their sentences is in their marks now, a sentence is known by its words, and the form of a CV is its document's. */
const gone = new Set(['questions', 'replaced', 'unsupported', 'status', 'span']);
const isFormOfCv = (value: unknown) =>
  value === null || (typeof value === 'object' && 'personalInfo' in value);
const asToday = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (key, value) =>
    gone.has(key) || (key === 'request' && isFormOfCv(value)) ? undefined : value,
  );

it('answers as the earlier release did, for every document, version, draft, label and request key', async () => {
  const rows = earlier.filter((line) => line.kind === 'row');
  const names = ['users', 'cv_profiles', 'quota_usage', 'documents', 'document_versions'];
  await bringAlong(9, rows, [...names, 'document_photos', 'document_drafts', 'document_keys']);

  const ana = await sessionOf(server, rows.find(({ table }) => table === 'users')?.row.id ?? '');
  const answers = earlier.filter((line) => line.kind === 'answer');
  // Only what is not written yet has a form of its own by now.
  const isBeside = (path: string) => /^\/api\/drafts\/(?!new)/.test(path);
  for (const { path, json: before } of answers.filter((one) => !isBeside(one.path))) {
    const { status, json } = await server.ask({ method: 'GET', path, as: ana });
    expect([path, status, json]).toMatchObject([path, 200, asToday(before)]);
  }
  // What was typed stood in forms beside the CVs: it comes to their lines, and what was typed since waits for a choice.
  await server.store.execute(sql`delete from settings where name = 'typed-words-with-their-lines'`);
  await keepTypedWords(server);
  const cvs = answers.filter(({ path }) => /^\/api\/cv\/[\w-]+$/.test(path));
  for (const { path, json: before } of cvs) {
    const form = cvDraftSchema.safeParse(Reflect.get(Object(before), 'request')).data;
    const cv = getCv.reply.schema.parse((await server.ask({ method: 'GET', path, as: ana })).json);
    expect(cv.generatedCv).toBe(Reflect.get(Object(before), 'generatedCv'));
    if (!form || !cv.facts) continue;
    const typed = withTypedWords(cv.document, cv.facts);
    expect(typed.experience.map(({ bullets }) => bullets)).toEqual(
      documentFromRequest(form).experience.map(({ bullets }) => bullets),
    );
  }
  const [beside = ''] = answers.flatMap(
    ({ path }) => /^\/api\/drafts\/(?!new)(.+)$/.exec(path)?.slice(1) ?? [],
  );
  const { json } = await server.ask({ method: 'GET', path: `/api/cv/${beside}`, as: ana });
  const { proposal } = getCv.reply.schema.parse(json);
  expect(proposal?.document.skills.map(({ name }) => name)).toEqual(['Triage']);
  const repeats = earlier.filter((line) => line.kind === 'repeat');
  for (const { path, key, body, id } of repeats) {
    const headers = { 'idempotency-key': key };
    const { json } = await server.ask({ method: 'POST', path, body, headers, as: ana });
    expect([path, json]).toMatchObject([path, { id }]);
  }
});

it('lets in whoever was given a review link before the upgrade, and knows who had entered', async () => {
  const file = join(import.meta.dirname, 'testing', 'review-of-earlier-release.jsonl');
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const rows = lines.map((line) => rowSchema.parse(JSON.parse(line)));
  await bringAlong(31, rows, ['users', 'documents', 'review_links', 'reviewers']);
  const call = (bearer: string, path: string, body?: object) =>
    server.ask({
      method: body ? 'POST' : 'GET',
      path,
      headers: { authorization: `Bearer ${bearer}` },
      ...(body && { body }),
    });
  const seenBy = async (key: string) =>
    getReviewed.reply.schema.parse((await call(key, getReviewed.path)).json);
  // What that release gave out: an open link, one with a password, the key of a reviewer.
  const [open, locked] = ['ilP8YbZFGfDwl2dUgQxMNw', 'Lb8upSJOceY99tJqinm27g'];
  expect((await call(open, openReviewLink.path)).json).toMatchObject({ of: { name: 'Ana Ruiz' } });
  expect((await call(locked, openReviewLink.path)).json).toMatchObject({ needsPassword: true });
  for (const [token, password] of [
    [open, ''],
    [locked, 'open-sesame-9'],
  ] as const) {
    const { json } = await call(token, enterReview.path, { name: 'Paula', password });
    const { key } = enterReview.reply.schema.parse(json);
    expect(await seenBy(key)).toMatchObject({ you: 'Paula', document: { name: 'Ana Ruiz' } });
  }
  expect(await seenBy('YVB-5NdmPYWQ0Va2NymHR_vhLO5kzjlGVmjFnMEqqiI')).toMatchObject({ you: 'Maria' });
});

it('shows CVs by the columns of the view `cvs` to whoever reads the store', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  const cv = getCv.reply.schema.parse(
    (await server.ask({ method: 'GET', path: `/api/cv/${id}`, as: ana })).json,
  );
  const found = await server.store.execute(sql`select title, name, email, job_title, summary, generated_cv,
    jsonb_array_length(experience) as jobs, template, is_public from cv_data where user_id = ${ana.id}`);
  expect((found as { rows: unknown[] }).rows).toEqual([
    {
      title: cv.title,
      name: cv.name,
      email: cv.email,
      job_title: cv.jobTitle,
      summary: cv.summary,
      generated_cv: cv.generatedCv,
      jobs: cv.document.experience.length,
      template: cv.template,
      is_public: false,
    },
  ]);
});
