import { afterAll, beforeAll, expect, it } from 'vitest';
import { machineRead, machineReadFile } from '@candor/contracts/optimizer';
import { cvDocument, exportFormatSchema } from '@candor/domain/cv';
import { aDocument } from '@candor/testing';
import { aCv } from '../platform/testing/records.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';

let server: TestApp;
let ana: Person;
beforeAll(async () => {
  server = await startTestApp();
  ana = await aPerson(server);
});
afterAll(() => server.close());

const document = aDocument({
  summary: 'Ward nurse with nine years in trauma care. Calm, kind and quick to train others.',
  skills: [
    { name: 'Triage', group: '' },
    { name: 'Wound care', group: '' },
  ],
});

const ask = (body: object, as = ana, to = server) =>
  to.ask({ method: 'POST', path: machineRead.path, body, as });
async function read(body: object) {
  const { status, json } = await ask(body);
  expect(status).toBe(200);
  return machineRead.reply.schema.parse(json);
}

it.each(exportFormatSchema.options)('reads back what the %s of a CV shows', async (format) => {
  const { counts, text, advice, plain, found, pdf } = await read({ document, format, paper: 'a4' });
  expect(counts).toMatchObject({ otherwise: 0, lost: 0, added: 0 });
  expect(advice).toEqual([]);
  expect(text).toContain('Calm, kind and quick to train others.');
  expect(plain).toMatchObject({ isInOrder: true, apart: [] });
  expect(found.some(({ path }) => path === 'basics.name')).toBe(true);
  expect(pdf.startsWith(btoa('%PDF-').slice(0, 6))).toBe(format === 'pdf');
});

it('reads the page and not the data inside: years alone where the design shows years alone', async () => {
  const { sections, advice } = await read({ document, format: 'pdf', design: { dateForm: 'year' } });
  const [job] = sections.find(({ title }) => title === 'Work Experience')?.entries ?? [];
  expect(job?.fields.find(({ path }) => path === 'experience.0.dates')?.state).toBe('otherwise');
  expect(advice).toContain('Show dates as month and year, such as “Mar 2019 – Present”.');
});

it('misses nothing that the design hides', async () => {
  const hidden = { document, format: 'pdf', design: { sections: { hidden: ['skills'] } } };
  const { sections } = await read(hidden);
  expect(sections.map(({ title }) => title)).not.toContain('Skills');
});

it('reads a saved CV, and none of somebody else', async () => {
  const cvId = await aCv(server, ana);
  expect((await read({ cvId, format: 'txt', template: 'modern' })).text).not.toBe('');
  expect((await ask({ cvId, format: 'pdf' }, await aPerson(server))).status).toBe(404);
});

it.each([
  [{ format: 'pdf' }, 400],
  [{ document, format: 'odt' }, 400],
  [{ document: cvDocument(), format: 'pdf' }, 400],
  [{ document, format: 'pdf', title: 'x' }, 400],
  [{ document: { ...document, summary: 'x'.repeat(3 * 1024 * 1024) }, format: 'pdf' }, 413],
  [{ document, format: 'pdf', isBrandFree: true }, 403],
])('refuses what it cannot make a file of: %#', async (body, status) => {
  expect((await ask(body)).status).toBe(status);
});

it('refuses who asks without end', async () => {
  const limited = await startTestApp({ variables: { RATE_LIMIT: 'on' } });
  const ben = await aPerson(limited);
  const empty = { document: cvDocument(), format: 'pdf' };
  const statuses: number[] = [];
  for (let at = 0; at < 61; at += 1) statuses.push((await ask(empty, ben, limited)).status);
  await limited.close();
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([400]));
  expect(statuses.at(-1)).toBe(429);
});

const send = (name: string, content: string) => {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  return server.ask({ method: 'POST', path: machineReadFile.path, form, as: ana });
};

it('reads a file as it came', async () => {
  const lines = ['Ana Ruiz', 'Registered Nurse', 'ana@example.org', '', 'SKILLS', '', 'Triage, Wound care'];
  const { status, json } = await send('cv.txt', lines.join('\n'));
  expect(status).toBe(200);
  const { document: got, counts, plain, type } = machineReadFile.reply.schema.parse(json);
  expect(got.basics).toMatchObject({ name: 'Ana Ruiz', email: 'ana@example.org' });
  expect(counts).toMatchObject({ otherwise: 0, lost: 0, added: 0 });
  expect(plain).toMatchObject({ isInOrder: true, apart: [] });
  expect(type).toBe('txt');
});

it('says in a sentence why a file cannot be read', async () => {
  const { status, json } = await send('cv.pdf', '');
  expect(status).toBe(400);
  expect(json).toMatchObject({ error: expect.stringMatching(/empty/i) });
});
