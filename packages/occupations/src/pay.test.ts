import { countries, describePay, experienceLevels, levelRange } from '@candor/domain/salary';
import { expect, it } from 'vitest';
import { occupationTitles, payFacts, projectionOf, relatedOccupations, usWages } from './index.ts';

const everywhere = occupationTitles().flatMap(({ code }) => countries.map((country) => ({ code, country })));

it('gives no figure without a basis, for any occupation in any country at any level', () => {
  const without = everywhere.filter(({ code, country }) => {
    const facts = payFacts(code, country);
    const pay = describePay(facts);
    if (!pay) return false;
    const isPublished =
      country === 'us' ? facts.us !== null : facts.national !== null || facts.factor !== null;
    const says = pay.source.name !== '' && pay.source.year !== '' && pay.basis.population !== '';
    const isWhole = Object.values(pay.distribution).every((amount) => Number.isFinite(amount) && amount > 0);
    return !(isPublished && says && isWhole && pay.publishedAs !== '');
  });
  expect(without).toEqual([]);
});

it('pays each level more than the one before it', () => {
  const falling = everywhere.filter(({ code, country }) => {
    const pay = describePay(payFacts(code, country));
    if (!pay) return false;
    const middles = experienceLevels.map((level) => levelRange(pay.distribution, level).middle);
    const isRising = middles.every((middle, at) => at === 0 || middle >= (middles[at - 1] ?? 0));
    return !isRising || (middles.at(-1) ?? 0) <= (middles[0] ?? 0);
  });
  expect(falling).toEqual([]);
});

it.each(countries)('knows the pay of nine occupations in ten in %s', (country) => {
  const known = occupationTitles().filter(({ code }) => describePay(payFacts(code, country)));
  expect(known.length).toBeGreaterThan(0.9 * occupationTitles().length);
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
  expect(pay).toMatchObject({ distribution: { median }, confidence: 'high' });
});

it('says that an estimate is one, with its range', () => {
  const pay = describePay(payFacts('19-2012.00', 'gb'));
  expect(pay?.confidence).not.toBe('high');
  expect(pay?.medianRange?.low).toBeLessThan(pay?.distribution.median ?? 0);
  expect(pay?.medianRange?.high).toBeGreaterThan(pay?.distribution.median ?? 0);
});

it('shows what France publishes as net', () => {
  expect(describePay(payFacts('29-1141.00', 'fr'))).toMatchObject({
    basis: { tax: 'net', measure: 'mean' },
    average: 32582,
  });
});

it('relates occupations and projects their employment', () => {
  expect(relatedOccupations('29-1141.00')).toContain('29-1141.01');
  expect(projectionOf('29-1141.00')?.employment2034).toBeGreaterThan(1000);
  expect(usWages('31-1122.00')?.title).toBe('Home Health and Personal Care Aides');
});
