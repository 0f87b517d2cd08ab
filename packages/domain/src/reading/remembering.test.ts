import { expect, it } from 'vitest';
import { remembering } from './remembering.ts';

it('works out an answer once, and again only once too many others were asked for', () => {
  let asked = 0;
  const lengthOf = remembering((text) => {
    asked += 1;
    return text.length;
  });
  expect([lengthOf('cook'), lengthOf('cook'), asked]).toEqual([4, 4, 1]);
  for (let at = 0; at < 1_000; at += 1) lengthOf(`${at}`);
  expect([lengthOf('cook'), asked]).toEqual([4, 1_002]);
});

it('keeps no long text', () => {
  let asked = 0;
  const lengthOf = remembering((text) => {
    asked += 1;
    return text.length;
  });
  const long = 'a'.repeat(1_000);
  expect([lengthOf(long), lengthOf(long), asked]).toEqual([1_000, 1_000, 2]);
});
