import type { Span } from '../text/index.ts';
import type { AdvertSection } from './advert.ts';
import { PAGE_LINE, sectionHeadings } from './advert-words.data.ts';

/** A sentence or list item of an advert and the part it stands in. */
export interface AdvertLine {
  text: string;
  span: Span;
  section: AdvertSection;
  isHeading: boolean;
  /** Whether it is an item of a list. */
  isItem: boolean;
}

const LONGEST_HEADING = 70;
const MARK = /^[\s•●▪◦‣*–—·>✓✔-]+|^\d{1,2}[.)]\s+/u;

function sectionOf(words: string): AdvertSection | null {
  const bare = words.replace(/[:.!?…\s]+$/u, '').replace(/^[#*_\s]+|[*_]+$/gu, '');
  if (bare === '' || bare.length > LONGEST_HEADING) return null;
  return sectionHeadings.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
}

/** Whether a line stands above others: it says so by a colon or its capitals, or ends without a stop and is short. */
function looksLikeHeading(words: string): boolean {
  if (/[:?…]\s*$/u.test(words)) return true;
  if (words === words.toUpperCase() && /\p{L}{3}/u.test(words)) return true;
  return words.split(/\s+/u).length <= 6 && !/[.;,]\s*$/u.test(words);
}

/** "Requirements: two years in a kitchen" is a heading and what stands below it. */
function leadOf(line: string): { lead: string; section: AdvertSection } | null {
  const colon = line.indexOf(':');
  if (colon < 3 || colon > LONGEST_HEADING || line.slice(colon + 1).trim() === '') return null;
  const lead = line.slice(0, colon);
  const section = sectionOf(lead);
  return section && lead.split(/\s+/u).length <= 6 ? { lead, section } : null;
}

/** An advert as its lines, sentence by sentence, with what each is part of; menus, cookies and the like left out. */
export function advertLines(text: string): AdvertLine[] {
  const lines: AdvertLine[] = [];
  let section: AdvertSection = 'other';
  let start = 0;
  for (const raw of text.split('\n')) {
    const from = start;
    start += raw.length + 1;
    const mark = MARK.exec(raw)?.[0] ?? '';
    const words = raw.slice(mark.length).trim();
    if (words === '' || PAGE_LINE.test(words)) continue;
    const isItem = /[•●▪◦‣*–—·>✓✔-]/u.test(mark);
    const at = from + raw.indexOf(words, mark.length);
    const found = isItem ? null : sectionOf(words);
    if (found && looksLikeHeading(words)) {
      section = found;
      lines.push({
        text: words,
        span: { start: at, end: at + words.length },
        section,
        isHeading: true,
        isItem,
      });
      continue;
    }
    const lead = leadOf(words);
    if (lead && !isItem) section = lead.section;
    // A list under a heading that we do not know is a part of its own.
    else if (!isItem && /:\s*$/u.test(words) && words.split(/\s+/u).length <= 8) section = 'other';
    let end = 0;
    for (const match of words.matchAll(/.+?(?:[.!?](?=\s+\p{Lu}|\s*$)|;(?=\s)|$)/gsu)) {
      const sentence = match[0].trim();
      if (sentence === '') continue;
      const begin = words.indexOf(sentence, end);
      end = begin + sentence.length;
      lines.push({
        text: sentence,
        span: { start: at + begin, end: at + end },
        section,
        isHeading: false,
        isItem,
      });
    }
  }
  return lines;
}
