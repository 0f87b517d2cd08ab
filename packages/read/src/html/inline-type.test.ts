import { expect, it } from 'vitest';
import { readHtml } from './read-html.ts';

it('gives an element that objects have a property for the size of what is around it', () => {
  const { lines } = readHtml('<p><constructor>Miller</constructor></p><p>of Ely</p>');
  const [miller, ely] = lines;
  expect(ely?.size).toBeTypeOf('number');
  expect(miller?.size).toBe(ely?.size);
});
