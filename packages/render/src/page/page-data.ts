import { families } from '../fonts/families.ts';
import type { RenderInput } from '../input.ts';
import type { Theme } from '../layouts/theme.ts';
import type { Linked } from '../sheet/sheet.ts';
import { brandLine } from '../sheet/brand.ts';
import { isSheetRightToLeft } from '../sheet/direction.ts';
import { paperSizes } from '../sheet/paper.ts';
import { sheetOf } from '../sheet/sheet-of.ts';
import { longestWord, wordsOf } from './words.ts';

/** From this length on a name's longest word is measured and the name set smaller where it would not fit. */
const longName = 16;

/** What the page template reads: sheet and theme, with every text prepared for setting. */
export function pageData(input: RenderInput, theme: Theme) {
  const sheet = sheetOf(input.document, theme.order);
  const linked = ({ text, href }: Linked) => ({ text: wordsOf(text), href });
  return {
    theme,
    title: input.title ?? sheet.name,
    author: sheet.name,
    language: input.language ?? 'en',
    paper: paperSizes[input.paper].typst,
    brand: input.isBrandFree ? null : brandLine,
    isRtl: isSheetRightToLeft(sheet),
    fonts: { text: [families[theme.type.text].name], display: [families[theme.type.display].name] },
    longNameWord:
      longestWord(sheet.name) >= longName
        ? (sheet.name.split(/\s+/u).sort((a, b) => b.length - a.length)[0] ?? null)
        : null,
    sheet: {
      name: wordsOf(sheet.name),
      headline: wordsOf(sheet.headline),
      contacts: sheet.contacts.map(linked),
      sections: sheet.sections.map((section) => {
        const title = wordsOf(section.title);
        switch (section.kind) {
          case 'prose':
            return { ...section, title, paragraphs: section.paragraphs.map(wordsOf) };
          case 'entries':
            return {
              ...section,
              title,
              entries: section.entries.map((entry) => ({
                title: linked(entry.title),
                subtitle: wordsOf(entry.subtitle),
                place: wordsOf(entry.place),
                dates: entry.dates,
                bullets: entry.bullets.map(wordsOf),
              })),
            };
          case 'groups':
            return {
              ...section,
              title,
              groups: section.groups.map(({ label, items }) => ({
                label: wordsOf(label),
                items: items.map(wordsOf),
              })),
            };
          default:
            return section satisfies never;
        }
      }),
    },
  };
}
