import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scriptedSource, type ScriptedSource, type SourceScript } from '@candor/testing/server';
import { aClock } from '../../platform/testing/clock.ts';
import { startTestApp, type TestApp } from '../../platform/testing/index.ts';
import { sourceAllowances, sourceAnswers } from '../schema.ts';
import { jobFeeds } from './job-feeds.ts';
import { goodAnswers } from './testing/answers.ts';

const good: SourceScript = (answer, { pathname }) =>
  void answer.end(JSON.stringify(goodAnswers[pathname] ?? { jobs: [], data: [] }));

let app: TestApp;
let server: ScriptedSource;
let script = good;
let clock: ReturnType<typeof aClock>;
beforeAll(async () => {
  app = await startTestApp();
  server = await scriptedSource((answer, asked) => script(answer, asked));
});
beforeEach(async () => {
  await app.store.delete(sourceAnswers);
  await app.store.delete(sourceAllowances);
  server.requests.length = 0;
  script = good;
  clock = aClock();
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const configuration = () => ({
  JOB_SOURCES_BASE_URL: server.address,
  GREENHOUSE_BOARDS: 'acme-health',
  LEVER_BOARDS: 'globex',
  ASHBY_BOARDS: 'initech',
});
/** The feeds as one server of the store has them. */
function feed(id: string) {
  const { store, http } = app;
  const core = { store, clock, log: http.log, stopping: new AbortController().signal };
  const found = jobFeeds({ ...core, configuration: configuration() }).find((one) => one.id === id);
  if (!found) throw new Error(`no feed ${id}`);
  return found;
}
const wanted = { query: 'staff nurse', location: '' };
const search = (id: string) => feed(id).search(wanted);

describe.each([
  ['arbeitnow', 'Klinik Arbor', 'Berlin', null],
  ['jobicy', 'Telecare & Co', 'Remote, UK', [40_000, 45_000]],
  ['greenhouse', 'Acme Health', 'Leeds, UK', [38_000, 42_000]],
  ['lever', 'Globex', 'York', [41_600, 45_760]],
  ['ashby', 'Initech', 'Remote, London', [41_000, 43_000]],
])('%s', (id, company, location, pay) => {
  it('is read: one advert as text, without its scripts, its pay a year', async () => {
    const found = await search(id);
    expect(found?.isCurrent).toBe(true);
    // Arbeitnow is asked for two pages, which here are the same.
    const [advert] = found?.adverts ?? [];
    expect(advert).toMatchObject({ company, location });
    expect(advert?.text).toContain('- Wound care');
    expect(advert?.text).not.toMatch(/steal|[<>&]/u);
    expect(advert?.pay && [advert.pay.low, advert.pay.high]).toEqual(pay);
    expect(advert?.terms).toMatch(/^(?:Full-time(?: permanent)?|Part-time|)$/u);
    expect(advert?.postedAt).toMatch(/^202[56]-11-/u);
    expect(new URL(advert?.url ?? '').protocol).toBe('https:');
  });

  it('may be empty, and may have nothing that is looked for', async () => {
    expect((await feed(id).search({ query: 'plumber', location: '' }))?.adverts).toEqual([]);
    await app.store.delete(sourceAnswers);
    await app.store.delete(sourceAllowances);
    script = (answer) => void answer.end(id === 'lever' ? '[]' : '{"jobs":[],"data":[]}');
    expect(await search(id)).toEqual({ adverts: [], isCurrent: true });
  });

  it.each<[string, SourceScript]>([
    ['another shape', (answer) => void answer.end('{"results":{"a":1}}')],
    ['no JSON', (answer) => void answer.end('<html><script>alert(1)</script>')],
    ['10 MB', (answer) => void answer.end(`{"jobs":["${'a'.repeat(10_000_000)}"]}`)],
    ['a redirect to an inner address', (answer) => void answer.writeHead(302, { location: '/inner' }).end()],
    ['an error', (answer) => void answer.writeHead(500).end()],
    ['a broken answer', (answer) => void answer.write('{"jobs":[', () => void answer.destroy())],
  ])('that answers %s has its last good answer stand in', async (_name, bad) => {
    script = bad;
    expect(await search(id)).toBeNull();
    await app.store.delete(sourceAllowances);
    script = good;
    await search(id);
    clock.pass(5 * 60);
    script = bad;
    await app.store.delete(sourceAllowances);
    const stale = await search(id);
    expect(stale?.isCurrent).toBe(false);
    expect(stale?.adverts[0]?.company).toBe(company);
    expect(server.requests.filter(({ pathname }) => pathname.endsWith('/inner'))).toEqual([]);
  });

  it('that limits us is left alone, on all servers', async () => {
    script = (answer) => void answer.writeHead(429, { 'retry-after': '600' }).end();
    expect(await search(id)).toBeNull();
    const asked = server.requests.length;
    expect(await search(id)).toBeNull();
    clock.pass(1);
    expect(await search(id)).toBeNull();
    expect(server.requests).toHaveLength(asked);
  });

  it('is asked no more than it allows', async () => {
    const firstAnswers = await search(id);
    const once = server.requests.length;
    expect(await search(id)).toEqual(firstAnswers);
    expect(server.requests).toHaveLength(once);
  });
});

it('asks Jobicy once an hour at most, whatever is looked for and on however many servers', async () => {
  script = (answer) => void answer.end('not yet');
  await Promise.all([
    search('jobicy'),
    search('jobicy'),
    feed('jobicy').search({ query: 'x', location: '' }),
  ]);
  clock.pass(30);
  await search('jobicy');
  expect(server.requests).toHaveLength(1);
  clock.pass(31);
  script = good;
  expect((await search('jobicy'))?.adverts).toHaveLength(1);
  expect(server.requests).toHaveLength(2);
});
