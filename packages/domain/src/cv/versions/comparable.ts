import { align, sharedWords, wordsOf, type Alignable } from '../../versions/index.ts';
import type { CustomSection, CvDocument } from '../document.ts';

/** Sections of a document that are lists of entries, under the names the document gives them. */
export const listSections = [
  'experience',
  'education',
  'skills',
  'projects',
  'languages',
  'certifications',
] as const;
export type ListSection = (typeof listSections)[number];
export type SectionKind = 'basics' | 'summary' | ListSection | 'custom';

/** An entry as it is compared: its lines by name, and its statements. */
export interface ComparableEntry {
  fields: Readonly<Record<string, string>>;
  bullets: readonly string[];
}

export interface ComparableSection {
  kind: SectionKind;
  /** Where its entries stand in the document. */
  path: string;
  /** The person's own title of a custom section; empty for the others. */
  title: string;
  entries: readonly ComparableEntry[];
}

/** How much each line tells which entry this is. What is not named tells nothing. */
const weights: Record<SectionKind, Readonly<Record<string, number>>> = {
  basics: {},
  summary: {},
  experience: { company: 7, position: 7, start: 3, location: 2, end: 1 },
  education: { institution: 8, degree: 8, start: 2, end: 2 },
  skills: { name: 1 },
  projects: { name: 7, url: 2, start: 1 },
  languages: { name: 1 },
  certifications: { name: 7, issuer: 2, date: 1 },
  custom: { title: 6, subtitle: 3, start: 1 },
};

/** Of entries that are names alone, only the name tells. */
const byNameOnly: ReadonlySet<SectionKind> = new Set(['skills', 'languages']);

/** The lines and statements of an entry of any section, in the section's own order. */
export function comparableEntry(entry: object): ComparableEntry {
  const fields: Record<string, string> = {};
  let bullets: readonly string[] = [];
  for (const [name, value] of Object.entries(entry)) {
    if (typeof value === 'string') fields[name] = value;
    else if (Array.isArray(value)) bullets = value.filter((bullet) => typeof bullet === 'string');
  }
  return { fields, bullets };
}

function basicsEntry({ basics }: CvDocument): ComparableEntry {
  const { links, ...lines } = basics;
  return {
    fields: lines,
    bullets: links.map(({ label, url }) => [label, url].filter((part) => part !== '').join(': ')),
  };
}

/** A custom section as one entry: it is found again by its title and what stands in it. */
export function comparableCustom({ title, entries }: CustomSection): ComparableEntry {
  return {
    fields: { title },
    bullets: entries.flatMap(({ bullets, ...lines }) => [...Object.values(lines), ...bullets]),
  };
}

/** The sections of a document that hold anything, in the document's order. */
export function comparableSections(document: CvDocument): ComparableSection[] {
  const paragraphs = document.summary.split('\n').filter((line) => line !== '');
  const sections: ComparableSection[] = [
    { kind: 'basics', path: 'basics', title: '', entries: [basicsEntry(document)] },
    {
      kind: 'summary',
      path: 'summary',
      title: '',
      entries: paragraphs.length > 0 ? [{ fields: {}, bullets: paragraphs }] : [],
    },
    ...listSections.map((kind) => ({
      kind,
      path: kind,
      title: '',
      entries: document[kind].map(comparableEntry),
    })),
    ...document.custom.map(({ title, entries }, at) => ({
      kind: 'custom' as const,
      path: `custom.${at}.entries`,
      title,
      entries: entries.map(comparableEntry),
    })),
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}

function canonical({ fields, bullets }: ComparableEntry): string {
  const lines = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([lines, bullets]);
}

/** Whether two entries say the same, to the letter. */
export function isSameEntry(one: ComparableEntry, other: ComparableEntry): boolean {
  return canonical(one) === canonical(other);
}

class AlignableEntry implements Alignable {
  readonly identity: string;
  readonly #kind: SectionKind;
  readonly #entry: ComparableEntry;
  #words: Set<string> | undefined;

  constructor(kind: SectionKind, entry: ComparableEntry) {
    this.identity = canonical(entry);
    this.#kind = kind;
    this.#entry = entry;
  }

  get #allWords(): Set<string> {
    const { fields, bullets } = this.#entry;
    return (this.#words ??= wordsOf([...Object.values(fields), ...bullets].join(' ')));
  }

  likeness(other: Alignable): number {
    if (!(other instanceof AlignableEntry)) return 0;
    let [equal, all] = [0, 0];
    for (const [name, weight] of Object.entries(weights[this.#kind])) {
      const [mine, others] = [this.#entry.fields[name] ?? '', other.#entry.fields[name] ?? ''];
      if (mine === '' && others === '') continue;
      all += weight;
      if (mine.toLowerCase() === others.toLowerCase()) equal += weight;
    }
    const similarity = all === 0 ? 0 : equal / all;
    if (byNameOnly.has(this.#kind)) return similarity;
    return 0.6 * similarity + 0.4 * sharedWords(this.#allWords, other.#allWords);
  }
}

/** An entry found again by what tells which it is. */
export function alignableEntry(kind: SectionKind, entry: ComparableEntry): Alignable {
  return new AlignableEntry(kind, entry);
}

/** For each entry of `after` the place in `before` of the entry it came from, or null where it is new. */
export function alignEntries(
  kind: SectionKind,
  before: readonly ComparableEntry[],
  after: readonly ComparableEntry[],
): (number | null)[] {
  const alignable = (entries: readonly ComparableEntry[]) =>
    entries.map((entry) => alignableEntry(kind, entry));
  return align(alignable(before), alignable(after));
}

/** Each entry of a document's section with the one of another that it became; undefined where it has none. */
export function alignedEntries<Entry extends object>(
  kind: SectionKind,
  before: readonly Entry[],
  after: readonly Entry[],
): [Entry, Entry | undefined][] {
  const cameFrom = alignEntries(kind, before.map(comparableEntry), after.map(comparableEntry));
  return before.map((entry, at) => [entry, after[cameFrom.indexOf(at)]]);
}
