import { assert, jsonValue, nat, property } from 'fast-check';
import { expect, it } from 'vitest';
import { isNestedDeeperThan } from './json-body.ts';

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

it('measures the depth of any JSON, brackets in words left out', () => {
  assert(
    property(jsonValue({ stringUnit: 'grapheme' }), nat(8), (value, most) => {
      expect(isNestedDeeperThan(most, JSON.stringify(value))).toBe(depthOf(value) > most);
    }),
  );
  expect(isNestedDeeperThan(1, JSON.stringify({ a: '[[[\\"[[' }))).toBe(false);
});
