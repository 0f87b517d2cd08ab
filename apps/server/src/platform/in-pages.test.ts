import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inPages } from './in-pages.ts';

it('gives every row once and in its order, and few long ones together', async () => {
  const lengths = fc.array(fc.integer({ min: 0, max: 400_000 }), { maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(lengths, async (rows) => {
      const pages: number[][] = [];
      const read = async (limit: number, offset: number) => rows.slice(offset, offset + limit);
      for await (const page of inPages(read, (row) => row)) pages.push(page);
      expect(pages.flat()).toEqual(rows);
      for (const page of pages) expect(page.length).toBeGreaterThan(0);
    }),
  );
  const long = Array.from({ length: 20 }, () => 300_000);
  const sizes: number[] = [];
  for await (const page of inPages(
    async (limit, offset) => long.slice(offset, offset + limit),
    (row) => row,
  ))
    sizes.push(page.length);
  expect(Math.max(...sizes)).toBe(1);
});
