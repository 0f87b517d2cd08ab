import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiKey, revokeApiKey } from '@candor/contracts/api-keys';
import { listApplications } from '@candor/contracts/applications';
import { readAdvertFile, readAdvertPage, saveAdvert } from '@candor/contracts/jobs';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';

let server: TestApp;
let ana: Person;
beforeAll(async () => {
  server = await startTestApp();
  ana = await aPerson(server);
});
afterAll(() => server.close());

const url = 'https://jobs.example.org/staff-nurse?utm_source=x';
const words =
  'Jobs\nStaff Nurse\nAshgrove Hospital, Leeds\nRequirements:\n- Wound care\n- Phlebotomy\nCookies';
const posting = JSON.stringify({
  '@type': 'JobPosting',
  title: 'Staff Nurse (Surgical)',
  hiringOrganization: { name: 'Ashgrove Hospital' },
  jobLocation: { address: { addressLocality: 'Leeds' } },
  description: `<p>${'We care for people after operations. '.repeat(10)}</p><ul><li>Wound care</li></ul><script>x()</script>`,
  baseSalary: { currency: 'GBP', value: { value: 35_000, unitText: 'YEAR' } },
});

async function aKey(owner: Person): Promise<{ id: string; as: Person }> {
  const { method, path, reply } = createApiKey;
  const body = {
    name: 'Browser extension',
    scopes: ['adverts:save'],
    days: 30,
    currentPassword: owner.password,
  };
  const { secret, key } = reply.schema.parse((await server.ask({ method, path, body, as: owner })).json);
  return { id: key.id, as: { ...owner, token: secret } };
}
const save = (body: object, as: Person) => server.ask({ method: 'POST', path: saveAdvert.path, body, as });
async function cards(owner: Person) {
  const { method, path, reply } = listApplications;
  return reply.schema.parse((await server.ask({ method, path, as: owner })).json).applications;
}

it('saves a page by what it says for search engines, once, with a key that opens nothing else', async () => {
  const { id, as } = await aKey(ana);
  const first = await save({ url, text: words, jsonLd: ['{"@type":"WebPage"}', posting] }, as);
  expect(first.status).toBe(200);
  expect(first.json).toEqual({ isNew: true, title: 'Staff Nurse (Surgical)', company: 'Ashgrove Hospital' });
  expect((await save({ url, text: words, jsonLd: [posting] }, as)).json).toMatchObject({ isNew: false });
  const [card, ...others] = await cards(ana);
  expect(others).toEqual([]);
  expect(card).toMatchObject({ location: 'Leeds', source: 'jobs.example.org', pay: { low: 35_000 } });

  const { method, path } = listApplications;
  expect((await server.ask({ method, path, as })).status).toBe(403);
  const withdrawn = { method: revokeApiKey.method, path: revokeApiKey.path.replace(':id', id), as: ana };
  expect((await server.ask(withdrawn)).status).toBe(204);
  expect((await save({ url, text: words }, as)).status).toBe(401);
});

it('saves a page without such data by its words', async () => {
  const ben = await aPerson(server);
  const { as } = await aKey(ben);
  expect((await save({ url, text: words }, as)).json).toMatchObject({ isNew: true, title: 'Staff Nurse' });
  expect(await cards(ben)).toHaveLength(1);
});

it('reads a page without saving it, by its data or by its words', async () => {
  const cleo = await aPerson(server);
  const { method, path, reply } = readAdvertPage;
  const read = async (body: object) =>
    reply.schema.parse((await server.ask({ method, path, body, as: cleo })).json);
  expect(await read({ text: words, jsonLd: [posting] })).toMatchObject({
    title: 'Staff Nurse (Surgical)',
    company: 'Ashgrove Hospital',
    location: 'Leeds',
    pay: { low: 35_000, currency: 'GBP', period: 'year' },
  });
  const byWords = await read({ text: words });
  expect(byWords).toMatchObject({ title: 'Staff Nurse', text: words });
  expect(await cards(cleo)).toEqual([]);
  const { as } = await aKey(cleo);
  expect((await server.ask({ method, path, body: { text: words }, as })).status).toBe(403);
});

it('stores no character that a store cannot hold, and no mark', async () => {
  const odd = JSON.stringify({
    '@type': 'JobPosting',
    title: 'A\u0000 &amp; B\uD800',
    hiringOrganization: { name: '<b>C\u202E</b>' },
    baseSalary: { currency: '\u0000x', value: { value: 9, unitText: 'HOUR' } },
  });
  const { status, json } = await save({ text: 'x', jsonLd: [odd] }, ana);
  expect(status).toBe(200);
  expect(json).toMatchObject({ title: 'A & B\uFFFD', company: 'C' });
});

it('refuses an empty page and what is no address of the web', async () => {
  for (const body of [{ url, text: ' \n' }, { url: 'file:///etc/passwd', text: words }, { text: 7 }])
    expect((await save(body, ana)).status).toBe(400);
});

it('reads a saved page, by its data and by its words, and runs nothing of it', async () => {
  const read = async (html: string) => {
    const form = new FormData();
    form.append('file', new Blob([html]), 'ad.html');
    const { status, json } = await server.ask({ method: 'POST', path: readAdvertFile.path, form, as: ana });
    expect(status).toBe(200);
    return readAdvertFile.reply.schema.parse(json);
  };
  const body = `<h1>Staff Nurse</h1><p>Ashgrove Hospital</p><ul><li>Wound care</li></ul>`;
  const withData = `<html><head><script type="application/ld+json">${posting.replace('<script>x()</script>', '')}</script></head><body>${body}</body></html>`;
  expect(await read(withData)).toMatchObject({
    title: 'Staff Nurse (Surgical)',
    location: 'Leeds',
    pay: { low: 35_000 },
  });
  const drawnByScripts = await read(withData.replace(body, ''));
  expect(drawnByScripts).toMatchObject({ title: 'Staff Nurse (Surgical)', location: 'Leeds' });
  const alone = await read(`<html><body>${body}<script>steal()</script></body></html>`);
  expect(alone.text).toContain('Wound care');
  expect(alone.text).not.toContain('steal');
  expect(alone).toMatchObject({ title: 'Staff Nurse', company: 'Ashgrove Hospital', pay: null });
});
