import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot, root } from './paths.ts';

const product = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], { cwd: root }).filter(
  (path) => !/\.test\.tsx?$|\/testing\//.test(path),
);

it('reads the product', () => {
  expect(product.length).toBeGreaterThan(1_000);
});

it('takes no day of UTC for the day of a person: which day it is, dayFor and utcDay say', () => {
  const cutting = product.filter((path) =>
    /toISOString\(\)\s*\.(?:slice\(0, 10\)|substring\(0, 10\)|split\()/.test(
      readFileSync(inRoot(path), 'utf8'),
    ),
  );
  expect(cutting).toEqual([]);
});
