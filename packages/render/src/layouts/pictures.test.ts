import { readFileSync, writeFileSync } from 'node:fs';
import { cvDesign, layoutIds, newestRelease, type LayoutId } from '@candor/domain/cv';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { pageEngine } from '../page/compile.ts';
import { firstDifference, firstMovedLine, lineStarts, pagePrint } from '../testing/page-print.ts';
import { people } from '@candor/testing';
import { releasesOf } from './index.ts';

/**
 * The pages of twelve people in every release of every layout, as they were when it was released (every mark of the
 * first page, where every line of the others begins): the newest in
 * `pictures.json`, those before in `release-<n>.json` beside their themes. Where one moves, a saved CV would look
 * different from one day to the next: put back what moved, or make it a release. For that, theme and pictures become
 * `release-<n>.ts` and `.json`, and `domain/cv/layout-releases.data.ts` says what changed; then
 * `npm run pictures -w packages/render` keeps those of the newest.
 */
const keptSchema = z.object({
  release: z.int(),
  people: z.record(z.string(), z.object({ pages: z.int(), first: z.string(), rest: z.array(z.string()) })),
});
type Kept = z.infer<typeof keptSchema>;

const engine = pageEngine();
function place(layout: LayoutId, release: number): URL {
  const name = release === newestRelease(layout) ? 'pictures' : `release-${release}`;
  return new URL(`${layout}/${name}.json`, import.meta.url);
}

/** All that stands on the pages. */
function drawn(layout: LayoutId, release: number): Kept {
  return {
    release,
    people: Object.fromEntries(
      Object.entries(people).map(([name, { document, language }]) => {
        const design = cvDesign({ language });
        const looks = { layout, release, paper: 'a4', isBrandFree: true, design } as const;
        const { pages } = engine.pages({ document, ...looks });
        const [first = [], ...rest] = pages;
        return [name, { pages: pages.length, first: pagePrint(first), rest: rest.map(pagePrint) }];
      }),
    ),
  };
}

const keptOf = ({ release, people: prints }: Kept): Kept => ({
  release,
  people: Object.fromEntries(
    Object.entries(prints).map(([name, print]) => [name, { ...print, rest: print.rest.map(lineStarts) }]),
  ),
});

if (process.env['RENEW_PICTURES'] === 'yes') {
  for (const layout of layoutIds) {
    const newest = newestRelease(layout);
    writeFileSync(place(layout, newest), `${JSON.stringify(keptOf(drawn(layout, newest)), null, 2)}\n`);
  }
}

const released = layoutIds.flatMap((layout) =>
  releasesOf(layout).map((release) => [layout, release] as const),
);

test.each(released)('the pages of %s in release %i stand as they were released', (layout, release) => {
  const kept = keptSchema.parse(JSON.parse(readFileSync(place(layout, release), 'utf8')));
  const now = drawn(layout, release);
  expect(kept.release).toBe(now.release);
  expect(Object.keys(kept.people)).toEqual(Object.keys(people));
  for (const [name, { pages, first, rest }] of Object.entries(now.people)) {
    const before = kept.people[name];
    expect([name, before?.pages]).toEqual([name, pages]);
    expect([name, firstDifference(before?.first ?? '', first)]).toEqual([name, null]);
    const differences = rest.map((page, at) => firstMovedLine(before?.rest[at] ?? '', page));
    expect([name, differences]).toEqual([name, rest.map(() => null)]);
  }
});

test('the newest release is the one that a new CV is made with', () => {
  for (const layout of layoutIds) expect(releasesOf(layout)[0]).toBe(newestRelease(layout));
});

test('a line that begins elsewhere is seen, the rounding of what stands on it is not', () => {
  const starts = '72,90,250#1b1b1a 504,91,105#1b1b1a';
  expect(firstMovedLine(starts, '72,90,250#1b1b1a 504,90,105#1b1b1a')).toBeNull();
  expect(firstMovedLine(starts, `${starts} 300,91,105#1b1b1a`)).toBeNull();
  expect(firstMovedLine(starts, `${starts} 72,120,105#1b1b1a`)).toBe('72,120,105#1b1b1a is new');
  expect(firstMovedLine(starts, `${starts} 60,90,105#1b1b1a`)).toBe('60,90,105#1b1b1a is new');
  expect(firstMovedLine(starts, '72,90,250#1b1b1a')).toBe('504,91,105#1b1b1a is gone');
});

test('a difference is seen, a rounding is not', () => {
  const print = '72,90,250#1b1b1a 72,120,105#1b1b1a';
  expect(firstDifference(print, '73,90,250#1b1b1a 72,121,105#1b1b1a')).toBeNull();
  expect(firstDifference(print, '72,93,250#1b1b1a 72,120,105#1b1b1a')).toBe('72,90,250#1b1b1a is gone');
  expect(firstDifference(print, '72,90,250#1b1b1a')).toBe('72,120,105#1b1b1a is gone');
  expect(firstDifference(print, print.replace('250#1b1b1a', '250#ff0000'))).toBe('72,90,250#1b1b1a is gone');
});
