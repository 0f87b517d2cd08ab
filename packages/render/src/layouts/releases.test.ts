import { layoutIds, newestRelease } from '@candor/domain/cv';
import { letterDocument } from '@candor/domain/letters';
import { expect, test } from 'vitest';
import { htmlOf } from '../html/html.ts';
import { letterSetting } from '../letters/letter-setting.ts';
import { settingOf } from '../setting.ts';
import { people } from '@candor/testing';
import { releasesOf, themeOf } from './index.ts';

const later = layoutIds.filter((layout) => newestRelease(layout) > 1);

test('a CV saved now is pinned to the release that is drawn as the newest', () => {
  const pinned = layoutIds.map((id) => [id, newestRelease(id)]);
  expect(pinned).toEqual(layoutIds.map((id) => [id, releasesOf(id)[0]]));
});

test('there is no gap between the releases of a layout', () => {
  for (const layout of layoutIds)
    expect(releasesOf(layout)).toEqual(
      Array.from({ length: newestRelease(layout) }, (_, at) => newestRelease(layout) - at),
    );
});

test.each(later)('each release of %s is drawn as itself, in every format', (layout) => {
  const { document } = people['engineer'] ?? { document: null };
  if (document === null) throw new Error('the engineer is gone');
  const files = releasesOf(layout).map((release) => {
    const input = { document, layout, release, paper: 'a4', isBrandFree: true } as const;
    return htmlOf(input, { setting: settingOf(input), isNumbered: false });
  });
  expect(new Set(files).size).toBe(files.length);
});

test.each(later)('a letter in %s stands as it did before the later release', (layout) => {
  const letter = letterDocument({ sender: ['Ana Ruiz'], paragraphs: ['I am writing to apply.'] });
  const { theme } = letterSetting({ letter, layout, paper: 'a4' });
  expect(theme).toEqual({ ...themeOf(layout, 1), sideEm: 0 });
});
