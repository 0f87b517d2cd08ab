import { expect, test } from 'vitest';
import { norms, rubric, rubricDimensionIds } from './index.ts';

test('weights of each kind of question come to 100, and every dimension counts somewhere', () => {
  for (const weights of Object.values(rubric.weights))
    expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  const weighed = new Set(Object.values(rubric.weights).flatMap(Object.keys));
  expect([...weighed].toSorted()).toEqual([...rubricDimensionIds].toSorted());
});

test('ids are pinned: who changes what they stand for gives the rubric a new id', () => {
  expect(rubric.id).toBe('candor-interview-2');
});

test('every norm has a source', () => {
  for (const { from, to, source } of Object.values(norms)) {
    expect(from).toBeLessThan(to);
    expect(source).not.toBe('');
  }
});
