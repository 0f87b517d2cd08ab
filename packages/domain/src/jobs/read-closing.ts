import { readPartialDate } from '../cv/index.ts';
import type { ReadAdvert } from './advert.ts';
import { itemAt } from './advert-item.ts';
import type { AdvertLine } from './advert-lines.ts';

/** What says until when one may apply, in the five languages. */
const CLOSES =
  /closing date|closes?(?= on| at|:)|deadline|apply (?:by|before)|applications? (?:by|close|must)|bewerbungs(?:schluss|frist)|bewerb\p{L}*[^.]{0,40}\bbis\b|date limite|clôture|avant le|jusqu[’']au|fecha límite|plazo|antes del|hasta el|sluitingsdatum|reageren kan|solliciteer[^.]{0,20}(?:vóór|voor)|uiterlijk/iu;
const MONTH = String.raw`\p{L}{3,12}\.?`;
const DATE = new RegExp(
  [
    String.raw`\d{4}-\d{2}-\d{2}`,
    String.raw`(?<!\d)\d{1,2}(?:st|nd|rd|th|er|\.)?\s(?:of\s|de\s)?${MONTH}(?:,?\s(?:de\s)?\d{4})`,
    String.raw`\p{Lu}\p{L}{2,11}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}`,
    String.raw`(?<!\d)\d{1,2}[./]\d{1,2}[./]\d{4}(?!\d)`,
  ].join('|'),
  'giu',
);

/** A date of an advert as YYYY-MM-DD; '' where its words leave it open, as 03/04/2026 does in English. */
function dayOf(words: string, language: string): string {
  const numeric = /^(\d{1,2})([./])(\d{1,2})[./](\d{4})$/u.exec(words);
  if (numeric) {
    const [, first = '', mark, second = '', year = ''] = numeric;
    const isDayFirst = mark === '.' || !/^(?:en|und)$/u.test(language) || Number(first) > 12;
    if (!isDayFirst && Number(second) <= 12 && first !== second) return '';
    const [day, month] = isDayFirst ? [first, second] : [second, first];
    return readPartialDate(`${year}-${month}-${day}`) ?? '';
  }
  const bare = words.replace(/(?<=\d)(?:st|nd|rd|th|er)(?=\s)/iu, '').replace(/\sof\s/iu, ' ');
  const read = readPartialDate(bare.replace(/^(\p{L}+\.?\s\d{1,2})(?:st|nd|rd|th)/u, '$1')) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/u.test(read) ? read : '';
}

/** Until when one may apply; null where the advert does not say a date. */
export function readClosing(lines: readonly AdvertLine[], language: string): ReadAdvert['closes'] {
  for (const [at, line] of lines.entries()) {
    const cue = CLOSES.exec(line.text);
    const next = lines[at + 1];
    // A heading says it, and the line below gives the date.
    const places = [
      ...(cue ? [{ line, from: cue.index }] : []),
      ...(cue && line.isHeading && next ? [{ line: next, from: 0 }] : []),
    ];
    for (const { line: said, from } of places)
      for (const match of said.text.slice(from).matchAll(DATE)) {
        const date = dayOf(match[0], language);
        return { ...itemAt(said, match[0], from + match.index, match[0].length), date };
      }
  }
  return null;
}
