import { titleFeatures } from '@candor/occupations/title-features';
import { expect, it } from 'vitest';
import { fitTitleRanker, misspelt } from './fit-title-ranker.ts';
import { product } from './vectors.ts';

/** The same draws each time. */
function draws() {
  let state = 7;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

const titles = ['bus driver', 'taxi driver', 'truck driver', 'head nurse', 'night nurse', 'school nurse'];

it('learns from titles what an unlisted one means', () => {
  const { features, vectors, classes, biases, dimensions } = fitTitleRanker(
    titles.map((title, at) => ({ title, shares: [[at < 3 ? 0 : 1, 1]] })),
    {
      classes: 2,
      dimensions: 8,
      rounds: 30,
      fewestTitles: 2,
      misspelt: 0,
      draw: draws(),
      featuresOf: titleFeatures,
      report: () => undefined,
    },
  );
  const scores = (title: string) => {
    const places = titleFeatures(title).flatMap((feature) => features.indexOf(feature));
    const mean = Float64Array.from({ length: dimensions }, (_, d) =>
      places.reduce((sum, place) => sum + (vectors[place * dimensions + d] ?? 0), 0),
    );
    return [...biases].map((bias, at) => bias + product(mean, classes, at * dimensions));
  };
  const [driver = 0, nurse = 0] = scores('tram driver');
  expect(driver).toBeGreaterThan(nurse);
  const [ofDrivers = 0, ofNurses = 0] = scores('day nurse');
  expect(ofNurses).toBeGreaterThan(ofDrivers);
});

it('makes slips of one letter', () => {
  const draw = draws();
  const slips = Array.from({ length: 50 }, () => misspelt('electrician', draw));
  expect(new Set(slips).size).toBeGreaterThan(10);
  for (const slip of slips) expect(Math.abs(slip.length - 'electrician'.length)).toBeLessThan(2);
});
