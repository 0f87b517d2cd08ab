import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveCv } from '@candor/contracts/cv';
import { preview } from '@candor/contracts/documents';
import { exportLetterDocument, previewLetter } from '@candor/contracts/letters';
import { createRenderer, type Renderer } from '@candor/render';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aCv } from '../platform/testing/records.ts';

let server: TestApp;
let drawing: Renderer;
let thumbnails = 0;
/** While set, what is asked to be drawn waits here, in the order in which it came. */
let waiting: { arrived(): void; let: Promise<void> } | undefined;
beforeAll(async () => {
  drawing = createRenderer();
  const renderer: Renderer = {
    ...drawing,
    cv: {
      ...drawing.cv,
      async pages(input, asking) {
        waiting?.arrived();
        await waiting?.let;
        return drawing.cv.pages(input, asking);
      },
      thumbnail(input, scale, asking) {
        thumbnails += 1;
        return drawing.cv.thumbnail(input, scale, asking);
      },
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

/** Sends each request when the one before it stands before the renderer, and lets them draw when all do. */
async function inThisOrder<T>(requests: readonly (() => Promise<T>)[]): Promise<T[]> {
  const released = Promise.withResolvers<void>();
  const replies: Promise<T>[] = [];
  for (const send of requests) {
    const arrival = Promise.withResolvers<void>();
    waiting = { arrived: arrival.resolve, let: released.promise };
    replies.push(send());
    await arrival.promise;
  }
  waiting = undefined;
  released.resolve();
  return Promise.all(replies);
}

it('draws the newest of what one session asks for under one name, and every other', async () => {
  const [ana, ben] = await Promise.all([aPerson(server), aPerson(server)]);
  const asked = [
    { as: ben, body: { document: long(20) } },
    ...['A', 'An', 'Ana'].map((name) => ({
      as: ana,
      body: { document: { basics: { name } }, latestOf: 'form' },
    })),
    { as: ana, body: { document: { basics }, latestOf: 'view' } },
    { as: ana, body: { document: { basics } } },
  ];
  const replies = await inThisOrder(
    asked.map(
      ({ as, body }) =>
        () =>
          draw(as, body),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 409, 409, 200, 200, 200]);
  expect(replies[1]?.json).toMatchObject({ code: 'superseded' });
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
  const ask = (as: Person, query = '') =>
    server.ask({ method: 'GET', path: `/api/cv/${id}/picture${query}`, as });
  thumbnails = 0;
  const first = await ask(ana);
  const again = await ask(ana);
  expect(again.bytes).toEqual(first.bytes);
  expect(again.headers['etag']).toBe(first.headers['etag']);
  expect((await ask(ben)).status).toBe(404);
  expect(thumbnails).toBe(1);
  expect((await ask(ana, '?scale=2')).bytes.length).toBeGreaterThan(first.bytes.length);
  const path = saveCv.path.replace(':id', id);
  await server.ask({ method: 'PUT', path, body: { version: 1, template: 'modern' }, as: ana });
  expect((await ask(ana)).bytes).not.toEqual(first.bytes);
  expect(thumbnails).toBe(3);
});

/** Conjuncts that end the compiler, and so its process. */
const conjuncts = '\u0915\u094d'.repeat(140);
const refused = (path: string, begin: string) => ({
  status: 400,
  json: {
    code: 'invalid',
    error: expect.stringMatching(
      new RegExp(`^${begin} has more than 16 characters joined into one\\. .*\\.$`),
    ),
    details: { fields: [{ path }] },
  },
});

it('refuses a text that cannot be set by naming its field, in every way to draw it', async () => {
  const as = await aPerson(server);
  expect(await draw(as, { document: { summary: conjuncts } })).toMatchObject(
    refused('summary', 'The summary'),
  );
  const document = { basics: { name: conjuncts, headline: 'Cook at the Kitchen, for fifty guests a day' } };
  const answers = await Promise.all(
    ['pdf', 'docx', 'html'].map((format) =>
      server.ask({ method: 'POST', path: '/api/export', body: { document, format }, as }),
    ),
  );
  for (const answer of answers) expect(answer).toMatchObject(refused('basics.name', 'The name'));
  const id = await aCv(server, as);
  const path = saveCv.path.replace(':id', id);
  expect((await server.ask({ method: 'PUT', path, body: { version: 1, document }, as })).status).toBe(200);
  const picture = await server.ask({ method: 'GET', path: `/api/cv/${id}/picture`, as });
  expect(picture).toMatchObject(refused('basics.name', 'The name'));
  const letter = { document: { sender: ['Ana'], paragraphs: [conjuncts] } };
  const asked = await server.ask({ method: 'POST', path: previewLetter.path, body: letter, as });
  expect(asked).toMatchObject(refused('paragraphs.0', 'Paragraph 1'));
  expect((await draw(as, { document: { basics } })).status).toBe(200);
});

it('names the field that most likely broke a drawing, and draws the next', async () => {
  const small = createRenderer({ residentMb: 40 });
  const cramped = await startTestApp({ renderer: small });
  const as = await aPerson(cramped);
  const document = { basics, summary: 'Cooked and boiled for ninety guests. '.repeat(100) };
  const answer = await cramped.ask({ method: 'POST', path: preview.path, body: { document }, as });
  expect(answer).toMatchObject({
    status: 400,
    json: {
      code: 'invalid',
      error:
        'This page cannot be drawn. The summary most likely causes this: please shorten it, or remove unusual characters.',
      details: { fields: [{ path: 'summary' }] },
    },
  });
  await cramped.close();
  await small.close();
});

it('draws no more pages of a letter than of a CV', async () => {
  const as = await aPerson(server);
  const document = {
    sender: ['Ana'],
    paragraphs: Array.from({ length: 60 }, () => 'Dear all. '.repeat(800)),
  };
  const ask = (path: string, body: object) => server.ask({ method: 'POST', path, body, as });
  expect(await ask(previewLetter.path, { document })).toMatchObject({
    status: 413,
    json: { code: 'too_large', error: 'This is longer than 30 pages. Please shorten it.' },
  });
  const lines = { ...document, paragraphs: document.paragraphs.map(() => 'Dear\n'.repeat(150)) };
  const { path } = exportLetterDocument;
  expect(await ask(path, { document: lines, format: 'pdf' })).toMatchObject({ status: 413 });
  expect((await ask(path, { document: lines, format: 'txt' })).status).toBe(200);
});
