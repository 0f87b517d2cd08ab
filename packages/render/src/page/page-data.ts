import type { DesignPhoto, SectionId } from '@candor/domain/cv';
import { families, type Family } from '../fonts/families.ts';
import { fontPlan, type FontPlan } from '../fonts/font-plan.ts';
import type { PagesInput } from '../input.ts';
import type { Theme } from '../layouts/theme.ts';
import type { Setting } from '../setting.ts';
import { brandLine } from '../resolved-layout/brand.ts';
import { isLayoutRightToLeft } from '../resolved-layout/direction.ts';
import { commaAfter, joinItems } from '../resolved-layout/comma.ts';
import { entryOrder } from '../resolved-layout/entry-order.ts';
import { languageOf } from '../resolved-layout/language.ts';
import { paperSizes } from '../resolved-layout/paper.ts';
import { standInLetter } from '../resolved-layout/script.ts';
import { isList, type Entry, type Section } from '../resolved-layout/resolved-layout.ts';
import { photoSize } from '../photo/photo-size.ts';
import { hasLongDates, hasLongSideWord, labelColumnEm } from '../resolved-layout/side-column.ts';
import { photoFile } from '../photo/photo-file.ts';
import { longestWord, placedWords, wordsOf, type Words } from './words.ts';

/** From this length on a name's longest word is measured and the name set smaller where it would not fit. */
const longName = 14;
/** A file's title where the person has no name yet; PDF/UA asks for one. */
const untitled = 'CV';

/**
 * What the page template reads, in two parts: the compiler keeps what it made of either for as long as that part stays,
 * and while a person types the look does.
 */
export type PageData = { look: PageLook; words: PageWords };

/** How the page looks. */
export type PageLook = { theme: Theme; [part: string]: unknown };

/** What the page says, every text prepared for setting. */
export type PageWords = {
  title: string;
  author: string;
  /** A file inside the PDF. */
  attached: { name: string; content: string; description: string } | null;
  head: { photo: PagePhoto | null; [part: string]: unknown };
  sections: object[];
};

/** Where the photo lies and how it stands. */
type PagePhoto = ReturnType<typeof photoWords>;

export type PagePlan = FontPlan & { data: PageData };

/** Pages ready to be set, alone or in a file with others. */
export type PreparedPages = { setting: Setting; data: PageData; fallbacks: FontPlan['fallbacks'] };

/** Two bullets of more characters than this may part at the end of a page. */
const longTail = 500;

/** A text of this many characters is surely higher than a heading of two lines beside it. */
const longText = 160;

/** Everything the page template and the choice of fonts need for one drawing. */
export function planPage(input: PagesInput, { resolved, theme, design }: Setting): PagePlan {
  const text = families[theme.type.text];
  const display = families[theme.type.display];
  const typed = JSON.stringify(resolved);
  const plan = fontPlan(typed, [text, display]);
  const { missing } = plan;
  const stack = (name: string) => [name, ...plan.fallbacks.map((fallback) => fallback.name)];
  const isMono = ({ kind }: Family) => kind === 'mono';
  const longest = longestWord(resolved.name);
  const words: WordsAt = (words, at) => {
    const set = wordsOf(words, missing);
    return input.isPlaced && at !== undefined ? placedWords(set, at) : set;
  };
  return {
    ...plan,
    data: {
      look: {
        theme: drawnTheme(theme),
        ...languageParts(languageOf(input.language, design, resolved)),
        paper: paperSizes[input.paper].typst,
        brand: input.isBrandFree ? null : brandLine,
        isRtl: isLayoutRightToLeft(resolved),
        fonts: { text: stack(text.name), display: stack(display.name) },
        standInLetter: standInLetter(typed),
        isMono: { text: isMono(text), display: isMono(display) },
        hasLongDates: hasLongDates(theme, resolved),
        hasLongSideWord: hasLongSideWord(theme, resolved),
        labelEm: labelColumnEm(theme, resolved),
        isMeasured: design.fit !== 'none',
      },
      words: {
        title: [input.title, resolved.name].find((title) => title !== undefined && title !== '') ?? untitled,
        author: resolved.name,
        attached: null,
        head: {
          name: words(resolved.name, resolved.namePath ?? 'basics.name'),
          headline: words(resolved.headline, 'basics.headline'),
          contacts: resolved.contacts.map(({ text, href, path }) => ({ text: words(text, path), href })),
          longNameWord: longest.length >= longName ? wordsOf(longest, missing) : null,
          photo: design.photo === null ? null : photoWords(design.photo, resolved.name),
        },
        sections: resolved.sections.map((section) => sectionWords(section, { resolved, theme }, words)),
      },
    },
  };
}

/** The theme with each weight replaced by the nearest one its family has; between two alike the bolder, as CSS does. */
export function drawnTheme(theme: Theme): Theme {
  const styles = Object.entries(theme.styles).map(([role, style]) => {
    const { faces } = families[theme.type[style.family]];
    const weights = faces.map(({ weight }) => weight).toSorted((a, b) => b - a);
    const [nearest = style.weight] = weights.toSorted(
      (a, b) => Math.abs(a - style.weight) - Math.abs(b - style.weight),
    );
    return [role, { ...style, weight: nearest }];
  });
  return { ...theme, styles: { ...theme.styles, ...Object.fromEntries(styles) } };
}

/** A BCP 47 tag as the page template takes it; a tag it could not read counts as English. */
function languageParts(tag: string) {
  const parts = /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}))?(?:-|$)/iu.exec(tag);
  return { language: parts?.[1]?.toLowerCase() ?? 'en', region: parts?.[2]?.toUpperCase() ?? null };
}

function photoWords(photo: DesignPhoto, name: string) {
  return {
    path: `/${photoFile(photo).name}`,
    ...photoSize(photo),
    shape: photo.shape,
    alt: name === '' ? 'Photo' : name,
  };
}

/** What the words of a section need to know of the whole. */
type Look = Pick<Setting, 'resolved' | 'theme'>;

/** A text as the template takes it; `at` is where it stands in the document, and is told where places are asked for. */
type WordsAt = (text: string, at?: string) => Words;

function sectionWords(section: Section, { resolved, theme }: Look, words: WordsAt) {
  // The heading of a section of the person's own is theirs to word.
  const own =
    section.kind === 'entries' ? /^custom\.\d+/.exec(section.entries[0]?.path ?? '')?.[0] : undefined;
  const title = words(section.title, own && `${own}.title`);
  switch (section.kind) {
    case 'prose':
      return {
        ...section,
        title,
        isLong: (section.paragraphs[0] ?? '').length > longText,
        paragraphs: section.paragraphs.map((paragraph, at) =>
          words(paragraph, section.paths?.[at] ?? `${section.id}.${at}`),
        ),
      };
    case 'entries':
      return {
        ...section,
        title,
        isList: isList(section),
        entries: section.entries.map((entry) => entryWords(entry, section.id, { resolved, theme }, words)),
      };
    case 'groups':
      return {
        ...section,
        title,
        isLong: joinItems(section.groups[0]?.items ?? [], resolved).length > longText,
        groups: section.groups.map(({ label, items, path }) => ({
          label: words(label),
          list: words(joinItems(items, resolved), path),
        })),
      };
    default:
      return section satisfies never;
  }
}

/** What the document calls the title and the subtitle of an entry. */
const titlesIn: Partial<Record<SectionId, readonly [string, string]>> = {
  experience: ['position', 'company'],
  education: ['degree', 'institution'],
  certifications: ['name', 'issuer'],
  projects: ['name', 'name'],
  custom: ['title', 'subtitle'],
};

function entryWords(entry: Entry, section: SectionId, { resolved, theme }: Look, words: WordsAt) {
  const { path } = entry;
  const [titleKey, subtitleKey] = titlesIn[section] ?? [];
  const within = (key: string | undefined) => (key === undefined ? undefined : `${path}.${key}`);
  const order = entryOrder(entry, theme);
  const [first, second] = order.isOrganisationFirst
    ? [entry.subtitle, entry.title.text]
    : [entry.title.text, entry.subtitle];
  return {
    ...order,
    commas: [first, second].map((text) => commaAfter(text, resolved)),
    isOnNewPage: entry.isOnNewPage,
    isKept: entry.isKept,
    title: {
      text: words(entry.title.text, within(entry.isUntitled ? subtitleKey : titleKey)),
      href: entry.title.href,
    },
    subtitle: words(entry.subtitle, within(subtitleKey)),
    place: words(entry.place, within('location')),
    dates: words(entry.dates, within(section === 'certifications' ? 'date' : 'dates')),
    bullets: entry.bullets.map((bullet, at) => words(bullet, `${path}.bullets.${at}`)),
    isHeld: entry.bullets.slice(-2).join('').length < longTail,
  };
}
