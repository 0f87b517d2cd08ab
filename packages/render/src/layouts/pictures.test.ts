import { readFileSync, writeFileSync } from 'node:fs';
import { cvDesign, layoutIds, newestRelease, type LayoutId } from '@candor/domain/cv';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { pageEngine } from '../page/compile.ts';
import { firstDifference, pagePrint } from '../testing/page-print.ts';
import { people } from '../testing/people.data.ts';
import { releasesOf } from './index.ts';

/**
 * The pages of twelve people in every layout, as they were when the layout was released. Where one moves, a saved CV
 * would look different from one day to the next: keep the theme as `release-<n>.ts` and raise the release in
 * `domain/cv/layout-release.ts`, or put back what moved. `npm run pictures -w packages/render` then keeps the new ones.
 */
const keptSchema = z.object({
  release: z.int(),
  people: z.record(z.string(), z.object({ pages: z.int(), first: z.string() })),
});
type Kept = z.infer<typeof keptSchema>;

const engine = pageEngine();
const place = (layout: LayoutId) => new URL(`${layout}/pictures.json`, import.meta.url);

function drawn(layout: LayoutId): Kept {
  return {
    release: newestRelease(layout),
    people: Object.fromEntries(
      Object.entries(people).map(([name, { document, language }]) => {
        const design = cvDesign({ language });
        const { pages } = engine.pages({ document, layout, paper: 'a4', isBrandFree: true, design });
        return [name, { pages: pages.length, first: pagePrint(pages[0] ?? '') }];
      }),
    ),
  };
}

if (process.env['RENEW_PICTURES'] === 'yes') {
  for (const layout of layoutIds) writeFileSync(place(layout), `${JSON.stringify(drawn(layout), null, 2)}\n`);
}

test.each(layoutIds)('the pages of %s stand as they were released', (layout) => {
  const kept = keptSchema.parse(JSON.parse(readFileSync(place(layout), 'utf8')));
  const now = drawn(layout);
  expect(kept.release).toBe(now.release);
  expect(Object.keys(kept.people)).toEqual(Object.keys(people));
  for (const [name, { pages, first }] of Object.entries(now.people)) {
    const before = kept.people[name];
    expect([name, before?.pages]).toEqual([name, pages]);
    expect([name, firstDifference(before?.first ?? '', first)]).toEqual([name, null]);
  }
});

test('the newest release is the one that a new CV is made with', () => {
  for (const layout of layoutIds) expect(releasesOf(layout)[0]).toBe(newestRelease(layout));
});

test('a difference is seen, a rounding is not', () => {
  const print = '72,90,250#1b1b1a 72,120,105#1b1b1a';
  expect(firstDifference(print, '73,90,250#1b1b1a 72,121,105#1b1b1a')).toBeNull();
  expect(firstDifference(print, '72,93,250#1b1b1a 72,120,105#1b1b1a')).toContain('mark 0');
  expect(firstDifference(print, '72,90,250#1b1b1a')).toContain('became nothing');
  expect(firstDifference(print, print.replace('250#1b1b1a', '250#ff0000'))).toContain('mark 0');
});
