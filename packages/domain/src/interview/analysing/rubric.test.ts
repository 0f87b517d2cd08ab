import { expect, test } from 'vitest';
import { norms, rubric, rubricDimensionIds } from './index.ts';

test('weights of each kind of question come to 100, and every dimension counts somewhere', () => {
  for (const weights of Object.values(rubric.weights))
    expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  const weighed = new Set(Object.values(rubric.weights).flatMap(Object.keys));
  expect([...weighed].toSorted()).toEqual([...rubricDimensionIds].toSorted());
});

test('ids are pinned: who changes what they stand for gives the rubric a new id', () => {
  expect(rubric.id).toBe('candor-interview-1');
  expect(rubric.dimensions.map(({ id }) => id)).toEqual(rubricDimensionIds);
});

test('every dimension has five different anchors, every norm a source', () => {
  for (const { anchors } of rubric.dimensions) expect(new Set(anchors).size).toBe(5);
  for (const { from, to, source } of Object.values(norms)) {
    expect(from).toBeLessThan(to);
    expect(source).not.toBe('');
  }
});
