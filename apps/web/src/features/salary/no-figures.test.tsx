import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SalaryAnalysis } from './api/analyse-salary.ts';
import { NoFigures } from './no-figures.tsx';

afterEach(cleanup);

const baker = { code: '51-3011.00', title: 'Bakers', confidence: 0.3 };
function shown(some: Partial<SalaryAnalysis>) {
  const analysis = {
    error: 'We aren’t sure which occupation “Bread person” is.',
    occupation: null,
    alternatives: [],
    results: [],
    currency: null,
    otherPlaces: [],
    scales: [],
    ...some,
  };
  const nothing = () => undefined;
  // Of an answer, what is shown where it has no figures.
  render(
    <NoFigures analysis={analysis as unknown as SalaryAnalysis} onOccupation={nothing} onPlace={nothing} />,
  );
  return screen.getByRole('heading').textContent;
}

it('asks about a title that it has to ask about, and says that there is nothing only where there is nothing', () => {
  expect(shown({ alternatives: [baker] })).toBe('Which job do you mean?');
  cleanup();
  expect(shown({})).toBe('No data found');
  cleanup();
  expect(shown({ occupation: baker, alternatives: [baker] })).toBe('No data found');
});
