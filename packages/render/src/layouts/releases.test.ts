import { cvDesign, cvDocument, layoutIds, newestRelease } from '@candor/domain/cv';
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
  const { document: engineer } = people['engineer'] ?? { document: null };
  if (engineer === null) throw new Error('the engineer is gone');
  const custom = engineer.custom.map((section) => ({ ...section, title: section.title.toUpperCase() }));
  const document = { ...engineer, custom };
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

test('Modern sets every section name in one case, however it was typed, from its second release on', () => {
  const entries = [{ title: 'Trainer' }];
  const titles = ['VOLUNTEERING', 'volunteer work', 'NHS TRAINING', 'Vie associative', 'ДОПОЛНИТЕЛЬНО'];
  const document = cvDocument({ summary: 'Ranger.', custom: titles.map((title) => ({ title, entries })) });
  const headings = (release: number, design = cvDesign({})) =>
    settingOf({
      document,
      layout: 'modern',
      release,
      paper: 'a4',
      isBrandFree: true,
      design,
    }).resolved.sections.map(({ title }) => title);
  const normal = ['Volunteering', 'Volunteer work', 'NHS Training', 'Vie associative', 'Дополнительно'];
  expect(headings(2)).toEqual(['Summary', ...normal]);
  expect(headings(2, cvDesign({ sections: { renamed: { summary: 'ABOUT ME' } } }))[0]).toBe('About Me');
  expect(headings(1)).toEqual(['Summary', ...titles]);
  expect(headings(2, cvDesign({ language: 'de' }))[0]).toBe('Profil');
});
