import { expect, it } from 'vitest';
import { contentHash } from './content-hash.ts';

it('chooses in one place whatever it chose in another, for most texts', () => {
  const texts = Array.from({ length: 400 }, (_, at) => `letter ${at}`);
  const alike = texts.filter(
    (text) => contentHash(`${text}\none or other`) % 2 === contentHash(`${text}\nthis or that`) % 2,
  );
  expect(alike.length).toBeGreaterThan(150);
  expect(alike.length).toBeLessThan(250);
});
