import { zipSync, strToU8 } from 'fflate';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveLimits } from '@candor/contracts/personal-data';
import { interviewStories } from '../interview/schema.ts';
import { personalTables } from '../platform/capability.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { importRows, tablesToRead } from './import-rows.ts';
import { readArchive } from './read-archive.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const STORIES = 'data/interview_stories/0001.json';
const portable = () =>
  personalTables(server.app.capabilities).filter(({ portability }) => portability === 'portable');

function archiveOf({ id, email, name }: Person, files: Record<string, string>): Uint8Array {
  const manifest = {
    format: 'candor-personal-data',
    version: 1,
    exportedAt: '2026-11-23T10:00:00.000Z',
    account: { id, email, name },
  };
  const entries = Object.entries({ 'candor.json': JSON.stringify(manifest), ...files });
  return zipSync(Object.fromEntries(entries.map(([path, text]) => [path, strToU8(text)])));
}

const aStory = (at: number) => ({
  id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  version: 1,
  title: `Story ${at}`,
  situation: '',
  task: '',
  action: 'I did it.',
  result: '',
  competencies: [],
  source: { kind: 'own' },
  createdAt: '2026-11-23T10:00:00.000Z',
  updatedAt: '2026-11-23T10:00:00.000Z',
});
const rowsOf = (rows: readonly unknown[]) => JSON.stringify({ rows });

async function bringIn(as: Person, bytes: Uint8Array) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'candor.zip');
  return server.ask({ method: 'POST', path: '/api/data-import', form, as });
}
const storiesOf = ({ id }: Person) =>
  server.store.select().from(interviewStories).where(eq(interviewStories.userId, id));

describe('an archive', () => {
  it('with one name twice is refused', async () => {
    const person = await aPerson(server);
    const other = STORIES.replace('0001', '0002');
    const bytes = Buffer.from(archiveOf(person, { [STORIES]: rowsOf([]), [other]: rowsOf([]) }));
    for (let at = bytes.indexOf(other); at >= 0; at = bytes.indexOf(other, at)) bytes.write(STORIES, at);
    expect((await bringIn(person, bytes)).status).toBe(400);
  });

  it('of more rows than anybody has is refused', async () => {
    const person = await aPerson(server);
    const text = `{"rows":[${'{"a":1},'.repeat(archiveLimits.rows)}{"a":1}]}`;
    expect((await bringIn(person, archiveOf(person, { [STORIES]: text }))).status).toBe(413);
  });

  it('nested without end is refused', async () => {
    const person = await aPerson(server);
    const text = `{"rows":[{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}]}`;
    expect((await bringIn(person, archiveOf(person, { [STORIES]: text }))).status).toBe(400);
  });

  it('comes in in pieces, and rows that are odd are left out and told', async () => {
    const person = await aPerson(server);
    const rows = [...Array.from({ length: 60 }, (_, at) => aStory(at)), { ...aStory(99), title: 7 }];
    const { json } = await bringIn(person, archiveOf(person, { [STORIES]: rowsOf(rows) }));
    expect(json).toEqual({ rows: [{ table: 'interview_stories', count: 60 }], leftOut: 1 });
  });
});

describe('an import that ends early', () => {
  it('leaves nothing behind', async () => {
    const person = await aPerson(server);
    const long = 'x'.repeat(4_000);
    const rows = Array.from({ length: 200 }, (_, at) => ({ ...aStory(at), situation: long }));
    const bytes = archiveOf(person, { [STORIES]: rowsOf(rows) });
    const read = readArchive({ bytes, ownerId: person.id, tables: tablesToRead(portable()) });
    if (read.kind === 'refused') throw new Error(read.sentence);
    const leaving = new AbortController();
    let [seen, stored] = [0, 0];
    const tables = portable().map((personal) => ({
      ...personal,
      accept: async (...row: Parameters<typeof personal.accept>) => {
        seen += 1;
        if (seen === 150) {
          stored = (await storiesOf(person)).length;
          leaving.abort();
        }
        return personal.accept(...row);
      },
    }));
    const { store, configuration } = server.http.platform;
    const { archive } = read;
    const importing = importRows({
      archive,
      tables,
      owner: person,
      store,
      configuration,
      signal: leaving.signal,
    });
    await expect(importing).rejects.toThrow('aborted');
    expect(stored).toBeGreaterThan(0);
    expect(await storiesOf(person)).toEqual([]);
  });
});
