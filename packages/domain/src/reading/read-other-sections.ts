import type { Certification, CustomEntry, CustomSection, Project } from '../cv/index.ts';
import { entriesIn, entryOf, hasHeads, type Entry } from './entry.ts';
import type { Section } from './find-sections.ts';
import { paragraphsOf } from './paragraphs.ts';
import { capitalised } from '../text/index.ts';
import { joiningWords } from './joining-words.data.ts';
import type { Line } from './prepared-line.ts';
import { saying, type Field, type Fielded } from './field.ts';
import { datesOf } from './read-entries.ts';
import { headParts, readHeads, type HeadReading } from './read-heads.ts';
import { Words } from './words.ts';

/** The entries of a section; where it has statements alone, each is one. */
function entriesOrItems(lines: readonly Line[]): Entry[] {
  return hasHeads(lines) ? entriesIn(lines) : paragraphsOf(lines).map((item) => entryOf([item], []));
}

/** The address that an entry's head leads to. */
function linkOf({ head, pieces }: Entry): Field {
  const { url = '' } = head.flatMap((paragraph) => paragraph.first.links)[0] ?? {};
  return saying(url, pieces[0]?.words ?? Words.none);
}

/** Reads a section of projects. */
export function readProjects(lines: readonly Line[]): Fielded<Project>[] {
  return entriesOrItems(lines).flatMap((entry): Fielded<Project>[] => {
    const [name, ...bullets] = [...headParts(entry), ...entry.body];
    if (!name || name.text === '') return [];
    const { text, ...url } = linkOf(entry);
    return [{ name, url: { ...url, text: text.replace(/\/$/, '') }, ...datesOf(entry), bullets }];
  });
}

/** Reads a section of certificates, one a line or one an entry. */
export function readCertifications(lines: readonly Line[], by: HeadReading): Fielded<Certification>[] {
  return readHeads('certificate', entriesOrItems(lines), { weights: by.weights }).flatMap(
    ({ entry, head }): Fielded<Certification>[] => {
      const parts = [head.what, head.where, head.place, ...head.rest].filter(({ text }) => text !== '');
      const [name, ...others] = parts.map(({ text, places }) => new Words(text, places));
      if (name === undefined) return [];
      const { range, dates } = entry;
      const date = saying(range?.start || range?.end || '', dates);
      return [{ name, issuer: Words.join(others, ', '), date, url: linkOf(entry) }];
    },
  );
}

/** A shorter word in capitals may be an abbreviation. */
const SHORTEST_WORD = 4;
/** Languages that write each word of a title, or each noun, with a capital. */
const IN_TITLE_CASE = new Set(['en', 'de']);

/** A title in capitals as its language writes it otherwise. */
function plainTitle(title: Words, language: string): Field {
  const { text } = title;
  const words = text.match(/\p{L}+/gu) ?? [];
  const isWord = (word: string) =>
    word.length >= SHORTEST_WORD || word.length === 1 || joiningWords.has(word.toLowerCase());
  const isInCapitals = /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
  if (!isInCapitals || !words.some((word) => word.length >= SHORTEST_WORD) || !words.every(isWord))
    return title;
  const inTitleCase = (word: string) => (word.length >= SHORTEST_WORD ? capitalised(word) : word);
  const small = text.toLowerCase();
  return saying(
    capitalised(IN_TITLE_CASE.has(language) ? small.replaceAll(/\p{L}+/gu, inTitleCase) : small),
    title,
  );
}

/** A longer line is a statement. */
const LONGEST_TITLE = 200;

/**
 * A section without a place of its own in the document: its entries where they are dated, else its lines. One of personal data
 * has none yet: which of its lines no field holds, the other sections tell.
 */
export function readCustom({ kind, title, lines }: Section, language: string): Fielded<CustomSection> {
  if (kind === 'personal') return { title: plainTitle(title, language), entries: [] };
  const none = { title: Words.none, subtitle: Words.none, start: Words.none, end: Words.none, bullets: [] };
  const entries = hasHeads(lines)
    ? entriesIn(lines).map((entry): Fielded<CustomEntry> => {
        const [first = Words.none, second = Words.none, ...rest] = headParts(entry);
        return { title: first, subtitle: second, ...datesOf(entry), bullets: [...rest, ...entry.body] };
      })
    : paragraphsOf(lines).map((paragraph): Fielded<CustomEntry> => {
        const text = paragraph.words.without(/\t/gu, ' ');
        return text.text.length <= LONGEST_TITLE ? { ...none, title: text } : { ...none, bullets: [text] };
      });
  return { title: plainTitle(title, language), entries };
}

/** Running text: lines joined to paragraphs. */
export function readSummary(lines: readonly Line[]): Words {
  const paragraphs: Words[] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    const goesOn = last !== undefined && !line.isBullet && line.gap < 0.9 && !/[.!?]$/.test(last.text);
    if (last !== undefined && (line.isContinued || goesOn))
      paragraphs[paragraphs.length - 1] = last.withLine(line.words);
    else paragraphs.push(line.words);
  }
  return Words.join(paragraphs, '\n').without(/\t/gu, ' ');
}
