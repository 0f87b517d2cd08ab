import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateCv } from '@candor/contracts/cv';
import { analyseSalary, salaryAnalysisSchema } from '@candor/contracts/salary';
import { countries, experienceLevels } from '@candor/domain/salary';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';

let server: TestApp;
let ana: Person;
beforeAll(async () => {
  server = await startTestApp();
  ana = await aPerson(server);
});
afterAll(() => server.close());

async function analyse(body: object, as = ana) {
  const { method, path } = analyseSalary;
  const { status, json } = await server.ask({ method, path, body, as });
  expect(status).toBe(200);
  return salaryAnalysisSchema.parse(json);
}

it('answers each country with its source, year and currency', async () => {
  for (const where of countries) {
    const { success, country, figures } = await analyse({ what: 'Electrician', where });
    expect({ success, country }).toEqual({ success: true, country: where });
    expect(figures?.source).not.toBe('');
    expect(figures?.year).toMatch(/20\d\d/);
  }
});

it('pays more at each level', async () => {
  const middles: number[] = [];
  for (const experience of experienceLevels) {
    const { figures } = await analyse({ what: 'Electrician', where: 'us', experience });
    middles.push(figures?.level.range?.middle ?? 0);
  }
  expect(middles).toEqual(middles.toSorted((a, b) => a - b));
  expect(new Set(middles).size).toBe(experienceLevels.length);
});

it('shows a trend of several years where there is one, else none', async () => {
  const us = await analyse({ what: 'Registered Nurse', where: 'us' });
  expect(us.figures?.summary).toMatchObject({ marketTrend: 'up', trendYears: { from: 2021, to: 2025 } });
  const gb = await analyse({ what: 'Registered Nurse', where: 'gb' });
  expect(gb.figures?.summary).toMatchObject({ marketTrend: 'not available', trendPercentage: null });
});

it('answers a place for its country, and says so', async () => {
  const { country, place, notes } = await analyse({ what: 'Cook', where: 'München' });
  expect({ country, place }).toEqual({ country: 'de', place: 'Munich' });
  expect(notes[0]).toBe('We have no figures for Munich alone. These are for all of Germany.');
});

it.each(['Tokyo', 'Atlantis on Sea'])('has no figures for %s, and says why', async (where) => {
  const { success, error, figures } = await analyse({ what: 'Cook', where });
  expect({ success, figures }).toEqual({ success: false, figures: null });
  expect(error).toContain(where);
});

it('says that it does not know a title, and offers none that only sounds like it', async () => {
  const { success, error, figures, alternatives } = await analyse({ what: 'banana whisperer', where: 'us' });
  expect({ success, figures }).toEqual({ success: false, figures: null });
  expect(error).toContain('“banana whisperer”');
  expect(alternatives).toEqual([]);
});

it('gives reasons and notes in the language of the page that asks', async () => {
  const { method, path } = analyseSalary;
  const body = { what: 'Cook', where: 'Leeds' };
  const headers = { 'accept-language': 'de' };
  const { json } = await server.ask({ method, path, body, as: ana, headers });
  const { notes, figures, listingsNote } = salaryAnalysisSchema.parse(json);
  expect(notes).toContain(
    'Für Leeds allein haben wir keine Zahlen. Diese gelten für das ganze Land (Vereinigtes Königreich).',
  );
  expect(figures?.advice.target?.reason).toMatch(/verdien/);
  expect(listingsNote).toMatch(/^Es gibt keine Stellenanzeigen/);
});

it('takes a title by what the country’s own table calls so', async () => {
  const rowOf = async (what: string, where: string) =>
    (await analyse({ what, where })).figures?.publishedAs ?? null;
  expect(await rowOf('Farmer', 'gb')).toBe('Farmers');
  expect(await rowOf('Scaffolder', 'gb')).toBe('Scaffolders, stagers and riggers');
  expect(await rowOf('IT manager', 'gb')).toBe('IT managers');
});

it.each([
  ['Sheriff', 'gb'],
  ['Sheriff', 'us'],
  ['Mitarbeiter', 'de'],
  ['Engineer', 'gb'],
  ['County commissioner', 'sg'],
  ['Health visitor', 'us'],
])('asks what is meant by %s in %s before it shows anything', async (what, where) => {
  const { success, error, occupation, alternatives } = await analyse({ what, where });
  expect({ success, occupation }).toEqual({ success: false, occupation: null });
  expect(error).toContain('Choose the nearest one');
  expect(alternatives.length).toBeGreaterThan(0);
});

it.each(['Teacher', 'Engineer', 'Analyst', 'Technician', 'Heavy duty mechanic', 'Fahrer'])(
  'understands every occupation that it offers for “%s”, in every country',
  async (what) => {
    const who = await aPerson(server);
    for (const where of countries) {
      const { alternatives } = await analyse({ what, where }, who);
      for (const { code, title } of alternatives) {
        const chosen = await analyse({ what, where, occupation: code }, who);
        expect({ where, title: chosen.occupation?.title, isShown: chosen.success }).toEqual({
          where,
          title,
          isShown: true,
        });
      }
    }
  },
);

it('remembers the occupation a person chose for a position, for them alone', async () => {
  const first = await analyse({ what: 'Teacher', where: 'us' });
  const other = first.alternatives[0];
  await analyse({ what: 'Teacher', where: 'us', occupation: other?.code });
  const again = await analyse({ what: 'teacher ', where: 'gb' });
  expect(again.occupation?.code).toBe(other?.code);
  expect(again.alternatives.map(({ code }) => code)).toContain(first.occupation?.code);
  const bo = await analyse({ what: 'Teacher', where: 'us' }, await aPerson(server));
  expect(bo.occupation?.code).toBe(first.occupation?.code);
});

it('takes no code that is none', async () => {
  const { occupation } = await analyse({ what: 'Cook', where: 'us', occupation: '99-9999.00' });
  expect(occupation?.code).toBe('35-2014.00');
});

it("keeps a person's own pay by country, says where it stands, and forgets it", async () => {
  const put = (amount: number | null) =>
    server.ask({ method: 'PUT', path: '/api/own-pay', body: { country: 'gb', amount }, as: ana });
  expect((await put(1)).status).toBe(204);
  const low = await analyse({ what: 'Bricklayer', where: 'gb' });
  expect(low.figures?.ownPay).toEqual({ amount: 1, standing: { kind: 'below', percent: 25 } });
  await put(low.figures?.distribution.median ?? 0);
  const middle = await analyse({ what: 'Bricklayer', where: 'gb' });
  expect(middle.figures?.ownPay?.standing).toEqual({ kind: 'within', percent: 50 });
  expect((await analyse({ what: 'Bricklayer', where: 'us' })).figures?.ownPay).toBeNull();
  expect(
    (await analyse({ what: 'Bricklayer', where: 'gb' }, await aPerson(server))).figures?.ownPay,
  ).toBeNull();
  await put(null);
  expect((await analyse({ what: 'Bricklayer', where: 'gb' })).figures?.ownPay).toBeNull();
});

it('refuses an empty position in the words of the product', async () => {
  const { method, path } = analyseSalary;
  const { status, json } = await server.ask({ method, path, body: { what: '  ', where: 'us' }, as: ana });
  expect(status).toBe(400);
  expect(JSON.stringify(json)).toContain('Please enter a job position to search for salary data.');
});

it.each([
  ['emoji', '🚀🚀🚀🚀'],
  ['500 characters', 'x'.repeat(500)],
  ['500 characters of emoji', `-${'🚀'.repeat(249)}`],
  ['control characters', '\u0000\u0001'],
  ['marks alone', '-- %% ..'],
])('knows no occupation called by %s, and gives no figure', async (_name, what) => {
  const { success, error, figures, results, alternatives } = await analyse({ what, where: 'us' });
  expect({ success, figures, results, alternatives }).toEqual({
    success: false,
    figures: null,
    results: [],
    alternatives: [],
  });
  expect(error?.isWellFormed()).toBe(true);
  expect(error).toMatch(/^We couldn’t find an occupation called “.{1,100}”\.$/su);
});

it.each([
  ['a position of more than 500 characters', { what: 'x'.repeat(501) }],
  ['a place of more than 200 characters', { what: 'Cook', where: 'x'.repeat(201) }],
  ['a level that is none', { what: 'Cook', experience: 'wizard' }],
])('refuses %s', async (_name, body) => {
  const { method, path } = analyseSalary;
  expect((await server.ask({ method, path, body, as: ana })).status).toBe(400);
});

it('has no adverts where no source is connected, and says so', async () => {
  const { results, adverts, listingsNote, figures } = await analyse({ what: 'Cook', where: 'us' });
  expect({ results, adverts, jobs: figures?.summary.totalJobs }).toEqual({
    results: [],
    adverts: null,
    jobs: 0,
  });
  expect(listingsNote).toContain('isn’t connected to a job board');
});

it('answers a level against the title for the level, and says so', async () => {
  const { notes } = await analyse({ what: 'Junior Chief Executive', where: 'us', experience: 'lead' });
  expect(notes).toHaveLength(1);
});

it("offers of a wide position first what the skills of the person's CV make of it", async () => {
  const { path, example, reply } = generateCv;
  const skills = ['Circuit breakers', 'MATLAB', 'Electrical wiring', 'PLC programming'];
  const body = { ...example.body, jobTitle: 'Engineer', experience: [], skills };
  const made = await server.ask({ method: 'POST', path, body, as: ana });
  const { id: cvId } = reply.schema.parse(made.json);
  const asked = { what: 'engineer', where: 'us', cvId };
  const { occupation, alternatives } = await analyse(asked);
  expect([occupation, alternatives[0]?.code]).toEqual([null, '17-2071.00']);
  const ben = await aPerson(server);
  const { method } = analyseSalary;
  const refused = await server.ask({ method, path: analyseSalary.path, body: asked, as: ben });
  expect(refused.status).toBe(404);
});

it('pays a German title by its own class, and a chosen occupation by its row', async () => {
  const what = 'Altenpfleger';
  const analysis = await analyse({ what, where: 'de' });
  expect(analysis.figures?.publishedAs).toContain('Altenpflege');
  const chosen = await analyse({ what, where: 'de', occupation: '29-1141.00' });
  expect(chosen.figures?.publishedAs).toContain('Krankenpflege');
});

it.each(['Head of Vibes', 'Dragon tamer', 'Chief Happiness Officer'])('shows nothing of %s', async (what) => {
  const { success, figures, occupation, error } = await analyse({ what, where: 'gb' });
  expect({ success, figures, occupation }).toEqual({ success: false, figures: null, occupation: null });
  expect(error).toMatch(/We aren’t sure|We couldn’t find an occupation/);
});

it('asks which occupation a title means that means several, and shows the chosen one', async () => {
  const what = 'Chief officer';
  const { success, alternatives } = await analyse({ what, where: 'gb' });
  expect(success).toBe(false);
  const code = alternatives[0]?.code;
  const chosen = await analyse({ what, where: 'gb', occupation: code }, await aPerson(server));
  expect(chosen.figures?.source).toContain('Office for National Statistics');
});

it('offers no occupation that the country does not have, and says why it shows nothing', async () => {
  const { success, error, alternatives } = await analyse({ what: 'Licensed Vocational Nurse', where: 'gb' });
  expect(success).toBe(false);
  expect(error).toMatch(/^There is no occupation/);
  expect(alternatives.map(({ title }) => title)).toContain('Other nursing professionals');
  const dutch = await analyse({ what: 'Registered nurse', where: 'nl' });
  expect(dutch).toMatchObject({ figures: null, error: expect.stringContaining('don’t estimate') as string });
});

it('names occupations as the country does', async () => {
  const { occupation, figures } = await analyse({ what: 'Staff nurse', where: 'gb' });
  expect(occupation?.title).toBe('Other nursing professionals');
  expect(figures?.comparisons.map(({ position }) => position)).not.toContain('Other nursing professionals');
});

it('knows the public scale of a position, and advises a point in it', async () => {
  const { scales, figures } = await analyse({ what: 'Band 5 nurse', where: 'gb', experience: 'lead' });
  expect(scales).toMatchObject([{ id: 'afc-england', usualGrade: 'Band 5' }]);
  expect(scales[0]?.advice).toContain('ask which point');
  expect(Object.values(figures?.advice ?? {})).toEqual([null, null, null]);
  expect((await analyse({ what: 'Registered nurse', where: 'us' })).scales).toEqual([]);
});

it('offers the other places of a name', async () => {
  const { country, otherPlaces } = await analyse({ what: 'Cook', where: 'Newcastle' });
  expect({ country, otherPlaces }).toEqual({
    country: 'au',
    otherPlaces: ['Newcastle upon Tyne, United Kingdom'],
  });
});

it('answers for the country that a person lives in where they name no place, and says where it has no figures', async () => {
  const ben = await aPerson(server);
  const ask = async () => {
    const { country, currency, error } = await analyse({ what: 'Cook', where: '' }, ben);
    return { country, currency, error };
  };
  const live = (deviceCountry: string) =>
    server.ask({ method: 'PUT', path: '/api/preferences', body: { deviceCountry }, as: ben });
  expect(await ask()).toMatchObject({ country: 'us', currency: 'USD' });
  await live('gb');
  expect(await ask()).toMatchObject({ country: 'gb', currency: 'GBP' });
  await live('pl');
  expect(await ask()).toMatchObject({ country: null, error: expect.stringContaining('Poland') as string });
});
