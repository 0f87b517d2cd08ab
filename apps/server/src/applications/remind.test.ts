import { parse } from 'csv-parse/sync';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { savePreferences } from '@candor/contracts/account';
import { applicationSchema, type Application } from '@candor/contracts/application';
import { exportApplications } from '@candor/contracts/application-files';
import { saveApplication } from '@candor/contracts/applications';
import { aClock } from '../platform/testing/clock.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { anApplication } from '../platform/testing/records.ts';
import { localTimeIn, utcDay } from '../platform/zoned-time.ts';
import { reminders } from '../reminders/schema.ts';
import { applications } from './capability.ts';

const clock = aClock('2026-11-21T09:30:00.000Z');
let server: TestApp;
let ana: Person;
let id: string;
beforeAll(async () => {
  server = await startTestApp({ clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await aPerson(server);
  const body = { timeZone: 'America/New_York' };
  const { method, path } = savePreferences;
  await server.ask({ method, path, body, as: ana });
  id = await anApplication(server, ana);
});

const minutesOfDay = (moment: Date) => moment.getUTCHours() * 60 + moment.getUTCMinutes();

async function call(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Application> {
  const { status, json } = await server.ask({
    method,
    path: `/api/applications/${id}${path}`,
    as: ana,
    ...(body && { body }),
  });
  expect(status).toBe(200);
  return applicationSchema.parse(json);
}
async function aTask(fields: object): Promise<string> {
  return (await call('POST', '/tasks', fields)).tasks.at(-1)?.id ?? '';
}

/** What Ana will be reminded of, and when. */
async function ahead() {
  const rows = await server.store
    .select()
    .from(reminders)
    .where(and(eq(reminders.userId, ana.id), isNull(reminders.firedAt)))
    .orderBy(reminders.dueAt);
  return rows.map(({ kind, subject, dueAt, payload }) => ({
    kind,
    subject,
    at: dueAt.toISOString(),
    payload,
  }));
}
const due = async () => (await ahead()).map(({ kind, at }) => [kind, at]);
const interview = {
  kind: 'interview',
  title: 'Panel',
  dueOn: '2026-12-03',
  startsAt: '2026-12-03T15:00:00Z',
};

it('reminds of a task in the morning of its day, where the person is', async () => {
  await aTask({ title: 'Send papers', dueOn: '2026-12-01' });
  const { title, company } = await call('PUT', '', { version: 2, title: 'Ward manager', company: 'Mercy' });
  expect(await ahead()).toEqual([
    {
      kind: 'task-due',
      subject: id,
      at: '2026-12-01T14:00:00.000Z',
      payload: { task: 'Send papers', application: `${title}, ${company}`, on: '2026-12-01' },
    },
  ]);
});

it('reminds of an interview on the day before', async () => {
  await aTask(interview);
  expect(await ahead()).toMatchObject([
    {
      kind: 'interview-tomorrow',
      at: '2026-12-02T14:00:00.000Z',
      payload: { interview: 'Panel', startsAt: '2026-12-03T15:00:00.000Z' },
    },
  ]);
});

it('reminds of nothing that has no day, or whose time is over', async () => {
  await aTask({ title: 'Some day' });
  await aTask({ title: 'Late', dueOn: '2026-11-20' });
  await aTask({ ...interview, dueOn: '2026-11-21', startsAt: '2026-11-21T20:00:00Z' });
  expect(await due()).toEqual([]);
});

it('follows what becomes of a task', async () => {
  const taskId = await aTask({ title: 'Call', dueOn: '2026-12-01' });
  await call('PUT', `/tasks/${taskId}`, { dueOn: '2026-12-08' });
  expect(await due()).toEqual([['task-due', '2026-12-08T14:00:00.000Z']]);
  await call('PUT', `/tasks/${taskId}`, { isDone: true });
  expect(await due()).toEqual([]);
  await call('PUT', `/tasks/${taskId}`, { isDone: false });
  expect(await due()).toHaveLength(1);
  await call('DELETE', `/tasks/${taskId}`);
  expect(await due()).toEqual([]);
});

it('follows what becomes of the application', async () => {
  await aTask({ title: 'Call', dueOn: '2026-12-01' });
  const place = async (to: string) => {
    const path = '/api/applications/place';
    const { status } = await server.ask({ method: 'POST', path, body: { ids: [id], place: to }, as: ana });
    expect(status).toBe(200);
  };
  for (const away of ['archived', 'trash']) {
    await place(away);
    expect(await due()).toEqual([]);
    await place('active');
    expect(await due()).toHaveLength(1);
  }
  const { version } = await call('PUT', '/stage', { version: 1, from: 'saved', to: 'closed' });
  expect(await due()).toEqual([]);
  await call('PUT', '/stage', { version, from: 'closed', to: 'applied' });
  expect(await due()).toHaveLength(1);
});

it('is set by the tasks that come in with an export', async () => {
  await aTask({ title: 'Call', dueOn: '2026-12-01' });
  await server.store
    .update(reminders)
    .set({ key: 'application-task:of-the-export' })
    .where(eq(reminders.userId, ana.id));
  await server.store.transaction((tx) => applications.afterImport(tx, ana, clock.now()));
  expect(await due()).toEqual([['task-due', '2026-12-01T14:00:00.000Z']]);
});

it('was applied for on the day it is for the person, not in London', async () => {
  // On to 03:30 in UTC, whatever the tests before made of the clock.
  clock.pass((27 * 60 + 30 - minutesOfDay(clock.now())) % (24 * 60));
  const { appliedOn } = await call('PUT', '/stage', { version: 1, from: 'saved', to: 'applied' });
  // Past midnight in UTC, the evening before in New York.
  expect(appliedOn).toBe(localTimeIn('America/New_York', clock.now()).date);
  expect(appliedOn).not.toBe(utcDay(clock.now()));
});

it('saves a job that was applied for, and lists it, with the days it is for the person', async () => {
  clock.pass((27 * 60 + 30 - minutesOfDay(clock.now())) % (24 * 60));
  const body = { title: 'Night nurse', company: 'Lakeside', stage: 'applied' };
  await server.ask({ method: 'POST', path: saveApplication.path, body, as: ana });
  const { text } = await server.ask({ method: 'GET', path: exportApplications.path, as: ana });
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
  const today = localTimeIn('America/New_York', clock.now()).date;
  expect(rows.find((row) => row['Job title'] === 'Night nurse')).toMatchObject({
    'Applied on': today,
    'Saved on': today,
  });
});
