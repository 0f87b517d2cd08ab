import { namedSections, sectionNames } from '../cv/index.ts';
import { headingWords, type SectionKind } from './heading-words.data.ts';
import { remembering } from './remembering.ts';
import { plainSpelling } from './right-to-left.ts';
import { rightToLeftHeadings } from './right-to-left-words.data.ts';
import { trimMarks } from './trim-marks.ts';

const kindByWords = new Map<string, SectionKind>();
for (const [kind, words] of Object.entries(headingWords))
  for (const phrase of words.split('|').map((one) => one.trim().replaceAll(/[\s・]+/g, ' ')))
    // The first kind that lists a phrase keeps it.
    if (!kindByWords.has(phrase)) kindByWords.set(phrase, kind as SectionKind);

for (const [kind, words] of Object.entries(rightToLeftHeadings))
  for (const phrase of words.split('|').map((one) => bare(one)))
    if (!kindByWords.has(phrase)) kindByWords.set(phrase, kind as SectionKind);

// What our own pages say above a section, in each language that they speak.
for (const names of Object.values(sectionNames))
  for (const kind of namedSections)
    if (kind !== 'other' && !kindByWords.has(bare(names[kind]))) kindByWords.set(bare(names[kind]), kind);

const JOINT =
  /\s(?:and|und|et|y|e|en|и|和|与)\s|\s?[/,|+]\s?|(?<=\p{Script=Han})[和与及](?=\p{Script=Han})|\s[وו](?=\p{L}{2})/u;
const LONGEST = 60;

/** The words of a heading without numbering, marks and case. */
function bare(text: string): string {
  const words = plainSpelling(text)
    .toLowerCase()
    .replaceAll(/^(?:\d{1,2}|[ivx]{1,4})[.)]\s+/g, '')
    .replaceAll(/\s*&\s*/g, ' and ')
    .replaceAll(/\s*\([^)]{0,40}\)\s*$/g, '')
    // "Опыт работы — 12 лет 3 месяца"
    .replaceAll(/\s*[—–:-]\s*\d{1,2}\s\p{L}.*$/gu, '')
    .replaceAll(/[^\p{L}\p{N}'’/,|+-]+/gu, ' ');
  return trimMarks(words, { start: "'’/,|+-", end: "'’/,|+-" });
}

/** The kind of section that these words stand above, if they are known; in any of our languages. */
export const sectionKindOf = remembering((text): SectionKind | null => {
  const words = text.length > LONGEST ? '' : bare(text);
  if (words === '') return null;
  const known = kindByWords.get(words) ?? kindByWords.get(words.replaceAll(' and ', ' ')) ?? spaced(words);
  if (known) return known;
  const parts = words.split(JOINT).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > 3) return null;
  const kinds = parts.map((part) => kindByWords.get(part.trim()) ?? null);
  return kinds.every((kind) => kind !== null && kind !== 'title') ? (kinds[0] ?? null) : null;
});

/** Chinese headings are often set with spaces between the signs. */
function spaced(words: string): SectionKind | undefined {
  return /^\p{Script=Han}(?:\s\p{Script=Han})+$/u.test(words)
    ? kindByWords.get(words.replaceAll(' ', ''))
    : undefined;
}

/** Whether these words are known to stand above a section of a CV. */
export function isKnownHeading(text: string): boolean {
  return sectionKindOf(text) !== null;
}
