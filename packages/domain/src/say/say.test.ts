import { expect, it } from 'vitest';
import { plural, say } from './index.ts';

it('says what it says', () => {
  expect(say`Close`).toBe('Close');
  expect(say`${'Ana'} has ${plural(1200, { one: '# file', other: '# files' })}.`).toBe(
    'Ana has 1,200 files.',
  );
  expect(say`${plural(1, { one: '# file', other: '# files' })}`).toBe('1 file');
});
