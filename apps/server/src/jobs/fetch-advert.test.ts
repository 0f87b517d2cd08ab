import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { advertFetching, fetchAdvert } from '@candor/contracts/jobs';
import { fetchPublic } from '../platform/fetch-public.ts';
import { aPerson, startTestApp, type TestApp } from '../platform/testing/index.ts';

let site: Server;
let url: string;
let visits = 0;
let server: TestApp;
const posting = JSON.stringify({
  '@type': 'JobPosting',
  title: 'Staff Nurse',
  hiringOrganization: { name: 'Ashgrove Hospital' },
  description: `<p>${'We care for people after operations. '.repeat(8)}</p>`,
});

beforeAll(async () => {
  site = createServer((_request, answer) => {
    visits += 1;
    answer.setHeader('content-type', 'text/html');
    answer.end(`<!doctype html><script type="application/ld+json">${posting}</script><p>Nurse</p>`);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const at = site.address();
  url = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/ad`;
  server = await startTestApp({ variables: { ADVERT_FETCH: 'on' } });
});
afterAll(async () => {
  await server.close();
  site.close();
});

const ask = async (app: TestApp, body: object) => {
  const as = await aPerson(app);
  return app.ask({ method: fetchAdvert.method, path: fetchAdvert.path, body, as });
};

it('opens no link unless the operator allows it', async () => {
  const closed = await startTestApp();
  const as = await aPerson(closed);
  const { method, path } = advertFetching;
  expect((await closed.ask({ method, path, as })).json).toEqual({ isOn: false });
  expect((await server.ask({ method, path, as })).json).toEqual({ isOn: true });
  expect(await ask(closed, { url })).toMatchObject({ status: 403, json: { code: 'fetching_off' } });
  expect(visits).toBe(0);
  await closed.close();
});

it('opens none that leads to the machine or its network', async () => {
  for (const inner of [url, 'http://localhost/', 'http://169.254.169.254/latest', 'http://[::1]/'])
    expect(await ask(server, { url: inner })).toMatchObject({
      status: 400,
      json: { error: expect.stringContaining('can’t be opened from here') },
    });
  for (const none of ['file:///etc/passwd', 'jobs.example.org', 'javascript:alert(1)'])
    expect((await ask(server, { url: none })).status).toBe(400);
  expect(visits).toBe(0);
});

it('reads the page at a link as a saved page is read', async () => {
  const reach = { resolve: async () => [], isAllowed: () => true, isPort: () => true };
  const before = server.http.platform.fetchPage;
  server.http.platform.fetchPage = (from, options) => fetchPublic(from, { ...options, reach });
  const answer = await ask(server, { url });
  server.http.platform.fetchPage = before;
  expect(fetchAdvert.reply.schema.parse(answer.json)).toMatchObject({
    title: 'Staff Nurse',
    company: 'Ashgrove Hospital',
  });
  expect(visits).toBe(1);
});
