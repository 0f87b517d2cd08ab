import type { CustomSection, CvDocument } from './document.ts';
import type { CvDesign } from './design.ts';
import { namedSections, sectionLanguages, sectionNames, type SectionLanguage } from './section-names.data.ts';

/** The parts of a document that are sections, in the order of the text form. `custom` stands for all a person adds. */
export const sectionIds = [
  'summary',
  'experience',
  'education',
  'skills',
  'projects',
  'languages',
  'certifications',
  'custom',
] as const;
export type SectionId = (typeof sectionIds)[number];

/** A row of a section as the design names it. */
export type OutlineEntry = {
  /** Names the row by its words, so that a design never means another row after one is added or moved. */
  key: string;
  label: string;
  /** Place in the document's list. */
  at: number;
  isHidden: boolean;
};

/** A section as the design names and orders it. */
export type OutlineSection = {
  key: string;
  id: SectionId;
  /** Place in the document's own list of sections; 0 for all others. */
  at: number;
  /** What stands above it: the person's own title, or the name in the CV's language. */
  title: string;
  /** The title without the person's renaming. */
  usualTitle: string;
  isHidden: boolean;
  /** Rows that can be hidden one by one; none where the section is one text or a list of words. */
  entries: OutlineEntry[];
};

/** Longest part of a key; a title beyond it still names its row. */
const KEY_PART = 80;

function distinct(key: string, taken: Set<string>): string {
  let name = key;
  for (let count = 2; taken.has(name); count += 1) name = `${key}#${count}`;
  taken.add(name);
  return name;
}

type Row = { words: readonly string[]; start: string };

function rowsOf(id: SectionId, document: CvDocument, custom: CustomSection | undefined): Row[] {
  switch (id) {
    case 'experience':
      return document.experience.map(({ position, company, start }) => ({
        words: [position, company],
        start,
      }));
    case 'education':
      return document.education.map(({ degree, institution, start }) => ({
        words: [degree, institution],
        start,
      }));
    case 'projects':
      return document.projects.map(({ name, start }) => ({ words: [name], start }));
    case 'certifications':
      return document.certifications.map(({ name, issuer, date }) => ({
        words: [name, issuer],
        start: date,
      }));
    case 'custom':
      return (custom?.entries ?? []).map(({ title, subtitle, start }) => ({
        words: [title, subtitle],
        start,
      }));
    case 'summary':
    case 'skills':
    case 'languages':
      return [];
    default:
      return id satisfies never;
  }
}

const isFilled = (id: SectionId, document: CvDocument): boolean => document[id].length > 0;

const usualNames = new Map(
  sectionLanguages.flatMap((language) =>
    namedSections.map((name): [string, (typeof namedSections)[number]] => [
      sectionNames[language][name].toLowerCase(),
      name,
    ]),
  ),
);

/** A section people add under a usual name ("Volunteering") is named in the CV's language; other titles stay. */
function customTitle(title: string, language: SectionLanguage): string {
  const usual = usualNames.get(title.toLowerCase());
  if (title === '') return sectionNames[language].other;
  return usual === undefined || language === 'en' ? title : sectionNames[language][usual];
}

/**
 * The sections of a document as a design orders, names and hides them, empty ones left out. What the design does not
 * name follows in `order`, the layout's own.
 */
export function designOutline(
  document: CvDocument,
  design: CvDesign,
  order: readonly SectionId[] = sectionIds,
): OutlineSection[] {
  const taken = new Set<string>();
  const hidden = new Set(design.sections.hidden);
  const hiddenEntries = new Set(design.sections.hiddenEntries);
  const all = order.flatMap((id): OutlineSection[] => {
    if (!isFilled(id, document)) return [];
    const parts = id === 'custom' ? document.custom.map((section, at) => ({ section, at })) : [{ at: 0 }];
    return parts.map((part) => {
      const section = 'section' in part ? part.section : undefined;
      const key = distinct(
        id === 'custom' ? `custom:${(section?.title ?? '').slice(0, KEY_PART)}` : id,
        taken,
      );
      const usualTitle =
        id === 'custom'
          ? customTitle(section?.title ?? '', design.language)
          : sectionNames[design.language][id];
      const renamed = Object.hasOwn(design.sections.renamed, key) ? design.sections.renamed[key] : '';
      return {
        key,
        id,
        at: part.at,
        title: renamed || usualTitle,
        usualTitle,
        isHidden: hidden.has(key),
        entries: rowsOf(id, document, section).map(({ words, start }, at) => {
          const named = [...words, start].map((word) => word.slice(0, KEY_PART)).join('|');
          const entryKey = distinct(`${key}/${named}`, taken);
          return {
            key: entryKey,
            label: words.filter((word) => word !== '').join(', '),
            at,
            isHidden: hiddenEntries.has(entryKey),
          };
        }),
      };
    });
  });
  return arranged(all, design.sections.order);
}

function arranged(all: OutlineSection[], order: readonly string[]): OutlineSection[] {
  const places = new Map(order.map((key, at) => [key, at]));
  const place = ({ key }: OutlineSection) => places.get(key) ?? Number.MAX_SAFE_INTEGER;
  return all.toSorted((a, b) => place(a) - place(b));
}
