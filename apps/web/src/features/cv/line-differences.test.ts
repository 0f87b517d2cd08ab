import { expect, it } from 'vitest';
import { lineDifferences } from './line-differences.ts';

it('finds what only one of two versions says', () => {
  expect(lineDifferences('Ana\nNurse\n• 12 beds', 'Ana\n\n• 14 beds\nNurse')).toEqual({
    onlyOurs: ['• 12 beds'],
    onlyTheirs: ['• 14 beds'],
  });
});

it('finds nothing between equal texts', () => {
  expect(lineDifferences('Ana\nNurse', 'Ana\nNurse')).toEqual({ onlyOurs: [], onlyTheirs: [] });
});
