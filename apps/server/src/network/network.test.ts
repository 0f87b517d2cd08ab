import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  contactSchema,
  importContacts,
  listContacts,
  listInteractions,
  undoImport,
  type Contact,
} from '@candor/contracts/network';
import { personEvents } from '@candor/contracts/events';
import { addDays, mostContacts } from '@candor/domain/network';
import { reminders } from '../reminders/schema.ts';
import { networkContacts } from './schema.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';

let server: TestApp;
let ana: Person;
beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  ana = await aPerson(server);
});
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, body?: unknown, as = ana) =>
  server.ask({ method, path: `/api/network/${path}`, as, ...(body !== undefined && { body }) });

async function whole(answer: ReturnType<typeof call>): Promise<Contact> {
  const { status, json } = await answer;
  expect(status).toBe(200);
  return contactSchema.parse(json);
}
const ADA = { name: 'Ada Lovelace', company: 'Analytical Engines Ltd', position: 'Engineer' };
const add = (body: object = {}) => whole(call('POST', 'contacts', { ...ADA, ...body }));
const get = (id: string) => whole(call('GET', `contacts/${id}`));
const meet = (id: string, body: object = {}) =>
  whole(call('POST', `contacts/${id}/interactions`, { interactionType: 'coffee', ...body }));
async function contacts(query = '') {
  const { json } = await call('GET', `contacts${query}`);
  return listContacts.reply.schema.parse(json);
}
const today = new Date().toISOString().slice(0, 10);
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

describe('a contact', () => {
  it('needs a name, a company and a position, and begins as the specification says', async () => {
    for (const missing of ['name', 'company', 'position'])
      expect((await call('POST', 'contacts', { ...ADA, [missing]: ' ' })).status).toBe(400);
    expect(await add()).toMatchObject({
      ...ADA,
      connectionType: 'direct',
      status: 'active',
      engagementScore: 100,
      lastInteractionDays: null,
      followUpStatus: 'none',
      interactions: [],
    });
  });

  it('is added once however often the request is sent', async () => {
    const headers = { 'idempotency-key': 'once' };
    const asked = { method: 'POST', path: '/api/network/contacts', as: ana, body: ADA, headers } as const;
    const ids = (await Promise.all([1, 2, 3].map(() => server.ask(asked)))).map(
      ({ json }) => contactSchema.parse(json).id,
    );
    expect(new Set(ids).size).toBe(1);
    expect(await contacts()).toHaveLength(1);
  });

  it('is changed over the version that was read, and tells what stands there otherwise', async () => {
    const { id, version } = await add();
    const saved = await whole(call('PUT', `contacts/${id}`, { version, notes: 'Met at a fair.' }));
    expect(saved).toMatchObject({ notes: 'Met at a fair.', company: ADA.company, version: 2 });
    const stale = await call('PUT', `contacts/${id}`, { version, notes: 'Other' });
    expect(stale.status).toBe(409);
    expect(stale.json).toMatchObject({ details: { current: { notes: 'Met at a fair.' } } });
  });

  it('goes into the archive and the trash and comes back, and is gone when it is deleted there', async () => {
    const { id } = await add();
    const put = (place: string) => call('POST', 'contacts/place', { ids: [id], place });
    await put('archived');
    expect(await contacts()).toMatchObject([{ id, status: 'archived' }]);
    await put('trash');
    expect(await contacts()).toEqual([]);
    expect(await contacts('?in=trash')).toMatchObject([{ id }]);
    expect((await call('GET', `contacts/${id}`)).status).toBe(404);
    await put('active');
    expect(await contacts()).toMatchObject([{ id, status: 'active' }]);
    expect((await call('DELETE', `contacts/${id}`)).status).toBe(404);
    await put('trash');
    expect((await call('DELETE', `contacts/${id}`)).status).toBe(204);
    expect(await contacts('?in=trash')).toEqual([]);
  });

  it('is found by its company, whatever the spelling', async () => {
    const { id } = await add();
    await add({ name: 'Ben', company: 'Other' });
    expect(await contacts('?company=ANALYTICAL%20engines')).toMatchObject([{ id }]);
    expect(await contacts('?company=%20')).toEqual([]);
  });

  it('has links that lead to web pages only', async () => {
    const answer = await call('POST', 'contacts', { ...ADA, linkedinUrl: 'javascript:alert(1)' });
    expect(answer.status).toBe(400);
  });
});

describe('an interaction', () => {
  it('moves the last contact and begins the rhythm of the tags anew', async () => {
    await call('PUT', 'cadences', { cadences: [{ tag: 'Mentor', days: 30 }] });
    const { id } = await add({ tags: ['Mentor'], lastContact: ago(100), nextFollowUp: ago(70) });
    const on = ago(1);
    const met = await meet(id, { subject: 'Career chat', interactionDate: on });
    expect(met).toMatchObject({ lastContact: on, nextFollowUp: addDays(on, 30), engagementScore: 100 });
    expect(met.interactions).toMatchObject([{ subject: 'Career chat', interactionDate: on }]);
    const older = await meet(id, { interactionDate: ago(50) });
    expect(older).toMatchObject({ lastContact: on, nextFollowUp: addDays(on, 30) });
  });

  it('takes what it changed along when it is deleted', async () => {
    const { id } = await add({ lastContact: ago(100), nextFollowUp: ago(1) });
    const met = await meet(id, { interactionDate: today });
    expect(met).toMatchObject({ lastContact: today, nextFollowUp: null });
    const [one] = met.interactions;
    const back = await whole(call('DELETE', `contacts/${id}/interactions/${one?.id}`));
    expect(back).toMatchObject({ lastContact: ago(100), nextFollowUp: ago(1), interactions: [] });
  });

  it('is listed with those of all contacts outside the trash, the latest first', async () => {
    const [ada, ben] = [await add(), await add({ name: 'Ben', company: 'Beta' })];
    await meet(ada.id, { interactionDate: ago(3), subject: 'First' });
    await meet(ben.id, { interactionDate: ago(1), subject: 'Second' });
    const list = async () => listInteractions.reply.schema.parse((await call('GET', 'interactions')).json);
    expect(await list()).toMatchObject({
      total: 2,
      interactions: [
        { subject: 'Second', contactName: 'Ben' },
        { subject: 'First', contactName: 'Ada Lovelace' },
      ],
    });
    await call('POST', 'contacts/place', { ids: [ben.id], place: 'trash' });
    expect((await list()).total).toBe(1);
  });
});

describe('a follow-up', () => {
  const set = () => server.store.select().from(reminders).where(eq(reminders.userId, ana.id));

  it('is a reminder in the morning of its day, as long as it is planned', async () => {
    const on = addDays(today, 10);
    const { id } = await add({ nextFollowUp: on });
    const [reminder] = await set();
    expect(reminder).toMatchObject({
      kind: 'follow-up-due',
      subject: id,
      payload: { contact: ADA.name, company: ADA.company },
      dueAt: new Date(`${on}T09:00:00Z`),
    });
    await call('POST', 'contacts/place', { ids: [id], place: 'archived' });
    expect(await set()).toEqual([]);
    await call('POST', 'contacts/place', { ids: [id], place: 'active' });
    expect(await set()).toHaveLength(1);
    await meet(id, { interactionDate: on });
    expect(await set()).toEqual([]);
  });

  it('that is over reminds nobody, also not one that a file brings', async () => {
    await add({ nextFollowUp: ago(3) });
    const importId = '7b1f8a52-7f6e-4f0e-9d58-1a2b3c4d5e6f';
    const people = [
      { name: 'Old', nextFollowUp: ago(30) },
      { name: 'New', nextFollowUp: addDays(today, 3) },
    ];
    await call('POST', 'import', { importId, contacts: people });
    expect((await set()).map(({ payload }) => payload)).toMatchObject([{ contact: 'New' }]);
    await call('POST', `imports/${importId}/undo`);
    expect(await set()).toEqual([]);
  });
});

describe('two contacts that are one', () => {
  it('lose nothing when they are merged, and come apart again', async () => {
    const kept = await add({ email: 'ada@old.test', tags: ['Mentor'], notes: 'Likes tea.' });
    const other = await add({
      name: 'Ada King',
      email: 'ada@new.test',
      phone: '+44 1',
      tags: ['Maths'],
      notes: 'Speaks French.',
    });
    await meet(other.id, { subject: 'Tea' });
    const merged = await whole(call('POST', `contacts/${kept.id}/merge`, { other: other.id }));
    expect(merged).toMatchObject({ name: 'Ada Lovelace', phone: '+44 1', tags: ['Mentor', 'Maths'] });
    expect(merged.notes).toBe('Likes tea.\n\nSpeaks French.');
    expect(merged.details.map(({ value }) => value).toSorted()).toEqual(['Ada King', 'ada@new.test']);
    expect(merged.interactions).toMatchObject([{ subject: 'Tea' }]);
    expect(await contacts()).toHaveLength(1);
    await whole(call('POST', `contacts/${other.id}/unmerge`));
    const [keptBack, otherBack] = [await get(kept.id), await get(other.id)];
    expect(keptBack).toMatchObject({ phone: '', tags: ['Mentor'], notes: 'Likes tea.', interactions: [] });
    expect(otherBack).toMatchObject({ name: 'Ada King', interactions: [{ subject: 'Tea' }] });
  });
});

describe('an import', () => {
  const importId = '7b1f8a52-7f6e-4f0e-9d58-1a2b3c4d5e6f';
  const bringIn = async (people: object[]) => {
    const { status, json } = await call('POST', 'import', { importId, contacts: people });
    expect(status).toBe(200);
    return importContacts.reply.schema.parse(json);
  };

  it('takes the same person once, whichever way they are known again', async () => {
    const { id } = await add({ email: 'ada@a.test' });
    const people = [
      { name: 'Lovelace, Ada', email: 'ADA@a.test', phone: '1' },
      { name: 'ada  lovelace', company: 'Analytical Engines', industry: 'Computing' },
      { name: 'Grace Hopper', linkedinUrl: 'https://www.linkedin.com/in/grace/' },
      { name: 'Grace H.', linkedinUrl: 'https://uk.linkedin.com/in/Grace' },
      { name: 'Front desk', email: 'info@x.test', company: 'X' },
      { name: 'Sam', email: 'info@x.test', company: 'X' },
    ];
    expect(await bringIn(people)).toEqual({ added: 3, completed: 1, unchanged: 2 });
    expect(await get(id)).toMatchObject({ phone: '1', industry: 'Computing' });
    expect(await bringIn(people)).toEqual({ added: 0, completed: 0, unchanged: 6 });
  });

  it('is undone in one step; what was done since is kept', async () => {
    const { id } = await add({ email: 'ada@a.test' });
    await bringIn([
      { name: 'Ada', email: 'ada@a.test', phone: '1', location: 'London' },
      { name: 'Grace' },
      { name: 'Alan' },
    ]);
    const alan = (await contacts()).find(({ name }) => name === 'Alan');
    await meet(alan?.id ?? '', {});
    const now = await get(id);
    await call('PUT', `contacts/${id}`, { version: now.version, location: 'Paris' });
    const { json } = await call('POST', `imports/${importId}/undo`);
    expect(undoImport.reply.schema.parse(json)).toEqual({ removed: 2, restored: 1 });
    expect(await get(id)).toMatchObject({ phone: '', location: 'Paris' });
    expect(await contacts()).toHaveLength(1);
    expect(await contacts('?in=trash')).toMatchObject([{ name: 'Alan' }]);
    expect((await call('POST', `imports/${importId}/undo`)).status).toBe(404);
  });

  it('is told to other tabs, once', async () => {
    await bringIn([{ name: 'Grace' }, { name: 'Alan' }]);
    const { json } = await server.ask({ method: 'GET', path: '/api/events?after=0', as: ana });
    const { events } = personEvents.reply.schema.parse(json);
    expect(events).toMatchObject([
      { kind: 'contacts-imported', subject: importId, payload: { added: 2, completed: 0 } },
    ]);
  });

  it('is refused whole where it is more than a person may keep', async () => {
    await server.store.execute(sql`
      insert into network_contacts (user_id, name, company, company_key, position, email, phone, linkedin_url,
        connection_type, notes, status, tags, location, industry, details)
      select ${ana.id}, 'Person ' || n, '', '', '', '', '', '', 'direct', '', 'active', '{}', '', '', '[]'
      from generate_series(1, ${mostContacts}) n`);
    const more = await call('POST', 'import', { importId, contacts: [{ name: 'One more' }] });
    expect(more).toMatchObject({ status: 409, json: { code: 'too_many' } });
    expect(await server.store.$count(networkContacts, eq(networkContacts.userId, ana.id))).toBe(mostContacts);
  });
});
