import { countries, describePay, experienceLevels, levelRange, whyNoPay } from '@candor/domain/salary';
import { expect, it } from 'vitest';
import { occupationTitles, payFacts, projectionOf, relatedOccupations, usWages } from './index.ts';

const everywhere = occupationTitles().flatMap(({ code }) => countries.map((country) => ({ code, country })));

it("shows nothing but the country's own row, for any occupation in any country", () => {
  const wrong = everywhere.filter(({ code, country }) => {
    const facts = payFacts(code, country);
    const pay = describePay(facts);
    if (!pay) return whyNoPay(facts, 'this') === null;
    const published = new Set(Object.values(facts.row?.pay ?? {}));
    const isOwn = [...Object.values(pay.distribution), pay.average].every(
      (amount) => published.has(amount) || amount === null,
    );
    const says = pay.source.name !== '' && pay.source.year !== '' && pay.basis.population !== '';
    return !(isOwn && says && pay.publishedAs !== '');
  });
  expect(wrong).toEqual([]);
});

it('pays each level more than the one before it', () => {
  const falling = everywhere.filter(({ code, country }) => {
    const pay = describePay(payFacts(code, country));
    const middles = pay
      ? experienceLevels.flatMap((level) => levelRange(pay.distribution, level)?.middle ?? [])
      : [];
    return middles.some((middle, at) => at > 0 && middle < (middles[at - 1] ?? 0));
  });
  expect(falling).toEqual([]);
});

it.each([
  ['us', 950],
  ['gb', 280],
  ['sg', 250],
  ['ca', 220],
  ['au', 200],
  ['de', 160],
  ['fr', 20],
  ['nl', 20],
] as const)('knows the pay of occupations in %s: at least %i', (country, least) => {
  const known = occupationTitles().filter(({ code }) => describePay(payFacts(code, country)));
  expect(known.length).toBeGreaterThanOrEqual(least);
});

it('knows no vocational nurse outside of the countries that license one', () => {
  expect(whyNoPay(payFacts('29-2061.00', 'gb'), 'Licensed Vocational Nurses')).toMatch(
    /^There is no occupation/,
  );
  expect(describePay(payFacts('29-2061.00', 'us'))).not.toBeNull();
});

// Each traced by hand to the row of its source: 43.27 an hour, 56 an hour, 5,276 a month, 4,056 a month, 34.50 an hour.
it.each([
  ['29-1141.00', 'us', 'Registered Nurses', 97_550],
  ['15-1252.00', 'gb', 'Programmers and software development professionals', 54_669],
  ['29-1141.00', 'ca', 'Registered nurses and registered psychiatric nurses', 90_002],
  ['29-1141.00', 'au', 'Registered Nurses', 110_656],
  ['29-1141.00', 'sg', 'Registered nurse and other nursing professional', 63_312],
  ['29-1141.00', 'de', 'Berufe in der Gesundheits- und Krankenpflege', 48_672],
  ['15-1252.00', 'nl', 'Software- en applicatieontwikkelaars', 71_760],
] as const)('%s in %s is the row "%s"', (code, country, publishedAs, median) => {
  const pay = describePay(payFacts(code, country));
  expect(pay?.publishedAs).toContain(publishedAs);
  expect(pay?.distribution.median).toBe(median);
});

it('shows what France publishes as net', () => {
  expect(describePay(payFacts('29-1141.00', 'fr'))).toMatchObject({
    basis: { tax: 'net', measure: 'mean' },
    average: 32582,
    distribution: { median: null },
  });
});

it('relates occupations and projects their employment', () => {
  expect(relatedOccupations('29-1141.00')).toContain('29-1141.01');
  expect(projectionOf('29-1141.00')?.employment2034).toBeGreaterThan(1000);
  expect(usWages('31-1122.00')?.title).toBe('Home Health and Personal Care Aides');
});
