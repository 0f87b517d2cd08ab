import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FRAME, screens } from './screens.ts';

it('names modules that are there', () => {
  const named = [FRAME, ...screens.flatMap(({ modules, parts = [] }) => [...modules, ...parts])];
  expect(named.filter((module) => !existsSync(join(import.meta.dirname, '../src', module)))).toEqual([]);
});
