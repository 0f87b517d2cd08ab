import fc from 'fast-check';
import { expect, it } from 'vitest';
import { advertPageSchema, payBandsSchema, payHistorySchema } from '../advert.ts';
import { advertPageOf, payBandsOf, payHistoryOf } from './answers.ts';

const result = {
  __CLASS__: 'Adzuna::API::Response::Job',
  id: '4710',
  title: 'Senior <strong>Nurse</strong>',
  description: 'We want a <strong>nurse</strong> &amp; more…',
  created: '2026-11-02T08:15:00Z',
  redirect_url: 'https://www.adzuna.co.uk/jobs/land/ad/4710?v=1',
  company: { display_name: 'Guy’s' },
  location: { display_name: 'London', area: ['UK', 'London'] },
  category: { tag: 'healthcare-nursing-jobs', label: 'Healthcare & Nursing Jobs' },
  salary_min: 38_000,
  salary_max: 42_500.5,
  salary_is_predicted: '0',
  contract_time: 'full_time',
  contract_type: 'permanent',
};
const read = (changes: object) =>
  advertPageOf({ count: 1, results: [{ ...result, ...changes }] })?.adverts[0];

it('reads an advert whole', () => {
  expect(advertPageOf({ count: '1200', mean: 40_000.5, results: [result] })).toEqual({
    total: 1200,
    meanPay: 40_000.5,
    adverts: [
      {
        id: '4710',
        url: 'https://www.adzuna.co.uk/jobs/land/ad/4710?v=1',
        title: 'Senior Nurse',
        employer: 'Guy’s',
        place: 'London',
        category: 'Healthcare & Nursing Jobs',
        terms: 'Full-time, permanent',
        pay: { low: 38_000, high: 42_500.5, isPredicted: false },
        snippet: 'We want a nurse & more…',
        createdAt: '2026-11-02T08:15:00.000Z',
      },
    ],
  });
});

it.each([
  ['"1"', '1', true],
  ['1', 1, true],
  ['"0"', '0', false],
  ['0', 0, false],
  ['nothing', undefined, false],
  ['null', null, false],
])('a salary with salary_is_predicted of %s is predicted: %s', (_name, flag, isPredicted) => {
  expect(read({ salary_is_predicted: flag })?.pay).toMatchObject({ isPredicted });
});

it.each([
  [{ salary_min: null, salary_max: null }, null],
  [{ salary_min: undefined, salary_max: undefined }, null],
  [{ salary_min: 0, salary_max: 0 }, null],
  [{ salary_min: 'much', salary_max: '' }, null],
  [
    { salary_min: '38000', salary_max: null },
    { low: 38_000, high: 38_000, isPredicted: false },
  ],
  [
    { salary_min: 50_000, salary_max: 40_000 },
    { low: 40_000, high: 50_000, isPredicted: false },
  ],
])('reads the pay of %j', (pay, expected) => {
  expect(read(pay)?.pay).toEqual(expected);
});

it('reads an advert of which only the link and the title are known', () => {
  const { id, title, redirect_url: url } = result;
  expect(advertPageOf({ count: null, results: [{ id, title, redirect_url: url }] })).toMatchObject({
    total: 1,
    meanPay: null,
    adverts: [{ employer: '', place: '', category: '', terms: '', pay: null, snippet: '', createdAt: null }],
  });
});

it.each([
  [{ redirect_url: undefined }],
  [{ redirect_url: 'javascript:alert(1)' }],
  [{ redirect_url: '/jobs/1' }],
  [{ title: '<strong></strong>' }],
  [{ id: null }],
])('leaves out an advert with %j, and keeps the others', (changes) => {
  const page = advertPageOf({ count: 2, results: [{ ...result, ...changes }, result, 7, null] });
  expect(page?.adverts.map(({ id }) => id)).toEqual(['4710']);
});

it('puts the bands of a histogram in order, whose counts may stand in quotes', () => {
  expect(payBandsOf({ histogram: { '100000': 2, '20000': '31', '40000': 69, x: 1, '50000': null } })).toEqual(
    [
      { from: 20_000, count: 31 },
      { from: 40_000, count: 69 },
      { from: 100_000, count: 2 },
    ],
  );
});

it('puts the months of a history in order', () => {
  expect(
    payHistoryOf({ month: { '2026-07': 42_537.34, '2025-12': '41000', '2026-13': 1, '2026-08': null } }),
  ).toEqual([
    { month: '2025-12', mean: 41_000 },
    { month: '2026-07', mean: 42_537.34 },
  ]);
});

it.each([
  undefined,
  null,
  7,
  'text',
  [],
  {},
  { results: 7 },
  { histogram: [] },
  { month: null },
  { exception: 'AUTH_FAIL' },
])('finds no answer in %j', (body) => {
  expect([advertPageOf(body), payBandsOf(body), payHistoryOf(body)]).toEqual([null, null, null]);
});

const anything = fc.anything({ maxDepth: 2, withNullPrototype: true });
const nearly = fc.record({
  count: anything,
  mean: anything,
  results: fc.array(
    fc.oneof(
      anything,
      fc.record(
        Object.fromEntries(
          Object.entries(result).map(([name, value]) => [name, fc.oneof(fc.constant(value), anything)]),
        ),
      ),
    ),
    { maxLength: 3 },
  ),
});

it('gives what our own form allows, or nothing, whatever comes', () => {
  fc.assert(
    fc.property(fc.oneof(nearly, anything), fc.dictionary(fc.string(), anything), (page, map) => {
      for (const [read, schema] of [
        [advertPageOf(page), advertPageSchema],
        [payBandsOf({ histogram: map }), payBandsSchema],
        [payHistoryOf({ month: map }), payHistorySchema],
      ] as const)
        expect(schema.nullable().safeParse(JSON.parse(JSON.stringify(read))).error).toBeUndefined();
    }),
  );
});
