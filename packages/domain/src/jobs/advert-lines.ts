import { readPartialDate } from '../cv/index.ts';
import type { Span } from '../text/index.ts';
import type { AdvertSection } from './advert.ts';
import type { AdvertWords } from './languages/advert-words.ts';
import { isPageLine } from './page-lines.ts';
import { isHeadingLike, sectionOf, sectionOfSentence, type SentencePlace } from './advert-sections.ts';

/** A sentence or list item of an advert and the part it stands in. */
export interface AdvertLine {
  text: string;
  span: Span;
  section: AdvertSection;
  isHeading: boolean;
  /** Whether it is an item of a list. */
  isItem: boolean;
  /** The number of its paragraph or list; what stands together has the same. */
  block: number;
  /** What stands above its block like a heading, known or not; '' for nothing. */
  above: string;
  /** Whether it is one of several short lines without marks below each other. */
  isRow: boolean;
}

const LONGEST_LEAD = 70;
const MARK =
  /^(?:[\s•●▪◦‣⁃*–—·>»→➔➜➢✓✔~+-]|\p{Extended_Pictographic}\uFE0F?)+(?!\d)|^\s*\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s+/u;
const IS_ITEM = /[•●▪◦‣⁃*–—·>»→➔➜➢✓✔~+-]|\p{Extended_Pictographic}|[\p{L}\d][.)]/u;
const LONGEST_ROW = 12;
/** A stop behind one of these ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(.])(?:incl|approx|min|max|e\.g|i\.e|co|st|mr|mrs|ms|dr|prof|ca|z\.\s?b|bzw|inkl|u\.a|d\.h|evtl|ggf|mind|env|ex|bijv|p\.\s?ej|etc|no|nr|std|tel|vs|ref|hrs|usw|evt|excl|resp|jr|sr|abt|\p{L})\.$/iu;

/** Whether a stop belongs to a day: "bis 15. Mai". */
function isOfDay(part: string, behind: string): boolean {
  const next = /^\s(\p{Lu}\p{L}{2,11})/u.exec(behind)?.[1];
  return next !== undefined && /(?:^|\s)\d{1,2}\.$/u.test(part) && Boolean(readPartialDate(`1 ${next} 2024`));
}

/** "Requirements: two years in a kitchen" is a heading and what stands below it. */
function leadOf(line: string, words: AdvertWords): AdvertSection | null {
  const colon = line.search(/:\s|(?<=^\p{Lu}\p{L}+)\s[–—]\s/u);
  if (colon < 3 || colon > LONGEST_LEAD || line.slice(colon + 1).trim() === '') return null;
  const lead = line.slice(0, colon);
  return lead.split(/\s+/u).length <= 7 ? sectionOf(lead, words) : null;
}

/** The sentences of a line, each with where it begins. */
function sentencesOf(line: string): { text: string; at: number }[] {
  const found: { text: string; at: number }[] = [];
  let from = 0;
  for (const match of line.matchAll(/[.!?…]+["”»')]*(?=\s+["“«'(¿¡]?[\p{Lu}\d£€$])|;(?=\s)|$/gu)) {
    const end = match.index + match[0].length;
    const part = line.slice(from, end);
    const isStop = end < line.length && match[0] === '.';
    if (isStop && (ABBREVIATION.test(part) || isOfDay(part, line.slice(end)))) continue;
    const text = part.trim();
    if (text !== '') found.push({ text, at: from + part.indexOf(text) });
    from = end;
  }
  return found;
}

/** An advert as its lines, sentence by sentence, with what each is part of; menus, cookies and the like left out. */
export function advertLines(text: string, words: AdvertWords): AdvertLine[] {
  const lines: AdvertLine[] = [];
  let section: AdvertSection = 'other';
  // A heading inside a line holds for its paragraph.
  let isLead = false;
  let place: SentencePlace = 'beginning';
  let start = 0;
  let block = 0;
  let above = '';
  const all = text.split('\n');
  for (const [at, raw] of all.entries()) {
    const from = start;
    start += raw.length + 1;
    const mark = MARK.exec(raw)?.[0] ?? '';
    const part = raw.slice(mark.length).trim();
    if (part === '') {
      if (isLead) section = 'other';
      isLead = false;
      block += 1;
      if (place === 'list') place = 'after list';
      continue;
    }
    if (isPageLine(part)) continue;
    const isItem = IS_ITEM.test(mark);
    const begin = from + raw.indexOf(part, mark.length);
    const isAlone = (all[at - 1] ?? '').trim() === '';
    const lead = leadOf(part, words);
    const heading: AdvertSection | null =
      isItem || lead ? null : sectionOfHeading(part, words, section, isAlone);
    const isRow = !isItem && isAmongRows(all, at);
    if (heading) {
      section = heading;
      isLead = false;
      place = 'beginning';
      block += 1;
      above = part;
      const span = { start: begin, end: begin + part.length };
      lines.push({ text: part, span, section, isHeading: true, isItem, block, above: '', isRow });
      continue;
    }
    const standsAbove = !isItem && isHeadingLike(part) && (isAlone || /:\s*$/u.test(part));
    if (lead && !isItem) {
      section = lead;
      isLead = true;
      place = 'beginning';
    }
    if (isItem) place = 'list';
    for (const { text: sentence, at: offset } of sentencesOf(part))
      lines.push({
        text: sentence,
        span: { start: begin + offset, end: begin + offset + sentence.length },
        section: isItem
          ? (lead ?? sectionOfItem(sentence, words, section))
          : sectionOfSentence(sentence, words, section, place),
        isHeading: false,
        isItem,
        block,
        above,
        isRow,
      });
    if (standsAbove) above = part;
  }
  return lines;
}

/** Whether a line stands among short ones: a list without marks. */
function isAmongRows(all: readonly string[], at: number): boolean {
  const isShort = (line: string | undefined) =>
    line !== undefined &&
    line.trim() !== '' &&
    line.trim().split(/\s+/u).length <= LONGEST_ROW &&
    !IS_ITEM.test(line.trim().slice(0, 1));
  const near = [at - 2, at - 1, at, at + 1, at + 2].map((one) => isShort(all[one]));
  const [first, before, own, after, last] = near;
  return own === true && ((first && before) || (before && after) || (after && last)) === true;
}

/** A list under no heading that we know says what is to be done, if nothing else. */
function sectionOfItem(sentence: string, words: AdvertWords, section: AdvertSection): AdvertSection {
  if (section !== 'other') return section;
  const own = sectionOfSentence(sentence, words, section, 'list');
  return own === 'other' ? 'duties' : own;
}

/** The part that a line opens by standing above it; null where it is none. */
function sectionOfHeading(
  part: string,
  words: AdvertWords,
  section: AdvertSection,
  isAlone: boolean,
): AdvertSection | null {
  if (!isHeadingLike(part)) return null;
  const known = sectionOf(part, words);
  if (known) return known;
  if (/:\s*$/u.test(part)) {
    const own = sectionOfSentence(part, words, 'other', 'beginning');
    if (own !== 'other') return own;
    return section === 'duties' || section === 'required' || section === 'preferred' ? section : 'other';
  }
  // What we do not know and stands by itself ends the part before it.
  return isAlone && section !== 'other' && part.split(/\s+/u).length <= 6 ? 'other' : null;
}
