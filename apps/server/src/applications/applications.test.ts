import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationBoardSchema, applicationSchema, type Application } from '@candor/contracts/application';
import { listApplications, saveApplication } from '@candor/contracts/applications';
import { personEvents } from '@candor/contracts/events';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aCv, anApplication } from '../platform/testing/records.ts';

let server: TestApp;
let ana: Person;
beforeAll(async () => {
  server = await startTestApp();
  ana = await aPerson(server);
});
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, body?: unknown, as = ana) =>
  server.ask({ method, path, as, ...(body !== undefined && { body }) });

async function whole(answer: ReturnType<typeof call>): Promise<Application> {
  const { status, json } = await answer;
  expect(status).toBe(200);
  return applicationSchema.parse(json);
}
const get = (id: string, as = ana) => whole(call('GET', `/api/applications/${id}`, undefined, as));
const move = (id: string, body: unknown, as = ana) => call('PUT', `/api/applications/${id}/stage`, body, as);

async function save(body: object, as = ana) {
  const { status, json } = await call('POST', '/api/applications', body, as);
  expect(status).toBe(200);
  return saveApplication.reply.schema.parse(json);
}
async function cards(place: string, as = ana) {
  const { json } = await call('GET', `/api/applications?place=${place}`, undefined, as);
  return listApplications.reply.schema.parse(json);
}

const ADVERT = [
  'Senior Backend Engineer',
  'Company: Northwind Energy',
  'Location: Leeds',
  'Salary: £65,000 - £75,000 per year',
  '',
  'About the role',
  'You will build services in Go and PostgreSQL.',
].join('\n');

describe('a job that is saved', () => {
  it('is read from its advert, where the person did not say it', async () => {
    const { isNew, application } = await save({ advertText: ADVERT, company: 'Northwind' });
    expect(isNew).toBe(true);
    expect(application).toMatchObject({
      title: 'Senior Backend Engineer',
      company: 'Northwind',
      stage: 'saved',
      advertText: ADVERT,
      hasAdvert: true,
    });
    expect(application.location).toContain('Leeds');
    expect(application.pay?.printed).toContain('65,000');
  });

  it('keeps until when, to whom and how one applies, as its advert says', async () => {
    const apply =
      'Closing date: 12 December 2031. To apply, send your CV to Jane Hill, jane.hill@acme.example.';
    const of = await aPerson(server);
    const { application } = await save({ advertText: `${ADVERT}\n\nHow to apply\n${apply}` }, of);
    expect(application).toMatchObject({
      deadlineOn: '2031-12-12',
      contact: { name: 'Jane Hill', role: '', email: 'jane.hill@acme.example', phone: '' },
      howToApply: expect.stringContaining('send your CV'),
      pay: { low: 65_000, high: 75_000, currency: 'GBP', period: 'year' },
    });
    const own = { deadlineOn: '2031-11-30', contact: { name: 'Tom Hale' } };
    const answered = await save({ advertText: `${apply} Cook.`, title: 'Cook', ...own }, of);
    expect(answered.application).toMatchObject({ deadlineOn: '2031-11-30', contact: { name: 'Tom Hale' } });
  });

  it.each([
    [{ url: 'https://www.jobs.test/view/7?utm_source=mail#top' }, { url: 'https://jobs.test/view/7/' }],
    [
      { title: 'Nurse', company: 'St Mary’s', location: 'York' },
      { title: 'NURSE', company: 'St Mary’s ', location: 'york' },
    ],
  ])('is there once: %j', async (first, second) => {
    const before = await save(first);
    const after = await save(second);
    expect(after).toMatchObject({ isNew: false, application: { id: before.application.id } });
    const other = await save({ ...second, isAnother: true });
    expect(other.isNew).toBe(true);
    const of = await aPerson(server);
    expect((await save(second, of)).isNew).toBe(true);
  });

  it('is saved once by one request key, however often it is sent', async () => {
    const of = await aPerson(server);
    const asked = { title: 'Baker', isAnother: true };
    const headers = { 'idempotency-key': 'a-key' };
    await Promise.all(
      Array.from({ length: 5 }, () =>
        server.ask({ method: 'POST', path: '/api/applications', body: asked, as: of, headers }),
      ),
    );
    expect((await cards('active', of)).applications).toHaveLength(1);
  });

  it('is refused an address that is none of the web, and nothing at all', async () => {
    expect((await call('POST', '/api/applications', { url: 'javascript:alert(1)' })).status).toBe(400);
    expect((await call('POST', '/api/applications', { notes: 'only a note' })).status).toBe(400);
  });
});

describe('a move', () => {
  it('is kept with its day, and takes the days of the stage along', async () => {
    const { application } = await save({ title: 'Gardener' });
    const moved = await whole(move(application.id, { version: 1, from: 'saved', to: 'applied' }));
    expect(moved).toMatchObject({ stage: 'applied', version: 2 });
    expect(moved.appliedOn).toMatch(/^20\d\d-/);
    const closed = await whole(
      move(application.id, { version: 2, from: 'applied', to: 'closed', outcome: 'rejected' }),
    );
    expect(closed.outcome).toBe('rejected');
    expect(closed.moves.map(({ from, to }) => [from, to])).toEqual([
      [null, 'saved'],
      ['saved', 'applied'],
      ['applied', 'closed'],
    ]);
    const back = await whole(move(application.id, { version: 3, from: 'closed', to: 'interview' }));
    expect(back.outcome).toBeNull();
  });

  it('of two tabs: the second is told, and nothing is lost', async () => {
    const { application } = await save({ title: 'Welder' });
    const { id } = application;
    await whole(move(id, { version: 1, from: 'saved', to: 'applied' }));
    const { status, json } = await move(id, { version: 1, from: 'saved', to: 'interview' });
    expect(status).toBe(409);
    expect(json).toMatchObject({ code: 'stale', details: { current: { stage: 'applied', version: 2 } } });
    expect((await get(id)).moves).toHaveLength(2);
  });

  it('goes through where only other things changed meanwhile, and once where it is sent again', async () => {
    const { application } = await save({ title: 'Roofer' });
    const { id } = application;
    await whole(call('PUT', `/api/applications/${id}`, { version: 1, notes: 'Ask about tools.' }));
    const asked = { version: 1, from: 'saved', to: 'applied' };
    await whole(move(id, asked));
    const again = await whole(move(id, asked));
    expect(again.moves).toHaveLength(2);
    expect(again.notes).toBe('Ask about tools.');
  });

  it('puts a card in front of another, at the top or at the end', async () => {
    const of = await aPerson(server);
    const ids: string[] = [];
    for (const title of ['a', 'b', 'c']) ids.push((await save({ title }, of)).application.id);
    const order = async () =>
      (await cards('active', of)).applications
        .toSorted((x, y) => (x.position < y.position ? -1 : 1))
        .map(({ title }) => title)
        .join('');
    expect(await order()).toBe('cba');
    const within = { version: 1, from: 'saved', to: 'saved' };
    await move(ids[0] ?? '', { ...within, before: ids[1] }, of);
    expect(await order()).toBe('cab');
    await move(ids[2] ?? '', { ...within, before: null }, of);
    expect(await order()).toBe('abc');
    await move(ids[2] ?? '', { ...within, version: 2 }, of);
    expect(await order()).toBe('cab');
  });

  it('is told to other tabs, in the transaction that moves', async () => {
    const of = await aPerson(server);
    const { application } = await save({ title: 'Joiner' }, of);
    await move(application.id, { version: 1, from: 'saved', to: 'applied' }, of);
    const { json } = await call('GET', '/api/events?after=0', undefined, of);
    const { events } = personEvents.reply.schema.parse(json);
    expect(events.map(({ kind }) => kind)).toEqual(['application-created', 'application-moved']);
  });
});

it('refuses an edit over another version, and says what is there', async () => {
  const { application } = await save({ title: 'Painter' });
  const path = `/api/applications/${application.id}`;
  const saved = await whole(call('PUT', path, { version: 1, source: 'Friend' }));
  expect(saved).toMatchObject({ version: 2, source: 'Friend', title: 'Painter' });
  const late = await call('PUT', path, { version: 1, source: 'LinkedIn' });
  expect(late).toMatchObject({ status: 409, json: { details: { current: { source: 'Friend' } } } });
});

describe('stages', () => {
  it('are added, renamed and put in order; cards of one that goes move where they are told', async () => {
    const of = await aPerson(server);
    const put = (body: unknown) => call('PUT', '/api/application-stages', body, of);
    const { board } = await cards('active', of);
    const own = { name: 'Phone screen', kind: 'interview' };
    const made = applicationBoardSchema.parse(
      (await put({ version: 0, stages: [...board.stages.toReversed(), own] })).json,
    );
    const phone = made.stages.at(-1);
    expect(made.stages.map(({ name }) => name)).toEqual([
      'Closed',
      'Offer',
      'Interview',
      'Applied',
      'Saved',
      'Phone screen',
    ]);
    const { application } = await save({ title: 'Cook', stage: phone?.id }, of);
    expect(application.stage).toBe(phone?.id);
    expect((await put({ version: 0, stages: board.stages })).status).toBe(409);
    const moved = { [phone?.id ?? '']: 'interview' };
    expect((await put({ version: 1, stages: board.stages, moved })).status).toBe(200);
    expect(await get(application.id, of)).toMatchObject({ stage: 'interview' });
  });

  it('stay whole', async () => {
    const { board } = await cards('active');
    const put = (stages: unknown) =>
      call('PUT', '/api/application-stages', { version: board.version, stages });
    expect((await put(board.stages.slice(1))).status).toBe(400);
    expect((await put([...board.stages, board.stages[0]])).status).toBe(400);
  });
});

it('says what comes next: the first open task', async () => {
  const id = await anApplication(server, ana);
  const path = `/api/applications/${id}/tasks`;
  await call('POST', path, { title: 'Later', dueOn: '2027-03-02' });
  const call2 = {
    kind: 'interview',
    title: 'First call',
    dueOn: '2027-03-01',
    startsAt: '2027-03-01T10:00:00+01:00',
  };
  const { tasks, next } = await whole(call('POST', path, call2));
  expect(next).toEqual({
    kind: 'interview',
    title: 'First call',
    on: '2027-03-01',
    startsAt: '2027-03-01T09:00:00.000Z',
  });
  const done = await whole(call('PUT', `${path}/${tasks[0]?.id}`, { isDone: true }));
  expect(done.next?.title).toBe('Later');
  expect(done.tasks[0]?.doneAt).not.toBeNull();
  const less = await whole(call('DELETE', `${path}/${tasks[0]?.id}`));
  expect(less.tasks).toHaveLength(1);
});

it('keeps what was sent, with its file, when the CV is deleted for good', async () => {
  const { application } = await save({ title: 'Pilot' });
  const cv = await aCv(server, ana);
  const path = `/api/applications/${application.id}/documents`;
  const { documents } = await whole(call('POST', path, { kind: 'cv', documentId: cv }));
  expect(documents).toMatchObject([{ kind: 'cv', documentId: cv, version: 1 }]);
  const file = () => call('GET', `${path}/${documents[0]?.id}`);
  const before = await file();
  expect(before.headers['content-type']).toBe('application/pdf');
  expect((await call('DELETE', `/api/cv/${cv}`)).status).toBe(204);
  expect((await call('DELETE', `/api/trash/${cv}`)).status).toBe(204);
  const after = await get(application.id);
  expect(after.documents).toMatchObject([{ documentId: null, title: documents[0]?.title }]);
  expect(after.sent).toEqual(['cv']);
  expect((await file()).bytes).toEqual(before.bytes);
});

it('keeps nothing of a document that is not the caller’s', async () => {
  const { application } = await save({ title: 'Captain' });
  const other = await aPerson(server);
  const body = { kind: 'cv', documentId: await aCv(server, other) };
  expect((await call('POST', `/api/applications/${application.id}/documents`, body)).status).toBe(404);
});

describe('archive and trash', () => {
  it('hold what is put there, and give it back', async () => {
    const of = await aPerson(server);
    const { application } = await save({ title: 'Tailor' }, of);
    const put = (place: string) =>
      call('POST', '/api/applications/place', { ids: [application.id], place }, of);
    const where = async () => {
      const found = [];
      for (const place of ['active', 'archived', 'trash'])
        if ((await cards(place, of)).applications.length > 0) found.push(place);
      return found;
    };
    for (const place of ['archived', 'trash', 'active', 'trash']) {
      expect((await put(place)).json).toEqual({ placed: [application.id] });
      expect((await put(place)).json).toEqual({ placed: [] });
      expect(await where()).toEqual([place]);
    }
    expect((await call('GET', `/api/applications/${application.id}`, undefined, of)).status).toBe(404);
    // What was thrown away is no reason not to save the job again.
    expect((await save({ title: 'Tailor', company: '' }, of)).isNew).toBe(true);
    expect((await call('DELETE', `/api/applications/${application.id}`, undefined, of)).status).toBe(204);
    expect((await cards('trash', of)).applications).toEqual([]);
  });

  it('pass over what is another’s', async () => {
    const id = await anApplication(server, ana);
    const other = await aPerson(server);
    const body = { ids: [id], place: 'trash' };
    expect((await call('POST', '/api/applications/place', body, other)).json).toEqual({ placed: [] });
    expect((await get(id)).id).toBe(id);
  });
});
