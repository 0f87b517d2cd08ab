import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { analyseSalary, salaryAnalysisSchema } from '@candor/contracts/salary';
import { scriptedSource, type ScriptedSource, type SourceScript } from '@candor/testing/server';
import { sourceAllowances, sourceAnswers } from '../jobs/schema.ts';
import { aClock } from '../platform/testing/clock.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';

const ID = 'id-of-the-app';
const KEY = 'c0ffee00c0ffee00c0ffee00c0ffee00';

const clock = aClock();
let adzuna: ScriptedSource;
let script: SourceScript;
let server: TestApp;
let ana: Person;

const advert = (id: number, changes: object = {}) => ({
  id: String(id),
  title: `Staff <strong>Nurse</strong> ${id}`,
  description: 'We want a <strong>nurse</strong>…',
  created: '2026-11-02T08:15:00Z',
  redirect_url: `https://www.adzuna.co.uk/jobs/land/ad/${id}`,
  company: { display_name: 'A hospital' },
  location: { display_name: 'Leeds' },
  category: { label: 'Healthcare & Nursing Jobs' },
  salary_min: 38_000,
  salary_max: 42_000,
  salary_is_predicted: '0',
  contract_time: 'full_time',
  ...changes,
});
const months = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'];
const rising = Object.fromEntries(months.map((month, at) => [month, 40_000 + 1_000 * at]));

/** A source that speaks its contract: adverts, bands and months. */
function answering(results: object[], month: object = rising): SourceScript {
  return (answer, asked) => {
    const answers: Record<string, object> = {
      '/v1/api/jobs/gb/search/1': { count: results.length * 10, mean: 39_000.4, results },
      '/v1/api/jobs/gb/histogram': { histogram: { '40000': 7, '20000': '3' } },
      '/v1/api/jobs/gb/history': { month },
    };
    const found = answers[asked.pathname];
    answer.writeHead(found ? 200 : 404).end(JSON.stringify(found ?? {}));
  };
}

beforeAll(async () => {
  adzuna = await scriptedSource((answer, asked) => script(answer, asked));
  const variables = { ADZUNA_APP_ID: ID, ADZUNA_APP_KEY: KEY, ADZUNA_BASE_URL: adzuna.address };
  server = await startTestApp({ variables, clock });
  ana = await aPerson(server);
});
beforeEach(async () => {
  await server.store.delete(sourceAnswers);
  await server.store.delete(sourceAllowances);
  adzuna.requests.length = 0;
});
afterAll(async () => {
  await server.close();
  await adzuna.close();
});

async function analyse(changes: object = {}) {
  const { method, path } = analyseSalary;
  const body = { what: 'Staff Nurse', where: 'gb', ...changes };
  const { status, json, text } = await server.ask({ method, path, body, as: ana });
  expect(status).toBe(200);
  expect(text).not.toContain(KEY);
  expect(server.logged.join('\n')).not.toContain(KEY);
  return salaryAnalysisSchema.parse(json);
}

it('lists five adverts with their link, and what the source knows of the position', async () => {
  script = answering([1, 2, 3, 4, 5, 6].map((id) => advert(id)));
  const { results, adverts, listingsNote, figures } = await analyse();
  expect(results).toHaveLength(5);
  expect(results[0]).toEqual({
    id: '1',
    position: 'Staff Nurse 1',
    company: 'A hospital',
    location: 'Leeds',
    salaryMean: 40_000,
    salaryMin: 38_000,
    salaryMax: 42_000,
    isPredicted: false,
    contractType: 'Full-time',
    category: { label: 'Healthcare & Nursing Jobs' },
    experience: '',
    description: 'We want a nurse…',
    url: 'https://www.adzuna.co.uk/jobs/land/ad/1',
    source: 'Adzuna',
    createdAt: '2026-11-02T08:15:00.000Z',
  });
  expect(adverts).toEqual({
    source: 'Adzuna',
    credit: { text: 'Jobs by Adzuna', url: 'https://www.adzuna.co.uk' },
    place: null,
    meanPay: 39_000,
    histogram: [
      { from: 20_000, count: 3 },
      { from: 40_000, count: 7 },
    ],
    payCaveat: 'Includes pay stated by employers and pay predicted by Adzuna.',
    fetchedAt: clock.now().toISOString(),
    isCurrent: true,
  });
  expect(listingsNote).toBeNull();
  expect(figures?.summary).toMatchObject({
    totalJobs: 60,
    marketTrend: 'up',
    trendPercentage: 7.3,
    trendYears: null,
    trendBasis: { source: 'Adzuna', measure: 'mean advertised pay', from: '2026-05', to: '2026-10' },
  });
  const { searchParams } =
    adzuna.requests.find(({ pathname }) => pathname.endsWith('/search/1')) ?? new URL('x:');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    what: 'staff nurse',
    app_id: ID,
    app_key: KEY,
    'content-type': 'application/json',
  });
});

it('asks for the adverts of the place that was named, and for no bands, which are of the country', async () => {
  script = answering([advert(1)]);
  const { adverts, figures } = await analyse({ where: 'Leeds' });
  expect(adverts).toMatchObject({ place: 'Leeds', histogram: [] });
  expect(figures?.publishedAs).toBe('Other nursing professionals');
  const places = adzuna.requests.map(({ pathname, searchParams }) => [
    pathname.split('/')[5],
    searchParams.get('where'),
  ]);
  expect(places.toSorted()).toEqual([
    ['history', null],
    ['search', 'leeds'],
  ]);
});

it('puts stated pay before predicted pay before none, marks what is predicted, and shows an advert once', async () => {
  script = answering([
    advert(1, { salary_min: null, salary_max: null }),
    advert(2, { salary_is_predicted: '1' }),
    advert(3, { salary_is_predicted: 1, salary_max: undefined }),
    advert(4, { title: 'Senior Nurse' }),
    advert(5, { title: 'Senior Nurse' }),
  ]);
  const { results } = await analyse();
  expect(results.map(({ id, isPredicted, salaryMean }) => [id, isPredicted, salaryMean])).toEqual([
    ['4', false, 40_000],
    ['2', true, 40_000],
    ['3', true, 38_000],
    ['1', false, null],
  ]);
  expect(results[0]?.experience).toBe('senior');
});

it('says that there are no adverts where none were found', async () => {
  script = answering([], {});
  const { success, results, listingsNote, figures } = await analyse();
  expect({ success, results }).toEqual({ success: true, results: [] });
  expect(listingsNote).toBe('Adzuna has no job ads for this position in the United Kingdom right now.');
  expect(figures?.summary).toMatchObject({ totalJobs: 0, marketTrend: 'not available', trendBasis: null });
});

const bad: Record<string, SourceScript> = {
  'answers 401': (answer) =>
    void answer.writeHead(401).end(`{"exception":"AUTH_FAIL","display":"bad key ${KEY}"}`),
  'answers 429': (answer) => void answer.writeHead(429).end(),
  'answers 503': (answer) => void answer.writeHead(503).end(),
  'sends no JSON': (answer) => void answer.end('<html>'),
  'sends another form': (answer) => void answer.end('{"results":{}}'),
  'sends more than 1 MB': (answer) =>
    void answer.end(JSON.stringify({ results: [], more: 'x'.repeat(1_100_000) })),
  'sends us to an inner address': (answer) =>
    void answer.writeHead(302, { location: `${adzuna.address}/inner` }).end(),
  resets: (answer) => void answer.destroy(),
  hangs: () => undefined,
};

it.each(Object.entries(bad))(
  'answers without adverts, and says so, where the source %s',
  async (_name, worse) => {
    script = worse;
    const { success, results, adverts, listingsNote, figures } = await analyse();
    expect({ success, results, adverts }).toEqual({ success: true, results: [], adverts: null });
    expect(listingsNote).toBe('Adzuna isn’t responding right now, so there are no job ads to show.');
    expect(figures?.distribution.median).toBeGreaterThan(0);
    expect(figures?.summary).toMatchObject({ totalJobs: 0, marketTrend: 'not available' });
    expect(adzuna.requests.filter(({ pathname }) => pathname === '/inner')).toEqual([]);
  },
);

it('shows the last good adverts with their day where the source fails later', async () => {
  script = answering([advert(1)]);
  await analyse();
  clock.pass(3 * 24 * 60);
  ana = await aPerson(server);
  script = (answer) => void answer.destroy();
  const { results, adverts, listingsNote } = await analyse();
  expect(results).toHaveLength(1);
  expect(adverts).toMatchObject({ isCurrent: false, fetchedAt: '2026-11-21T09:00:00.000Z' });
  expect(listingsNote).toBe('Adzuna isn’t responding right now. These results are from 21 November 2026.');
});

it('has the trend of published medians in the US where adverts give none', async () => {
  script = (answer) => void answer.writeHead(404).end();
  const { figures } = await analyse({ where: 'us' });
  expect(figures?.summary).toMatchObject({
    trendYears: { from: 2021, to: 2025 },
    trendBasis: { measure: 'median pay', caveat: expect.stringContaining('not design') },
  });
});

it('asks nothing for a position that is none, or a country that it has no figures of', async () => {
  script = answering([advert(1)]);
  await analyse({ what: '🚀🚀🚀' });
  await analyse({ where: 'Tokyo' });
  expect(adzuna.requests).toEqual([]);
});
