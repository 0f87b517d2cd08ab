import { expect, it } from 'vitest';
import { citySizes } from './city-sizes.ts';
import { cityClass, isLand } from './places.ts';
import { placeScore } from './place-score.ts';

it('knows a city in any spelling, with about how many people live there', () => {
  for (const name of ['Lodz', 'Łódź', 'ŁÓDŹ']) expect(cityClass(name)).toBe(1);
  for (const name of ['St Albans', 'Saint Albans', 'St. Albans']) expect(cityClass(name)).not.toBeNull();
  expect(citySizes[cityClass('Tokyo') ?? 4]).toBe(1_000_000);
  expect(cityClass('Market Harborough')).toBe(citySizes.length - 1);
});

it('takes no word of a sentence for a town of its name', () => {
  expect(cityClass('reading')).toBeNull();
  expect(cityClass('Reading')).not.toBeNull();
});

it('knows countries and their parts as people write them', () => {
  for (const name of ['Deutschland', 'the Netherlands', 'Idaho', 'Bayern', 'Германия', 'Remote'])
    expect(isLand(name)).toBe(true);
  expect(isLand('Harbour Works')).toBe(false);
});

it('is surer of a town with its state or country than of a small one alone', () => {
  for (const text of ['Boise, Idaho', 'Austin, TX', 'Skelbo, UK', 'Bristol United Kingdom', '75002 Paris'])
    expect(placeScore(text)).toBeGreaterThanOrEqual(0.85);
  expect(placeScore('Market Harborough')).toBeLessThan(placeScore('Leeds'));
  expect(placeScore('Acme, Berlin')).toBeLessThan(0.85);
  expect(placeScore('Ward Manager')).toBe(0);
});
