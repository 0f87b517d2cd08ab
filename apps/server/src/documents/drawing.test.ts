import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveCv } from '@candor/contracts/cv';
import { preview } from '@candor/contracts/documents';
import { createRenderer, type Renderer } from '@candor/render';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aCv } from '../platform/testing/records.ts';

let server: TestApp;
let drawing: Renderer;
let firstPages = 0;
beforeAll(async () => {
  drawing = createRenderer();
  const renderer: Renderer = {
    ...drawing,
    firstPage(input, asking) {
      firstPages += 1;
      return drawing.firstPage(input, asking);
    },
  };
  server = await startTestApp({ renderer });
});
afterAll(async () => {
  await server.close();
  await drawing.close();
});

const basics = { name: 'Ana Ruiz', headline: 'Cook' };
/** Each entry fills a page. */
const long = (entries: number) => ({
  basics,
  experience: Array.from({ length: entries }, (_entry, at) => ({
    company: `Kitchen ${at}`,
    bullets: Array.from({ length: 45 }, () => 'Cooked.'),
  })),
});
const draw = (as: Person, body: object) => server.ask({ method: 'POST', path: preview.path, body, as });

it('draws the newest of what one session asks for under one name, and every other', async () => {
  const [ana, ben] = await Promise.all([aPerson(server), aPerson(server)]);
  const slow = draw(ben, { document: long(20) });
  const typed = ['A', 'An', 'Ana'].map((name) =>
    draw(ana, { document: { basics: { name } }, latestOf: 'form' }),
  );
  const other = draw(ana, { document: { basics }, latestOf: 'view' });
  const unnamed = draw(ana, { document: { basics } });
  const statuses = (await Promise.all([slow, ...typed, other, unnamed])).map(({ status }) => status);
  expect(statuses).toEqual([200, 409, 409, 200, 200, 200]);
  expect((await typed[0])?.json).toMatchObject({ code: 'superseded' });
});

it('draws no more pages than anybody reads, and says so', async () => {
  const as = await aPerson(server);
  const { status, json } = await draw(as, { document: long(40) });
  expect({ status, json }).toMatchObject({
    status: 413,
    json: { code: 'too_large', error: 'This is longer than 30 pages. Please shorten it.' },
  });
  const document = {
    ...long(60),
    education: long(60).experience.map(({ bullets }) => ({ degree: 'BA', bullets })),
  };
  const custom = [
    { title: 'More', entries: long(60).experience.map(({ bullets }) => ({ title: 'x', bullets })) },
  ];
  const file = (format: string) =>
    server.ask({
      method: 'POST',
      path: '/api/export',
      body: { document: { ...document, custom }, format },
      as,
    });
  expect(await file('pdf')).toMatchObject({ status: 413, json: { code: 'too_large' } });
  expect((await file('txt')).status).toBe(200);
});

it('draws the picture of a saved CV once a version, and keeps it for its owner alone', async () => {
  const [ana, ben] = await Promise.all([aPerson(server), aPerson(server)]);
  const id = await aCv(server, ana);
  const ask = (as: Person) => server.ask({ method: 'GET', path: `/api/cv/${id}/picture`, as });
  firstPages = 0;
  const first = await ask(ana);
  const again = await ask(ana);
  expect(again.text).toBe(first.text);
  expect(again.headers['etag']).toBe(first.headers['etag']);
  expect((await ask(ben)).status).toBe(404);
  expect(firstPages).toBe(1);
  const path = saveCv.path.replace(':id', id);
  await server.ask({ method: 'PUT', path, body: { version: 1, template: 'modern' }, as: ana });
  expect((await ask(ana)).text).not.toBe(first.text);
  expect(firstPages).toBe(2);
});
