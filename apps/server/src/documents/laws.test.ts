import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trashDays } from '@candor/domain/cv';
import { aPerson, startTestApp, type Asked, type TestApp } from '../platform/testing/index.ts';
import { documentKeys, documents, documentVersions } from './schema.ts';
import { callsOf, kinds, type KindUnderTest } from './testing/kinds.ts';
import { notes } from './testing/note-capability.ts';
import { clearTrash } from './actions/trash.ts';

// What holds of documents holds of every kind, and of one that only this test knows.
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ more: [notes] });
});
afterAll(() => server.close());

/** A person on a plan without limit, and what they do with a kind. */
async function someone(kind: KindUnderTest) {
  const person = await aPerson(server, { plan: 'professional' });
  return { person, ...callsOf(server, kind, person) };
}

describe.each(kinds)('a $name', (kind) => {
  it('is copied as it is, once for a request key', async () => {
    const { ask, get, list, generate } = await someone(kind);
    const id = await generate();
    await ask('PUT', `${kind.one}${id}/library`, { labels: ['Sea'] });
    const copy = () => ask('POST', `${kind.one}${id}/duplicate`, {}, 'copy');
    const [first, ...others] = await Promise.all([copy(), copy(), copy()]);
    expect(others.map(({ json }) => json)).toEqual([first?.json, first?.json]);
    expect(await list()).toHaveLength(2);
    const source = await get(id);
    expect(first?.json).toMatchObject({
      version: 1,
      title: `Copy of ${source.title}`.slice(0, 300),
      document: source.document,
      labels: ['Sea'],
    });
    const other = await someone(kind);
    expect((await other.ask('POST', `${kind.one}${id}/duplicate`, {})).status).toBe(404);
  });

  it('is copied only where there is room', async () => {
    const { person, ask, generate } = await someone(kind);
    const id = await generate();
    const [row] = await server.store.select().from(documents).where(eq(documents.id, id));
    if (!row) throw new Error('the document is gone');
    const { id: _id, ...rest } = row;
    await server.store.insert(documents).values(Array.from({ length: kind.most - 2 }, () => rest));
    const copies = await Promise.all([1, 2, 3].map(() => ask('POST', `${kind.one}${id}/duplicate`, {})));
    expect(copies.map(({ status }) => status).toSorted()).toEqual([expect.any(Number), 409, 409]);
    expect(copies.filter(({ json }) => Object.hasOwn(Object(json), 'id'))).toHaveLength(1);
    expect(await server.store.$count(documents, eq(documents.userId, person.id))).toBe(kind.most);
  });

  it('is made once for a request key, also where that lies in the trash, and anew for another person', async () => {
    const { ask, list, generate } = await someone(kind);
    const ids = await Promise.all([generate('click'), generate('click'), generate('click')]);
    expect(new Set(ids).size).toBe(1);
    const [id = ''] = ids;
    await ask('DELETE', kind.one + id);
    expect(await generate('click')).toBe(id);
    expect([await list(), await list('?in=trash')].map((cards) => cards.length)).toEqual([0, 1]);
    const other = await someone(kind);
    expect(await other.generate('click')).not.toBe(id);
    expect(await server.store.$count(documentKeys, eq(documentKeys.documentId, id))).toBe(1);
  });

  it('shuts every door but those of the trash once it is deleted, and comes back whole', async () => {
    const { person, ask, get, list, generate } = await someone(kind);
    const id = await generate();
    const before = await get(id);
    expect((await ask('DELETE', kind.one + id)).status).toBe(204);
    const doors: [Asked['method'], string, unknown?][] = [
      ['GET', ''],
      ['PUT', '', { version: 1, title: 'Back again' }],
      ['DELETE', ''],
      ['PUT', '/library', { labels: ['Sea'] }],
      ['GET', '/export?format=txt'],
      ['GET', '/versions'],
      ['GET', '/versions/1'],
      ['POST', '/versions/1/restore', { version: 1 }],
      ['POST', '/duplicate', {}],
      ['DELETE', '/proposal'],
    ];
    for (const [method, path, body] of doors)
      expect([path, (await ask(method, kind.one + id + path, body)).status]).toEqual([path, 404]);
    const anew = { ...kind.body, replaces: { id, version: 1 } };
    expect((await ask('POST', kind.generate, anew)).status).toBe(404);
    const [card] = await list('?in=trash');
    expect(card).toMatchObject({ id, purgeAt: expect.any(String) });
    const other = await someone(kind);
    expect((await other.ask('POST', `${kind.trash}/${id}/restore`)).status).toBe(404);
    expect((await other.ask('DELETE', `${kind.trash}/${id}`)).status).toBe(404);
    expect((await other.ask('DELETE', kind.trash)).status).toBe(204);
    expect((await ask('POST', `${kind.trash}/${id}/restore`)).json).toMatchObject({ id, purgeAt: null });
    expect(await get(id)).toEqual(before);
    expect((await ask('GET', `${kind.one}${id}/versions`)).json).toHaveLength(1);
    expect(await server.store.$count(documents, eq(documents.userId, person.id))).toBe(1);
  });

  it('goes for good after its days with all that is its own, and nothing before or beside', async () => {
    const { ask, list, generate } = await someone(kind);
    const [old] = [await generate(), await generate()];
    await ask('DELETE', kind.one + old);
    const purgeAt = Date.parse((await list('?in=trash'))[0]?.purgeAt ?? '');
    const clearAt = (ms: number) =>
      clearTrash({ store: server.store, clock: { now: () => new Date(ms) }, listeners: [] });
    await clearAt(purgeAt - 1);
    expect(await list('?in=trash')).toHaveLength(1);
    await clearAt(purgeAt + 1);
    expect([await list('?in=trash'), await list()].map((cards) => cards.length)).toEqual([0, 1]);
    expect(await server.store.$count(documentVersions, eq(documentVersions.documentId, old))).toBe(0);
    expect(purgeAt).toBeGreaterThan(Date.now() + (trashDays - 1) * 86_400_000);
  });

  it('is saved over the version that was read only, and what it says already conflicts with nothing', async () => {
    const { get, save, generate } = await someone(kind);
    const id = await generate();
    const document = kind.document('I nurse on a ward by the sea.');
    const answers = await Promise.all([1, 2, 3, 4].map((at) => save(id, 1, { title: `Title ${at}` })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const stored = await get(id);
    for (const { json } of answers.filter(({ status }) => status === 409))
      expect(json).toMatchObject({ code: 'stale', details: { current: stored } });
    expect((await save(id, 2, { document })).status).toBe(200);
    expect((await save(id, 2, { document })).json).toMatchObject({ version: 3 });
    expect((await save(id, 2, { title: 'Another' })).status).toBe(409);
  });

  it('keeps its unsaved form on the server, over the version that was read only', async () => {
    const { ask } = await someone(kind);
    const keep = (version: number, mark: string) =>
      ask('PUT', `${kind.drafts}new`, { version, form: kind.form(mark) });
    const first = await Promise.all([keep(0, 'one'), keep(0, 'two')]);
    expect(first.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { json } = await ask('GET', `${kind.drafts}new`);
    expect(first.find(({ status }) => status === 409)?.json).toMatchObject({ details: { current: json } });
    expect((await keep(1, 'three')).json).toMatchObject({ version: 2 });
    expect((await keep(1, 'three')).json).toMatchObject({ version: 2 });
    expect((await ask('DELETE', `${kind.drafts}new`)).status).toBe(204);
    expect((await ask('GET', `${kind.drafts}new`)).json).toMatchObject({ version: 0, form: null });
    // A tab that still holds what was thrown away may not write it back unseen.
    expect((await keep(2, 'four')).status).toBe(409);
    expect((await keep(0, 'five')).json).toMatchObject({ version: 4 });
    const other = await someone(kind);
    expect((await other.ask('GET', `${kind.drafts}new`)).json).toMatchObject({ version: 0 });
  });

  it('is labelled as the person wrote a label before, archived, and found by both', async () => {
    const { ask, list, generate } = await someone(kind);
    const [one, two] = [await generate(), await generate()];
    const organise = (id: string, body: object) => ask('PUT', `${kind.one}${id}/library`, body);
    await organise(one, { labels: ['By the Sea', 'Wards'] });
    expect((await organise(two, { labels: [' by the sea', 'BY THE SEA'] })).json).toMatchObject({
      labels: ['By the Sea'],
    });
    expect((await ask('GET', kind.labels)).json).toEqual([
      { name: 'By the Sea', count: 2 },
      { name: 'Wards', count: 1 },
    ]);
    await organise(two, { isArchived: true });
    expect((await list()).map(({ id }) => id)).toEqual([one]);
    expect((await list('?in=archived')).map(({ id }) => id)).toEqual([two]);
    expect((await list('?label=By%20the%20Sea')).map(({ id }) => id)).toEqual([one]);
    await ask('PUT', kind.labels, { name: 'by the sea', to: 'Coast' });
    expect((await list('?in=archived'))[0]).toMatchObject({ labels: ['Coast'], isArchived: true });
    expect((await ask('PUT', kind.labels, { name: 'nowhere', to: null })).status).toBe(404);
    await organise(two, { isArchived: false });
    expect(await list()).toHaveLength(2);
  });

  it('is not drawn where it would hold up the drawing of everybody', async () => {
    const { ask, save, generate } = await someone(kind);
    const id = await generate();
    const document = kind.endless;
    expect((await save(id, 1, { document })).status).toBe(200);
    const asked = [
      await ask('GET', `${kind.one}${id}/picture`),
      await ask('GET', `${kind.one}${id}/export?format=pdf`),
      await ask('POST', kind.preview, { document }),
      await ask('POST', kind.exportGiven, { document, format: 'pdf' }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([413, 413, 413, 413]);
    expect((await ask('GET', `${kind.one}${id}/export?format=txt`)).status).toBe(200);
    const little = await ask('POST', kind.exportGiven, { document: { lines: [] }, format: 'txt' });
    expect(little.json).toMatchObject({ code: 'content_required' });
  });
});
