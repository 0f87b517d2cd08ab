import * as fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patience } from '@candor/testing';
import { personEvents } from '@candor/contracts/events';
import { aPerson, startTestApp, type TestApp } from '../platform/testing/index.ts';
import { documents, documentVersions } from './schema.ts';
import { callsOf, kinds, wholeSchema, type KindUnderTest } from './testing/kinds.ts';
import { notes } from './testing/note-capability.ts';

// Laws over all calls that write, for each kind of document.
vi.setConfig({ testTimeout: patience(60_000), hookTimeout: patience(60_000) });

// The laws of writing, versions and events, over every kind and one that only this test knows.
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ more: [notes] });
});
afterAll(() => server.close());

async function someone(kind: KindUnderTest) {
  const person = await aPerson(server, { plan: 'professional' });
  const writes = callsOf(server, kind, person);
  /** The events of the person since one: kind, subject and payload. */
  const recorded = async () => {
    const { json } = await writes.ask('GET', `${personEvents.path}?after=0`);
    const { events } = personEvents.reply.schema.parse(json);
    return events.map((event) => [event.kind, event.subject, event.payload]);
  };
  return { person, recorded, ...writes };
}

describe.each(kinds)('a $name', (kind) => {
  it('tells of each write that matters, in order, and of nothing that was refused', async () => {
    const { person, ask, save, generate, recorded } = await someone(kind);
    const document = kind.name;
    const id = await generate();
    const reworded = kind.document('Said anew by the person.');
    await save(id, 1, { document: reworded });
    await save(id, 1, { title: 'Too late' });
    await save(id, 2, { title: 'Renamed' });
    await generate(undefined, { replaces: { id, version: 3, isProposal: true } });
    await ask('POST', `${kind.one}${id}/proposal`, { version: 3, document: reworded });
    await ask('PUT', `${kind.one}${id}/library`, { labels: ['Sea'], isArchived: true });
    await ask('PUT', kind.labels, { name: 'sea', to: 'Coast' });
    const { json } = await ask('POST', `${kind.one}${id}/duplicate`, {});
    const copy = wholeSchema.parse(json).id;
    await ask('POST', `${kind.one}${id}/versions/1/restore`, { version: 4 });
    await ask('DELETE', kind.one + copy);
    await ask('POST', `${kind.trash}/${copy}/restore`);
    await ask('DELETE', kind.one + copy);
    await ask('DELETE', `${kind.trash}/${copy}`);
    await ask('DELETE', `${kind.trash}/${copy}`);
    await ask('PUT', `${kind.drafts}new`, { version: 0, form: kind.form('kept') });
    await ask('PUT', `${kind.drafts}new`, { version: 0, form: kind.form('too late') });
    expect(await recorded()).toEqual([
      ['document-created', id, { document, version: 1, origin: 'written' }],
      ['document-saved', id, { document, version: 2, origin: 'edited' }],
      ['document-saved', id, { document, version: 3, origin: 'edited' }],
      ['document-proposed', id, { document, isWaiting: true }],
      ['document-saved', id, { document, version: 4, origin: 'written' }],
      ['document-labelled', id, { document, labels: ['Sea'] }],
      ['document-placed', id, { document, place: 'archived' }],
      ['document-labelled', id, { document, labels: ['Coast'] }],
      ['document-created', copy, { document, version: 1, origin: 'copied' }],
      ['document-saved', id, { document, version: 5, origin: 'restored' }],
      ['document-placed', copy, { document, place: 'trash' }],
      ['document-placed', copy, { document, place: 'active' }],
      ['document-placed', copy, { document, place: 'trash' }],
      ['document-purged', copy, { document }],
      ['draft-saved', person.id, { document, key: 'new', version: 1 }],
    ]);
  });

  it('is written again over the version that was read only, what the person touched left as it is', async () => {
    const { get, save, generate, ask } = await someone(kind);
    const id = await generate();
    const reworded = kind.document('Said anew by the person.');
    await save(id, 1, { document: reworded });
    const edited = await get(id);
    const late = await ask('POST', kind.generate, { ...kind.body, replaces: { id, version: 1 } });
    expect(late).toMatchObject({ status: 409, json: { code: 'stale' } });
    await generate('again', { replaces: { id, version: 2, isProposal: true } });
    const waiting = await get(id);
    expect(waiting).toMatchObject({ version: 2, document: edited.document });
    expect(waiting.proposal).not.toBeNull();
    expect((await ask('DELETE', `${kind.one}${id}/proposal`)).status).toBe(204);
    expect((await get(id)).proposal).toBeNull();
    const none = await ask('POST', `${kind.one}${id}/proposal`, { version: 2, document: reworded });
    expect(none.status).toBe(404);
  });

  it('keeps a version of each save, and becomes again what it was at one', async () => {
    const { ask, get, save, generate } = await someone(kind);
    const id = await generate();
    const first = await get(id);
    await save(id, 1, { document: kind.document('Said anew by the person.'), title: 'Renamed' });
    const restore = (version: number) => ask('POST', `${kind.one}${id}/versions/1/restore`, { version });
    expect((await restore(1)).status).toBe(409);
    expect((await restore(2)).status).toBe(200);
    expect(await get(id)).toMatchObject({ version: 3, title: 'Renamed', document: first.document });
    const { json } = await ask('GET', `${kind.one}${id}/versions`);
    expect(json).toMatchObject([
      { version: 3, origin: 'restored', isCurrent: true },
      { version: 2, origin: 'edited' },
      { version: 1, origin: 'written' },
    ]);
    expect((await ask('GET', `${kind.one}${id}/versions/9`)).status).toBe(404);
  });

  it('suffers no deadlock and no lost write, however the calls of one person overlap', async () => {
    const call = fc.constantFrom('save', 'label', 'rename label', 'copy', 'trash', 'profile', 'restore');
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 6, maxLength: 14 }), async (calls) => {
        const { person, ask, get, save, generate } = await someone(kind);
        const [one, other] = [await generate(), await generate()];
        let titles = 0;
        const writes: Record<string, () => Promise<{ status: number }>> = {
          save: async () => save(one, (await get(one)).version, { title: `Title ${(titles += 1)}` }),
          label: () => ask('PUT', `${kind.one}${one}/library`, { labels: ['Sea', 'Wards'] }),
          'rename label': () => ask('PUT', kind.labels, { name: 'Sea', to: 'Coast' }),
          copy: () => ask('POST', `${kind.one}${one}/duplicate`, {}),
          trash: () => ask('DELETE', kind.one + other),
          restore: () => ask('POST', `${kind.trash}/${other}/restore`),
          profile: () => ask('PUT', '/api/profile-cv', { version: 0, document: { summary: 'Calm nurse.' } }),
        };
        const answers = await Promise.all(calls.map((name) => writes[name]?.()));
        expect(answers.filter((answer) => !answer || answer.status >= 500)).toEqual([]);
        const saves = answers.filter((answer, at) => calls[at] === 'save' && answer?.status === 200);
        expect((await get(one)).version).toBe(1 + saves.length);
        const rows = server.store.select().from(documents).where(eq(documents.userId, person.id));
        for (const { id, version } of await rows)
          expect(
            (
              await server.store
                .select({ version: documentVersions.version })
                .from(documentVersions)
                .where(eq(documentVersions.documentId, id))
            ).map((row) => row.version),
          ).toContain(version);
      }),
      { numRuns: 8 },
    );
  });
});
