import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allChecks } from './all-checks.ts';

/** What the test of a check must say: it is broken in a good CV, and it alone fires. */
const hasMutationTest = (id: string) => {
  const file = new URL(`checks/${id}.test.ts`, import.meta.url);
  if (!existsSync(file)) return false;
  const text = readFileSync(file, 'utf8').replaceAll(/\s/gu, '');
  return text.includes(`mutated('${id}'`) && text.includes(`toEqual(firesAt('${id}'`);
};

it('lists no check without a mutation test', () => {
  expect(allChecks.map(({ id }) => id).filter((id) => !hasMutationTest(id))).toEqual([]);
});
