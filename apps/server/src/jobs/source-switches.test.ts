import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminActs } from '@candor/contracts/admin';
import { listJobSources } from '@candor/contracts/job-sources';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { sourceSwitches } from './schema.ts';
import { createSourceSwitches } from './source-switches.ts';

const keys = { ADZUNA_APP_ID: 'id', ADZUNA_APP_KEY: 'key' };
const board = { id: 'board', name: 'Board', about: '', termsUrl: 'https://board.example/terms', needs: [] };

let plain: TestApp;
let keyed: TestApp;
let admin: Person;
beforeAll(async () => {
  // Two servers of one store.
  plain = await startTestApp();
  keyed = await startTestApp({ variables: keys });
  admin = await aPerson(plain, { role: 'admin' });
});
afterAll(async () => {
  await plain.close();
  await keyed.close();
});
beforeEach(async () => {
  await plain.store.delete(sourceSwitches);
});

const turn = (app: TestApp, body: object) =>
  app.ask({ method: 'PUT', path: '/api/admin/job-sources', as: admin, body: { id: 'adzuna', ...body } });
const adzunaOf = async (app: TestApp) => {
  const { json } = await app.ask({ method: 'GET', path: '/api/admin/job-sources', as: admin });
  return listJobSources.reply.schema.parse(json).sources.find(({ id }) => id === 'adzuna');
};
const market = (app: TestApp) => app.http.platform.jobBoards.market();

describe('before anybody switched', () => {
  it('a source is on where its keys are configured, and off else', async () => {
    expect(await adzunaOf(keyed)).toMatchObject({ isOn: true, missing: [], termsReadAt: null });
    expect(await adzunaOf(plain)).toMatchObject({
      isOn: false,
      missing: ['ADZUNA_APP_ID', 'ADZUNA_APP_KEY'],
    });
    expect(await market(keyed)).not.toBeNull();
    expect(await market(plain)).toBeNull();
  });

  it('a source that needs no keys is off', async () => {
    const switches = createSourceSwitches(keyed.http.platform, [board]);
    expect(await switches.isSourceOn('board')).toBe(false);
    expect(await switches.isSourceOn('unknown')).toBe(false);
    await switches.turn('board', true, new Date());
    expect(await switches.isSourceOn('board')).toBe(true);
  });
});

it('a source is off at once, on every server, and on again once somebody has read its terms', async () => {
  const other = await startTestApp({ variables: keys });
  expect((await turn(keyed, { isOn: false })).status).toBe(200);
  for (const app of [keyed, other]) expect(await market(app)).toBeNull();
  expect(await turn(keyed, { isOn: true })).toMatchObject({
    status: 400,
    json: { details: { fields: [{ path: 'hasReadTerms' }] } },
  });
  expect((await turn(keyed, { isOn: true, hasReadTerms: true })).status).toBe(200);
  for (const app of [keyed, other]) expect(await market(app)).not.toBeNull();
  expect((await adzunaOf(other))?.termsReadAt).toEqual(expect.any(String));
  await turn(keyed, { isOn: false });
  expect((await adzunaOf(other))?.termsReadAt).toEqual(expect.any(String));
  await other.close();
});

it('refuses to switch on what is not configured, and knows no other source', async () => {
  expect(await turn(plain, { isOn: true, hasReadTerms: true })).toMatchObject({
    status: 400,
    json: { error: 'Set ADZUNA_APP_ID and ADZUNA_APP_KEY and restart the server first.' },
  });
  expect((await turn(plain, { id: '__proto__', isOn: false })).status).toBe(404);
});

it('notes who switched', async () => {
  await turn(keyed, { isOn: true, hasReadTerms: true });
  const { json } = await plain.ask({ method: 'GET', path: '/api/admin/acts', as: admin });
  const [act] = adminActs.reply.schema.parse(json).acts;
  expect(act).toMatchObject({ act: 'source', by: admin.email, detail: 'Adzuna on, terms read' });
});
