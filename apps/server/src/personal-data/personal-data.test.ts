import { getTableName, sql } from 'drizzle-orm';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patience } from '@candor/testing';
import { cvSchema } from '@candor/contracts/cv';
import { cvEndpoints } from '@candor/contracts/cv-endpoints';
import { dataExportSchema, type DataExport } from '@candor/contracts/personal-data';
import { publishCv } from '@candor/contracts/publishing';
import { personalTables } from '../platform/capability.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import {
  aContactWithParts,
  aCv,
  aLetter,
  anApplicationWithParts,
  aReview,
  aTrashedCv,
} from '../platform/testing/records.ts';
import { scheduleReminder } from '../reminders/index.ts';
import { tableOfPath } from './archive.ts';

// Each export draws all documents of a person as files.
vi.setConfig({ testTimeout: patience(90_000), hookTimeout: patience(90_000) });

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.app.warm();
});
afterAll(() => server.close());

const call = (method: 'GET' | 'POST', path: string, as: Person, body?: unknown) =>
  server.ask({ method, path, as, ...(body !== undefined && { body }) });

async function exportState(as: Person): Promise<DataExport | null> {
  const { json } = await call('GET', '/api/data-export', as);
  return dataExportSchema.nullable().parse((json as { export: unknown }).export);
}

/** Asks for an export and waits until it is there. */
async function anExport(as: Person): Promise<Uint8Array> {
  expect((await call('POST', '/api/data-export', as)).status).toBe(200);
  await expect.poll(async () => (await exportState(as))?.state, { timeout: 60_000 }).toBe('ready');
  const id = (await exportState(as))?.id ?? '';
  const file = await call('GET', `/api/data-export/${id}/file`, as);
  expect(file.status).toBe(200);
  expect(file.headers['content-disposition']).toContain('candor-data-');
  return file.bytes;
}

function bringIn(as: Person, bytes: Uint8Array, query = '') {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'candor.zip');
  return server.ask({ method: 'POST', path: `/api/data-import${query}`, form, as });
}

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** These end something, or are about the data as a whole. */
const APART = /^\/api\/(?:logout|delete-account|data-)/;

/** A person with something of everything: what can be made, alone or of a CV, is made by its contract's example. */
async function aFullPerson(): Promise<Person> {
  const person = await aPerson(server, { plan: 'professional' });
  const cv = await aCv(server, person);
  await aTrashedCv(server, person);
  await aLetter(server, person);
  await anApplicationWithParts(server, person);
  await aReview(server, person);
  await aContactWithParts(server, person);
  const asks = server.http.boundEndpoints.filter(
    ({ method, path, access, upload }) =>
      method.startsWith('P') && access === 'signed-in' && !upload && !APART.test(path),
  );
  for (const { method, path, example } of asks) {
    const own = method === 'POST' ? path.replace('/api/cv/:id/', `/api/cv/${cv}/`) : path;
    if (!own.includes(':')) await server.ask({ method, path: own, body: example.body ?? {}, as: person });
  }
  const chosen = { what: 'Nurse', where: 'us', occupation: '29-1141.00' };
  await server.ask({ method: 'POST', path: '/api/salary-analysis', body: chosen, as: person });
  await server.ask({ method: 'PUT', path: '/api/preferences', body: { publicProfile: true }, as: person });
  const page = { ...publishCv.example.body, address: `own-${cv}` };
  const published = await server.ask({
    method: 'PUT',
    path: `/api/cv/${cv}/public-page`,
    body: page,
    as: person,
  });
  expect(published.status).toBe(200);
  const photo = { dataUrl: PIXEL };
  const labels = ['Nursing'];
  const before = cvSchema.parse((await call('GET', `/api/cv/${cv}`, person)).json);
  const change = { version: before.version, design: { photo }, labels };
  const saved = await server.ask({ method: 'PUT', path: `/api/cv/${cv}`, body: change, as: person });
  expect(saved.status).toBe(200);
  await scheduleReminder(server.store, person, {
    kind: 'renewal-due',
    subject: cv,
    key: `renewal:${cv}`,
    dueAt: new Date('2100-01-01'),
    payload: { plan: 'Pro', on: '2100-01-01' },
  });
  const { saveDraft } = cvEndpoints;
  const draft = { method: saveDraft.method, path: '/api/drafts/new', body: saveDraft.example.body } as const;
  expect((await server.ask({ ...draft, as: person })).status).toBe(200);
  return person;
}

let exported: Promise<{ person: Person; archive: Uint8Array }> | undefined;
/** One full person, whom no test changes, and what they export. */
const anExportedPerson = () =>
  (exported ??= aFullPerson().then(async (person) => ({ person, archive: await anExport(person) })));

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** What of an archive comes along, whatever the ids and the order of the rows. */
function contentOf(bytes: Uint8Array): string[] {
  const portable = new Set(
    personalTables(server.app.capabilities).flatMap(({ table, portability }) =>
      portability === 'portable' ? [getTableName(table)] : [],
    ),
  );
  return Object.entries(unzipSync(bytes))
    .flatMap(([path, file]) => {
      const table = tableOfPath(path) ?? '';
      const { rows } = portable.has(table)
        ? (JSON.parse(strFromU8(file)) as { rows: object[] })
        : { rows: [] };
      // What was public is not, where it comes in.
      return rows.map((row) =>
        `${table} ${JSON.stringify(row)}`
          .replaceAll(UUID, 'id')
          .replace('"isPublic":true', '"isPublic":false'),
      );
    })
    .toSorted();
}

describe('an export', () => {
  it('holds every record, the documents as files, and no secret', async () => {
    const { person, archive } = await anExportedPerson();
    const files = unzipSync(archive);
    const paths = Object.keys(files);
    expect(paths).toContain('candor.json');
    for (const table of ['users', 'documents', 'document_versions', 'roadmaps', 'events', 'sessions'])
      expect(paths).toContain(`data/${table}/0001.json`);
    expect(paths.filter((path) => /^cvs\/.*\.pdf$/.test(path)).length).toBeGreaterThan(1);
    expect(paths.filter((path) => /^cvs\/.*\.json$/.test(path)).length).toBeGreaterThan(1);
    expect(paths.filter((path) => /^letters\/.*\.pdf$/.test(path)).length).toBeGreaterThan(0);
    for (const path of ['applications/applications.csv', 'contacts/contacts.csv', 'contacts/contacts.vcf'])
      expect(paths).toContain(path);
    expect(paths.filter((path) => /^applications\/.+\/.+\.pdf$/.test(path))).toHaveLength(1);
    const all = Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n');
    expect(all).toContain(person.email);
    expect(all).not.toContain('argon2');
    expect(all).not.toContain('"token"');
  });

  it('is made once, however often it is asked for meanwhile', async () => {
    const person = await aPerson(server);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', '/api/data-export', person)),
    );
    const ids = new Set(answers.map(({ json }) => (json as { export: DataExport }).export.id));
    expect(ids.size).toBe(1);
  });

  it('is nobody else’s', async () => {
    const person = await aPerson(server);
    await anExport(person);
    const id = (await exportState(person))?.id ?? '';
    const other = await aPerson(server);
    expect((await call('GET', `/api/data-export/${id}/file`, other)).status).toBe(404);
    expect(await exportState(other)).toBeNull();
  });

  it('says of every column that looks like a secret that it stays', () => {
    const open = personalTables(server.app.capabilities).flatMap(({ table, portability, withheld }) =>
      portability === 'internal'
        ? []
        : Object.keys(table)
            .filter((name) => /token|password|secret|hash$|^key$/i.test(name) && !withheld.includes(name))
            .map((name) => `${getTableName(table)}.${name}`),
    );
    // The key of a draft or a reminder names what it is of; a photo's hash names its picture; tokens' dates say when they end.
    expect(open).toEqual([
      'credentials.accessTokenExpiresAt',
      'credentials.refreshTokenExpiresAt',
      'reminders.key',
      'document_versions.photoHash',
      'document_photos.hash',
      'document_drafts.key',
    ]);
  });
});

describe('an import', () => {
  it('brings everything into a fresh account, whose own export says the same', async () => {
    const { archive: before } = await anExportedPerson();
    const fresh = await aPerson(server);
    const answer = await bringIn(fresh, before, '?fromAnyone=yes');
    expect(answer.json).toMatchObject({ leftOut: 0 });
    const after = await anExport(fresh);
    const brought = new Set(contentOf(before).map((row) => row.split(' ', 1)[0]));
    const portable = personalTables(server.app.capabilities).filter(
      ({ portability }) => portability === 'portable',
    );
    // Whoever adds a table sees to it that a full account has a row of it.
    expect([...brought].toSorted()).toEqual(portable.map(({ table }) => getTableName(table)).toSorted());
    expect(contentOf(after)).toEqual(contentOf(before));
    const rowsOf = (bytes: Uint8Array) =>
      Object.entries(unzipSync(bytes))
        .filter(([path]) => tableOfPath(path) === 'documents')
        .map(([, file]) => strFromU8(file))
        .join('\n');
    expect(rowsOf(before)).toContain('"isPublic":true');
    expect(rowsOf(after)).not.toContain('"isPublic":true');
    const { json } = await call('GET', '/api/my-cvs', fresh);
    const cv = (json as { id: string; title: string }[]).find(({ title }) =>
      title.endsWith('Registered Nurse'),
    );
    expect((await call('GET', `/api/cv/${cv?.id}`, fresh)).status).toBe(200);
    expect((await call('GET', `/api/cv/${cv?.id}/export?format=pdf`, fresh)).status).toBe(200);
  });

  it('asks before it takes what another account exported', async () => {
    const bytes = await anExport(await aPerson(server));
    const other = await aPerson(server);
    expect((await bringIn(other, bytes)).json).toMatchObject({ code: 'of_another' });
  });

  it('refuses what is no export, is damaged or was made by a newer Candor, with a sentence', async () => {
    const person = await aPerson(server);
    const manifest = (version: number) =>
      strToU8(
        JSON.stringify({
          format: 'candor-personal-data',
          version,
          exportedAt: '2026-11-23T10:00:00.000Z',
          account: { id: person.id, email: person.email, name: person.name },
        }),
      );
    const whole = zipSync({
      'candor.json': manifest(1),
      'data/documents/0001.json': strToU8('{"rows":[{"id":7}]}'),
    });
    for (const [bytes, says] of [
      [strToU8('no zip at all'), 'damaged'],
      [zipSync({ 'a.txt': strToU8('x') }), 'damaged'],
      [whole.slice(0, whole.length - 30), 'damaged'],
      [zipSync({ 'candor.json': manifest(2) }), 'newer version'],
      [zipSync({ 'candor.json': manifest(1), 'data/documents/0001.json': strToU8('{"rows":7}') }), 'damaged'],
    ] as const) {
      const { status, json } = await bringIn(person, bytes);
      expect(status).toBe(400);
      expect((json as { error: string }).error).toContain(says);
    }
    expect((await bringIn(person, whole)).json).toEqual({ rows: [], leftOut: 1 });
  });

  it('refuses a file that unpacks to more than it may, or to more than it says', async () => {
    const person = await aPerson(server);
    const bomb = (says: number) => {
      const bytes = zipSync({ 'data/documents/0001.json': new Uint8Array(2 * 1024 * 1024) });
      const view = new DataView(bytes.buffer);
      // The central directory begins at the offset that the end record gives; the size stands 24 bytes into an entry.
      view.setUint32(view.getUint32(bytes.length - 6, true) + 24, says, true);
      return bytes;
    };
    expect((await bringIn(person, bomb(900_000_000))).status).toBe(413);
    expect((await bringIn(person, bomb(1_000))).status).toBe(400);
  });

  it('never writes into another account, whatever an archive says', async () => {
    const { person: victim, archive: before } = await anExportedPerson();
    const thief = await aPerson(server);
    expect((await bringIn(thief, before, '?fromAnyone=yes')).status).toBe(200);
    expect(contentOf(await anExport(victim))).toEqual(contentOf(before));
  });
});

describe('a deletion', () => {
  it('needs the password', async () => {
    const person = await aPerson(server);
    const wrong = await call('POST', '/api/delete-account', person, { password: 'not it' });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('password');
    expect((await call('GET', '/api/profile', person)).status).toBe(200);
  });

  it('ends access at once and leaves neither id nor address in any table, queue or later line of the log', async () => {
    const person = await aFullPerson();
    await anExport(person);
    await server.ask({ method: 'POST', path: '/api/password-reset/request', body: { email: person.email } });
    const { status } = await call('POST', '/api/delete-account', person, { password: person.password });
    expect(status).toBe(200);
    expect((await call('GET', '/api/profile', person)).status).toBe(401);
    const tables = await server.store
      .select({ name: sql<string>`schemaname || '.' || quote_ident(tablename)` })
      .from(sql`pg_tables`)
      .where(sql`schemaname in ('public', 'jobs')`);
    expect(tables.length).toBeGreaterThan(15);
    for (const { name } of tables)
      for (const word of [person.id, person.email]) {
        const found = await server.store
          .select({ row: sql<string>`t::text` })
          .from(sql.raw(`${name} t`))
          .where(sql`position(${word} in t::text) > 0`);
        expect({ name, found }).toEqual({ name, found: [] });
      }
    const lines = server.logged.join('\n');
    expect(lines).not.toContain(person.id);
    expect(lines).not.toContain(person.email);
  });

  it('is refused to the only administrator', async () => {
    const admin = await aPerson(server, { role: 'admin' });
    const second = await aPerson(server, { role: 'admin' });
    const leave = (one: Person) => call('POST', '/api/delete-account', one, { password: one.password });
    const answers = await Promise.all([leave(admin), leave(second)]);
    expect(answers.map(({ status }) => status).toSorted()).toContain(200);
  });
});
