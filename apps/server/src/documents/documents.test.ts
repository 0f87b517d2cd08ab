import { afterAll, beforeAll, expect, it } from 'vitest';
import { preview } from '@candor/contracts/documents';
import { wholePage } from '@candor/domain/cv';
import { aPerson, startTestApp, type TestApp } from '../platform/testing/index.ts';
import { aCv } from '../platform/testing/records.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const document = {
  basics: { name: '王小明 <b>', headline: 'Cook', email: 'wang@example.org' },
  summary: 'Cook with eight years in three kitchens, forty meals a day and a calm hand.',
};

it('draws pages of a document and of a text', async () => {
  const as = await aPerson(server);
  for (const body of [{ document }, { text: 'Wang\nCook\n\nSKILLS\n\nKnives, Sauces' }]) {
    const answer = await server.ask({ method: 'POST', path: preview.path, body, as });
    const { pages } = preview.reply.schema.parse(answer.json);
    expect(pages).toHaveLength(1);
    for (const { svg } of pages.flat()) expect(svg).toMatch(/^<svg /);
  }
  expect((await server.ask({ method: 'POST', path: preview.path, body: {}, as })).status).toBe(400);
  const unknown = await server.ask({
    method: 'POST',
    path: preview.path,
    body: { document, template: '../x' },
    as,
  });
  expect(unknown.status).toBe(400);
});

it.each([
  ['pdf', 'application/pdf', '%PDF-'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
  ['html', 'text/html; charset=utf-8', '<!doctype html>'],
  ['txt', 'text/plain; charset=utf-8', '王小明'],
])('exports %s to be saved, never shown as a page of ours', async (format, type, start) => {
  const as = await aPerson(server);
  const title = '../../履歴書 "x"\r\nSet-Cookie: a=b';
  const answer = await server.ask({
    method: 'POST',
    path: '/api/export',
    body: { document, format, title },
    as,
  });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe(type);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.headers['set-cookie']).toBeUndefined();
  const disposition = String(answer.headers['content-disposition']);
  expect(disposition).toMatch(/^attachment; /);
  expect(disposition).not.toMatch(/[/\\]\.\.|\r|\n/);
  expect(decodeURIComponent(disposition)).toContain('履歴書');
  expect(Buffer.from(answer.bytes).toString('utf8').slice(0, 40)).toContain(start);
});

it('does not send again the pages that whoever asks holds', async () => {
  const as = await aPerson(server);
  const ask = async (known?: string[]) => {
    const body = { document, template: 'classic', known };
    return server.ask({ method: 'POST', path: preview.path, body, as });
  };
  const first = preview.reply.schema.parse((await ask()).json);
  const marks = first.pages.flat().map(({ mark }) => mark);
  const again = preview.reply.schema.parse((await ask(marks)).json);
  const pages = first.pages.map((page) => page.map((piece) => ({ ...piece, svg: '' })));
  expect(again).toEqual({ ...first, pages });
  expect(preview.reply.schema.parse((await ask(['0'.repeat(40)])).json)).toEqual(first);
  expect((await ask(['<svg>'])).status).toBe(400);
});

it('draws by a design, says how it was fitted, and refuses a design out of its bounds', async () => {
  const as = await aPerson(server);
  const ask = (design: object) =>
    server.ask({ method: 'POST', path: preview.path, body: { document, template: 'europass', design }, as });
  const answer = await ask({ accent: '#0b5d3b', fit: 'one', paper: 'a4' });
  const { pages, fit } = preview.reply.schema.parse(answer.json);
  expect(wholePage(pages[0] ?? [])).toContain('#0b5d3b');
  expect(pages[0]?.[0]?.svg).toContain('height="842"');
  expect(fit).toMatchObject({ pages: 1, sizeFactor: 1, tooLong: null });
  for (const design of [
    { accent: '#ffff00' },
    { size: 3 },
    { photo: { dataUrl: 'https://example.org/a.png' } },
  ]) {
    expect((await ask(design)).status).toBe(400);
  }
});

it('exports nothing that the design hides', async () => {
  const as = await aPerson(server);
  const design = { sections: { hidden: ['summary'] } };
  const body = {
    document: {
      ...document,
      skills: [{ name: 'A long list of knives and sauces to fill the page', group: '' }],
    },
    format: 'html',
    design,
  };
  const answer = await server.ask({ method: 'POST', path: '/api/export', body, as });
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('knives and sauces');
  expect(answer.text).not.toContain('forty meals');
});

it('makes no file of next to nothing, and none without its brand line for plans that have it', async () => {
  const as = await aPerson(server);
  const short = await server.ask({
    method: 'POST',
    path: '/api/export',
    body: { text: 'Wang', format: 'pdf' },
    as,
  });
  expect(short.json).toMatchObject({
    code: 'content_required',
    error: 'Please generate your document content before exporting.',
  });
  const free = await server.ask({
    method: 'POST',
    path: '/api/export',
    body: { document, format: 'pdf', isBrandFree: true },
    as,
  });
  expect(free).toMatchObject({ status: 403, json: { code: 'plan_required' } });
});

it('gives the picture of a first page once, and only to its owner', async () => {
  const ana = await aPerson(server);
  const path = `/api/cv/${await aCv(server, ana)}/picture`;
  const first = await server.ask({ method: 'GET', path, as: ana });
  expect(first.headers['content-type']).toBe('image/webp');
  expect(Buffer.from(first.bytes).toString('latin1', 0, 4)).toBe('RIFF');
  const etag = String(first.headers['etag']);
  expect(
    (await server.ask({ method: 'GET', path, as: ana, headers: { 'if-none-match': etag } })).status,
  ).toBe(304);
  expect(
    (await server.ask({ method: 'GET', path, as: await aPerson(server), headers: { 'if-none-match': etag } }))
      .status,
  ).toBe(404);
  expect((await server.ask({ method: 'GET', path, headers: { 'if-none-match': etag } })).status).toBe(401);
});

it('lets the picture of a version be kept for good by the session that asked, and none of another version', async () => {
  const ana = await aPerson(server);
  const path = `/api/cv/${await aCv(server, ana)}/picture`;
  const ask = (query: string) => server.ask({ method: 'GET', path: path + query, as: ana });
  expect((await ask('?version=1')).headers).toMatchObject({
    'cache-control': 'private, max-age=31536000, immutable',
    vary: 'Authorization',
  });
  for (const query of ['', '?version=2'])
    expect((await ask(query)).headers['cache-control']).toBe('private, no-cache');
  expect((await ask('?scale=3')).status).toBe(400);
});
