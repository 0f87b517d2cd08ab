import { headingStems } from '../heading-words.data.ts';
import { isColumnHeads } from '../entry-labels.ts';
import { isContactLine, isPersonal, withoutContactLabel } from '../find-contact.ts';
import { isLevel } from '../is-level.ts';
import { isLabelText } from '../paragraphs.ts';
import type { Line } from '../prepared-line.ts';
import { isSmallWord } from '../right-to-left.ts';
import { listLength } from '../split-list.ts';
import { degreeScore, employerScore, isAddress, schoolScore, titleScore } from '../word-scores.ts';
import { placeScore } from '../place-score.ts';
import { bucket, holding } from './feature.ts';

/** A longer line is no heading that has the beginning of such a word. */
const LONGEST_WITH_STEM = 45;

/** What the date of a line says of it. */
function dateFeatures({ text, range }: Line): string[] {
  if (range === null) return [];
  const share = range.length / Math.max(1, text.length);
  const before = text.slice(0, range.index);
  const after = text.slice(range.index + range.length);
  const place = !/[\p{L}\p{N}]/u.test(after) ? 'end' : !/[\p{L}\p{N}]/u.test(before) ? 'start' : 'within';
  return [
    'dated',
    `date=${range.isSingle ? 'one' : 'two'}/${share > 0.75 ? 'alone' : place}`,
    ...holding({ 'date behind gap': before.endsWith('\t') }),
  ];
}

/** What the words of a line say of it. */
export function wordsOf(line: Line): string[] {
  const { text } = line;
  const words = text.split(/\s+/u);
  const stems = Object.entries(headingStems).flatMap(([name, stem]) =>
    text.length <= LONGEST_WITH_STEM && stem.test(text) ? [`stem=${name}`] : [],
  );
  const small = words.filter(isSmallWord).length / words.length;
  const [title, place] = [titleScore(text), placeScore(text)];
  return [
    ...stems,
    ...dateFeatures(line),
    `length=${bucket(text.length, [4, 13, 26, 46, 71, 101, 141])}`,
    `words=${bucket(words.length, [2, 3, 4, 6, 9, 14])}`,
    `small=${bucket(small, [0.01, 0.25, 0.5, 0.7])}`,
    `listed=${bucket(listLength(text), [2, 3, 5])}`,
    ...holding({
      [`known=${line.known}`]: line.known !== null,
      stem: line.known === null && stems.length > 0,
      title: title >= 0.8,
      rank: title > 0 && title < 0.8,
      employer: employerScore(text) >= 0.6,
      school: schoolScore(text) > 0,
      degree: degreeScore(text) > 0,
      place: place >= 0.85,
      'somewhat a place': place > 0 && place < 0.85,
      mail: /\S@\S+\.\p{L}/u.test(text),
      phone: /^(?:\p{L}+\.?:?\s*)?[+(]?\d[\d\s().\-/]{6,}$/u.test(text),
      address: isAddress(text),
      link: line.links.length > 0,
      reach: isContactLine(line),
      'contact label': withoutContactLabel(text) !== text,
      personal: isPersonal(text),
      'ends in stop': /[.!?。]$/u.test(text),
      'ends in comma': /[,;،，、]$/u.test(text),
      'ends in colon': /[:：]$/u.test(text),
      'ends in small word': /(?<!\p{L})\p{Ll}{1,4}$/u.test(text),
      'colon within': /^[^:：]{2,30}[:：]\s*\S/u.test(text),
      'begins small': /^\p{Ll}/u.test(text),
      'begins with figure': /^\d/u.test(text),
      figures: /\d/u.test(text),
      'gap within': text.includes('\t'),
      'gaps within': (text.match(/\t/gu)?.length ?? 0) > 1,
      bars: /\s[|•·]\s/u.test(text),
      dash: /\s[–—-]\s/u.test(text),
      level: words.length <= 4 && words.some((word) => isLevel(word)),
      label: isLabelText(text),
      columns: isColumnHeads(text),
      'number alone': /^(?:\p{L}+ )?\d{1,3}(?: ?(?:\/|of|von|de|di|sur) ?\d{1,3})?$/u.test(text),
    }),
  ];
}
