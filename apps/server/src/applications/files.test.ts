import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationSchema } from '@candor/contracts/application';
import { importApplications } from '@candor/contracts/application-files';
import { listApplications, saveApplication } from '@candor/contracts/applications';
import { trackerFiguresSchema } from '@candor/domain/applications';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const call = (as: Person, method: 'GET' | 'POST', path: string, body?: unknown) =>
  server.ask({ method, path, as, ...(body !== undefined && { body }) });

async function save(as: Person, body: object) {
  const { json } = await call(as, 'POST', '/api/applications', body);
  return saveApplication.reply.schema.parse(json).application;
}
async function bringIn(as: Person, applications: object[]) {
  const { status, json } = await call(as, 'POST', '/api/applications/import', { applications });
  expect(status).toBe(200);
  return importApplications.reply.schema.parse(json);
}

describe('a table that goes out', () => {
  it('holds every application, and no cell that a spreadsheet would run', async () => {
    const ana = await aPerson(server);
    await save(ana, {
      title: '=cmd()',
      company: '@evil',
      location: 'A "quoted", place',
      notes: 'two\nlines',
    });
    const { headers, text } = await call(ana, 'GET', '/api/applications/export');
    expect(headers['content-type']).toContain('text/csv');
    const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
    expect(rows).toMatchObject([
      {
        'Job title': "'=cmd()",
        Employer: "'@evil",
        Location: 'A "quoted", place',
        Stage: 'Saved',
        Notes: 'two\nlines',
      },
    ]);
  });
});

describe('a table that comes in', () => {
  it('brings the next step of a job as its task, which goes out again', async () => {
    const ana = await aPerson(server);
    const next = { title: 'Follow up', dueOn: '2027-02-01' };
    await bringIn(ana, [
      { title: 'Baker', company: 'Beta' },
      { title: 'Cook', next },
    ]);
    const { json } = await call(ana, 'GET', '/api/applications');
    const { applications } = listApplications.reply.schema.parse(json);
    expect(applications.map(({ title, next: step }) => [title, step?.title, step?.on]).toSorted()).toEqual([
      ['Baker', undefined, undefined],
      ['Cook', 'Follow up', '2027-02-01'],
    ]);
    const { text } = await call(ana, 'GET', '/api/applications/export');
    const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
    expect(rows.find((row) => row['Job title'] === 'Cook')).toMatchObject({
      'Next step': 'Follow up',
      'Next step on': '2027-02-01',
    });
  });

  it('is saved in its order, with its days, each job once', async () => {
    const ana = await aPerson(server);
    await save(ana, { title: 'Nurse', company: 'Alpha', location: 'Leeds' });
    const jobs = [
      { title: 'Nurse', company: 'ALPHA', location: 'Leeds' },
      { title: 'Baker', company: 'Beta', stage: 'applied', appliedOn: '2026-09-01', savedOn: '2026-08-30' },
      { title: 'Baker', company: 'beta' },
      { title: 'Cook', company: 'Gamma', stage: 'closed', outcome: 'rejected' },
      { title: 'Cook', company: 'Delta', stage: 'own-gone', outcome: 'rejected' },
    ];
    const first = await bringIn(ana, jobs);
    expect(first).toMatchObject({ alreadySaved: 2 });
    expect(first.added).toHaveLength(3);
    expect(await bringIn(ana, jobs)).toEqual({ added: [], alreadySaved: 5 });
    const { json } = await call(ana, 'GET', '/api/applications');
    const { applications } = listApplications.reply.schema.parse(json);
    const baker = applications.find(({ title }) => title === 'Baker');
    expect(baker).toMatchObject({ stage: 'applied', appliedOn: '2026-09-01' });
    expect(baker?.stageSince.slice(0, 10)).toBe('2026-09-01');
    expect(baker?.createdAt.slice(0, 10)).toBe('2026-08-30');
    expect(
      applications
        .filter(({ title }) => title === 'Cook')
        .map(({ stage, outcome }) => [stage, outcome])
        .toSorted(),
    ).toEqual([
      ['closed', 'rejected'],
      ['saved', null],
    ]);
  });
});

it('gives interviews with their time and open tasks as days, under ids that stay', async () => {
  const ana = await aPerson(server);
  const { id } = await save(ana, { title: 'Pilot; co, pilot', company: 'Air' });
  const tasks = `/api/applications/${id}/tasks`;
  const interview = {
    kind: 'interview',
    title: 'First call',
    dueOn: '2027-03-01',
    startsAt: '2027-03-01T10:00:00+01:00',
    durationMinutes: 45,
    place: 'https://meet.test/a',
  };
  await call(ana, 'POST', tasks, interview);
  const { json } = await call(ana, 'POST', tasks, { title: 'Send papers', dueOn: '2027-02-01' });
  const [task] = applicationSchema.parse(json).tasks;
  await call(ana, 'POST', tasks, { title: 'Some day' });
  const { text, headers } = await call(ana, 'GET', `/api/applications/${id}/calendar`);
  expect(headers['content-type']).toContain('text/calendar');
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART:20270301T090000Z',
      'DTEND:20270301T094500Z',
      'DTSTART;VALUE=DATE:20270201',
      `UID:${task?.id}`,
    ]),
  );
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(lines.find((line) => line.startsWith('SUMMARY:Send'))).toBe(
    'SUMMARY:Send papers: Pilot\\; co\\, pilot\\, Air',
  );
  expect((await call(ana, 'GET', '/api/applications/calendar')).text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
});

it('gives an interview that has a time and no day of its own', async () => {
  const ana = await aPerson(server);
  const { id } = await save(ana, { title: 'Nurse', company: 'Mercy' });
  const interview = { kind: 'interview', title: 'Call', startsAt: '2027-03-01T10:00:00+01:00' };
  await call(ana, 'POST', `/api/applications/${id}/tasks`, interview);
  const { text } = await call(ana, 'GET', `/api/applications/${id}/calendar`);
  expect(text).toContain('DTSTART:20270301T090000Z');
});

it('counts what was answered, by source', async () => {
  const ana = await aPerson(server);
  await bringIn(ana, [
    { title: 'A', company: 'A', stage: 'applied', appliedOn: '2026-09-01', source: 'LinkedIn' },
    {
      title: 'B',
      company: 'B',
      stage: 'closed',
      outcome: 'rejected',
      appliedOn: '2026-09-01',
      source: 'LinkedIn',
    },
    { title: 'C', company: 'C' },
  ]);
  const { json } = await call(ana, 'GET', '/api/applications/figures');
  const figures = trackerFiguresSchema.parse(json);
  expect(figures).toMatchObject({ total: 3, sources: [{ name: 'LinkedIn', applied: 2, answered: 1 }] });
});
