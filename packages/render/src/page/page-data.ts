import { families } from '../fonts/families.ts';
import { fontPlan, type FontPlan } from '../fonts/font-plan.ts';
import type { RenderInput } from '../input.ts';
import type { Theme } from '../layouts/theme.ts';
import { brandLine } from '../sheet/brand.ts';
import { isSheetRightToLeft } from '../sheet/direction.ts';
import { entryOrder } from '../sheet/entry-order.ts';
import { paperSizes } from '../sheet/paper.ts';
import type { Linked, Section } from '../sheet/sheet.ts';
import { sheetOf } from '../sheet/sheet-of.ts';
import { drawable, longestWord, wordsOf } from './words.ts';

/** From this length on a name's longest word is measured and the name set smaller where it would not fit. */
const longName = 14;
/** A file's title where the person has no name yet; PDF/UA asks for one. */
const untitled = 'CV';

export type PagePlan = FontPlan & {
  /** What the page template reads: sheet and theme, with every text prepared for setting. */
  data: object;
};

/** Everything the page template and the choice of fonts need for one drawing. */
export function planPage(input: RenderInput, theme: Theme): PagePlan {
  const sheet = sheetOf(input.document, theme.order);
  const text = families[theme.type.text];
  const display = families[theme.type.display];
  const plan = fontPlan(JSON.stringify(sheet), [text, display]);
  const { missing } = plan;
  const stack = (name: string) => [name, ...plan.fallbacks.map((fallback) => fallback.name)];
  const longest = longestWord(sheet.name);
  return {
    ...plan,
    data: {
      theme,
      title: [input.title, sheet.name].find((title) => title !== undefined && title !== '') ?? untitled,
      author: sheet.name,
      ...languageParts(input.language ?? 'en'),
      paper: paperSizes[input.paper].typst,
      brand: input.isBrandFree ? null : brandLine,
      isRtl: isSheetRightToLeft(sheet),
      fonts: { text: stack(text.name), display: stack(display.name) },
      longNameWord: longest.length >= longName ? drawable(longest, missing) : null,
      sheet: {
        name: wordsOf(sheet.name, missing),
        headline: wordsOf(sheet.headline, missing),
        contacts: sheet.contacts.map((contact) => linkedWords(contact, missing)),
        sections: sheet.sections.map((section) => sectionWords(section, theme, missing)),
      },
    },
  };
}

/** A BCP 47 tag as the page template takes it; a tag it could not read counts as English. */
function languageParts(tag: string) {
  const parts = /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}))?(?:-|$)/iu.exec(tag);
  return { language: parts?.[1]?.toLowerCase() ?? 'en', region: parts?.[2]?.toUpperCase() ?? null };
}

function linkedWords({ text, href }: Linked, missing: readonly string[]) {
  return { text: wordsOf(text, missing), href };
}

function sectionWords(section: Section, theme: Theme, missing: readonly string[]) {
  const words = (text: string) => wordsOf(text, missing);
  const title = words(section.title);
  switch (section.kind) {
    case 'prose':
      return { ...section, title, paragraphs: section.paragraphs.map(words) };
    case 'entries':
      return {
        ...section,
        title,
        entries: section.entries.map((entry) => ({
          ...entryOrder(entry, theme),
          title: linkedWords(entry.title, missing),
          subtitle: words(entry.subtitle),
          place: words(entry.place),
          dates: words(entry.dates),
          bullets: entry.bullets.map(words),
        })),
      };
    case 'groups':
      return {
        ...section,
        title,
        groups: section.groups.map(({ label, items }) => ({ label: words(label), items: items.map(words) })),
      };
    default:
      return section satisfies never;
  }
}
