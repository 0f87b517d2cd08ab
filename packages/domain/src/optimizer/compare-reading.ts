import type { CvDocument } from '../cv/index.ts';
import {
  fieldPathOf,
  fieldWords,
  findSpans,
  reviewSections,
  soughtWords,
  type ReviewEntry,
  type ReviewField,
  type ReviewSection,
} from '../importing/index.ts';
import { say } from '../say/index.ts';
import type { Span } from '../text/index.ts';
import { comparePlainText } from './compare-plain-text.ts';
import type { ComparedField, ComparedSection, MachineRead, ReadState } from './machine-read.ts';

/** A CV, what was read of its file, and the text of that file. */
export interface Reading {
  held: CvDocument;
  read: CvDocument;
  text: string;
  /** What a simple extractor gives of that file; null where nothing. */
  plainText?: string | null;
}

/** Words as far as they matter to a reader: not their capitals, spaces, dashes and quotation marks. */
function folded(words: string): string {
  return words
    .normalize('NFKC')
    .replaceAll('\u00ad', '')
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015\u2212]/gu, '-')
    .replaceAll(/[‘’‚]/gu, "'")
    .replaceAll(/[“”„«»]/gu, '"')
    .replace(/^https?:\/\/(?:www\.)?/u, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/\/$/u, '')
    .trim();
}

/** A field of one side in its words. `key` names it within its entry. */
interface Worded {
  field: ReviewField;
  key: string;
  words: string;
  folded: string;
}

interface WordedEntry {
  entry: ReviewEntry;
  fields: Worded[];
}

interface WordedSection {
  section: ReviewSection;
  entries: WordedEntry[];
}

function worded(document: CvDocument): WordedSection[] {
  return reviewSections(document).map((section) => ({
    section,
    entries: section.entries.map((entry) => ({
      entry,
      fields: entry.fields.map((field) => {
        const words = fieldWords(document, field);
        return { field, key: field.path.slice(entry.path.length), words, folded: folded(words) };
      }),
    })),
  }));
}

const ROUGHLY = 4;

/** How much of an entry another one says: two for a field that is the same, one for one that is part of the other. */
function likeness(one: WordedEntry, other: WordedEntry): number {
  // What stands once in a CV is the same entry whatever it says.
  if (!/\d$/.test(one.entry.path)) return one.entry.path === other.entry.path ? Number.MAX_VALUE : 0;
  return one.fields.reduce((sum, { key, folded: words }) => {
    const beside = other.fields.find((field) => field.key === key)?.folded ?? '';
    if (words === '' || beside === '') return sum;
    if (words === beside) return sum + 2;
    const [short, long] = words.length < beside.length ? [words, beside] : [beside, words];
    return short.length >= ROUGHLY && long.includes(short) ? sum + 1 : sum;
  }, 0);
}

/** Sections of the person's own are told by what stands in them: their headings may have been read otherwise. */
function likenessOfSections(one: WordedSection, other: WordedSection): number {
  if (!one.section.id.startsWith('custom.'))
    return one.section.id === other.section.id ? Number.MAX_VALUE : 0;
  if (!other.section.id.startsWith('custom.')) return 0;
  const wordsOf = ({ entries }: WordedSection) =>
    entries.flatMap(({ fields }) => fields.map((field) => field.folded)).filter((words) => words !== '');
  const there = new Set(wordsOf(other));
  return wordsOf(one).filter((words) => there.has(words)).length;
}

type Pair<T> = [held: T | null, read: T | null];

/** Each of one list with the likest of the other, the likest pairs first; what has none alone, in the order of the lists. */
function paired<T>(held: readonly T[], read: readonly T[], like: (held: T, read: T) => number): Pair<T>[] {
  const partner = new Map<T, T>();
  const taken = new Set<T>();
  const pairs = held
    .flatMap((one) => read.map((other) => ({ one, other, points: like(one, other) })))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);
  for (const { one, other } of pairs) {
    if (partner.has(one) || taken.has(other)) continue;
    partner.set(one, other);
    taken.add(other);
  }
  return [
    ...held.map((one): Pair<T> => [one, partner.get(one) ?? null]),
    ...read.filter((one) => !taken.has(one)).map((one): Pair<T> => [null, one]),
  ];
}

function stateOf(held: string, read: string): ReadState {
  if (held === read) return 'right';
  if (held === '') return 'added';
  return read === '' ? 'lost' : 'otherwise';
}

/** A reader names a website itself where the CV gives it no name. */
const isNamedByReader = (held: Worded | null, read: Worded) =>
  !held?.words && /^basics\.links\.\d+\.label$/.test(read.field.path);

/** A field that was compared, before its words are looked for: `place` says whose, `read:` or `held:`. */
type Placeless = Omit<ComparedField, 'spans'> & { place: string };

function comparedFields([held, read]: Pair<WordedEntry>): Placeless[] {
  return paired(held?.fields ?? [], read?.fields ?? [], (one, other) => (one.key === other.key ? 1 : 0))
    .filter(([one, other]) => (one?.folded || other?.folded) && !(other && isNamedByReader(one, other)))
    .map(([one, other]) => {
      const state = stateOf(one?.folded ?? '', other?.folded ?? '');
      const place = state === 'lost' ? `held:${one?.field.path}` : `read:${other?.field.path}`;
      return {
        path: one?.folded ? one.field.path : place,
        readPath: other?.folded ? other.field.path : '',
        label: (one ?? other)?.field.label ?? '',
        state,
        held: one?.words ?? '',
        read: other?.words ?? '',
        place,
      };
    });
}

/** Where the words of fields stand in the text: first of what was read, then of what was lost and may stand there too. */
function placesIn({ held, read, text }: Reading, fields: readonly Placeless[]): Map<string, Span[]> {
  const places = new Map<string, Span[]>(fields.map(({ place }) => [place, []]));
  const sought = [
    ...soughtWords(read).map((one) => ({ ...one, id: `read:${one.id}` })),
    ...soughtWords(held).map((one) => ({ ...one, id: `held:${one.id}` })),
  ].filter(({ id }) => places.has(fieldPathOf(id)));
  for (const { id, start, end } of findSpans(text, sought)) places.get(fieldPathOf(id))?.push({ start, end });
  return places;
}

const isDate = ({ path }: ComparedField) => /\.(?:dates|date)$/.test(path);
const isMissed = ({ state }: ComparedField) => state === 'otherwise' || state === 'lost';

function adviceOn(sections: readonly ComparedSection[]): string[] {
  const fieldsOf = ({ entries }: ComparedSection) => entries.flatMap(({ fields }) => fields);
  const lost = sections.filter((section) =>
    fieldsOf(section).every(({ state, path }) => state === 'lost' && !path.startsWith('basics.')),
  );
  const missed = sections.filter((section) => !lost.includes(section)).flatMap(fieldsOf);
  return [
    ...lost.map(({ title }) => say`Nothing was read under “${title}”. A plainer heading may help.`),
    ...(missed.some((field) => isDate(field) && isMissed(field))
      ? [say`Show dates as month and year, such as “Mar 2019 – Present”.`]
      : []),
    ...(missed.some((field) => field.state === 'added' || (!isDate(field) && isMissed(field)))
      ? [say`Try another template or format, and compare what is read.`]
      : []),
  ];
}

/** What came back of a CV that was written to a file and read again, field by field, in the order of the CV. */
export function compareReading(reading: Reading): MachineRead {
  const compared = paired(worded(reading.held), worded(reading.read), likenessOfSections)
    .map(([held, read]) => ({
      title: (held ?? read)?.section.title ?? '',
      entries: paired(held?.entries ?? [], read?.entries ?? [], likeness)
        .map((pair) => ({ name: (pair[0] ?? pair[1])?.entry.name ?? '', fields: comparedFields(pair) }))
        .filter(({ fields }) => fields.length > 0),
    }))
    .filter(({ entries }) => entries.length > 0);
  const fields = compared.flatMap(({ entries }) => entries.flatMap((entry) => entry.fields));
  const places = placesIn(reading, fields);
  const counts = { right: 0, otherwise: 0, lost: 0, added: 0 };
  for (const { state } of fields) counts[state] += 1;
  const sections = compared.map(({ title, entries }) => ({
    title,
    entries: entries.map((entry) => ({
      name: entry.name,
      fields: entry.fields.map(({ place, ...field }) => ({ ...field, spans: places.get(place) ?? [] })),
    })),
  }));
  const { text, plainText } = reading;
  const plain = plainText ? comparePlainText(text, plainText, sections) : null;
  return { text, plain, sections, counts, advice: adviceOn(sections) };
}
