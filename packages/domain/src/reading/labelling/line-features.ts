import { blockKey } from '../continuation.ts';
import type { Line } from '../prepared-line.ts';
import { degreeScore, schoolScore, titleScore } from '../word-scores.ts';
import { bucket, holding } from './feature.ts';
import { sectionOfKind, type HeadingOf, type LabelledSection } from './line-labels.ts';
import {
  gapFeatures,
  likeFirst,
  mostOf,
  NEW,
  settingOf,
  styleOf,
  usualOf,
  type Usual,
} from './line-setting.ts';
import { wordsOf } from './line-words.ts';

/** What the labeller is told of a line: by itself and its neighbours, and of how it follows the line before. */
export interface LineFeatures {
  own: readonly string[];
  step: readonly string[];
  /** Whether a block of the page begins with it. */
  isOpening: boolean;
  /** Whether it has a date below a line that has one already. */
  isDatedAgain: boolean;
  heading: HeadingOf;
  /** Whether it can be nothing but that heading. */
  isHeading: boolean;
  /** Sections that clear headings of the document name; the header has none. */
  named: ReadonlySet<LabelledSection>;
}

/** What of a neighbour counts as well. */
const TOLD =
  /^(?:known|stem$|dated|date=|title|employer|school|degree|place|mail|phone|reach|length|item$|bold|size|usual style|like|gap=new|air|ends|begins small|level of file|coloured|capitals|reach=)/u;

/** What an entry names once, and how much a line is like one. */
const onceInEntry: readonly (readonly [string, (text: string) => number])[] = [
  ['degree', degreeScore],
  ['school', schoolScore],
  ['title', titleScore],
];

/** How a line follows the one before. */
function stepOf([above, before, line]: readonly (Line | undefined)[], usual: Usual): string[] {
  if (!before || !line) return ['first'];
  const [a, b] = [before.source, line.source];
  const shift = bucket((b.x0 - a.x0) / b.size, [-1.5, -0.35, 0.35, 1.5, 4]);
  const isSameBlock = blockKey(a) === blockKey(b);
  const right = usual.right.get(blockKey(a)) ?? a.x1;
  const word = (b.firstWord ? b.firstWord.x1 - b.firstWord.x0 : b.size * 3) + 0.25 * b.size;
  const wider = line.gap > before.gap + 0.15 ? 'more' : line.gap < before.gap - 0.15 ? 'less' : 'same';
  // What an entry says once begins the next where it is said again.
  const again = onceInEntry.flatMap(([what, score]) => {
    if (line.text.length > 120 || score(line.text) < 0.5) return [];
    if (score(before.text) > 0.5) return [`${what} again`];
    return above && score(above.text) > 0.5 ? [`${what} again in two`] : [];
  });
  return [
    `step=${isSameBlock ? shift : a.page === b.page ? 'block' : 'page'}`,
    line.style === before.style ? 'same style' : 'other style',
    a.x1 + word > right - 0.5 ? 'had no room' : 'had room',
    `wider=${wider}`,
    ...gapFeatures(line, usual),
    ...again,
    ...holding({
      'goes on': line.isContinued,
      item: line.isBullet,
      'from item': before.isBullet,
      dated: line.range !== null,
      'from dated': before.range !== null,
      'begins small': /^\p{Ll}/u.test(line.text),
      'from stop': /[.!?。]$/u.test(before.text),
    }),
  ];
}

/** How many lines away the dates before and behind each line stand: an entry has one. */
function beforeAndBehindDates(lines: readonly Line[]): string[][] {
  const isDated = lines.map(({ range, isBullet, text }) => range !== null && !isBullet && text.length < 120);
  const away = (order: readonly number[]) => {
    const found: number[] = [];
    let since = Number.POSITIVE_INFINITY;
    for (const at of order) {
      since += 1;
      found[at] = since;
      if (isDated[at]) since = 0;
    }
    return found;
  };
  const places = lines.map((_, at) => at);
  const [since, until] = [away(places), away(places.toReversed())];
  return lines.map((_, at) => {
    const [from, to] = [bucket(since[at] ?? 0, [2, 3, 4, 6, 10]), bucket(until[at] ?? 0, [2, 3, 4, 6, 10])];
    const dated = isDated[at] ? 'dated' : 'undated';
    return [`from date=${from} ${dated}`, `to date=${to} ${dated}`, `dates=${from}/${to} ${dated}`];
  });
}

/** Whether a line has a stretch of time that does not go on below: "(May 2007 - October" does. */
function saysWholeTime(line: Line | undefined): boolean {
  const { range = null, text = '' } = line ?? {};
  return range !== null && !/^\s*[-–—]/u.test(text.slice(range.index + range.length));
}

/** Words that may be a heading's though it is not known: few, without a gap, a number or the end of a sentence. */
const HEADING = /^(?!.*[@\d]{3})[^\t]{2,60}(?<![.!?,;؟،؛])$/u;
/** Free height above a heading at least, in heights of the type. */
const LEAST_GAP = 0.45;
/** Of the known headings at least so many, beside those of the usual style, are set as one that is not known. */
const LEAST_ALIKE = 0.3;
/** So many known headings tell how a document sets its own. */
const ENOUGH = 3;

/**
 * Whether known words are set as the known headings are and as no running text is: a heading for certain. Left to the score of
 * its section's lines, one of fifty entries would lose it to whatever its entries are a little more like.
 */
function isClearHeading(line: Line, usual: Usual): boolean {
  const alike = usual.headings.get(styleOf(line)) ?? 0;
  const standsOut = line.source.headingLevel !== undefined || line.style !== usual.style;
  const isItem = line.isBullet && !usual.areHeadingsItems;
  return (
    line.known !== null &&
    line.known !== 'title' &&
    !isItem &&
    standsOut &&
    alike >= Math.max(2, 0.5 * mostOf(usual.headings))
  );
}

/** Of which section a line may be the heading. */
function headingOf(line: Line, usual: Usual): HeadingOf {
  if (line.isBullet && !usual.areHeadingsItems) return 'none';
  if (line.known !== null) return sectionOfKind[line.known] ?? 'any';
  if (!HEADING.test(line.text) || line.range !== null || line.gap < LEAST_GAP) return 'none';
  const known = [...usual.headings.values()].reduce((sum, count) => sum + count, 0);
  const alike = usual.headings.get(styleOf(line)) ?? 0;
  return known < ENOUGH || alike >= LEAST_ALIKE * mostOf(usual.headings) ? 'any' : 'none';
}

/** The sections that some headings name, of which there is one each. */
function namedBy(headings: readonly HeadingOf[]): ReadonlySet<LabelledSection> {
  const named = headings.filter((heading) => heading !== 'any' && heading !== 'none' && heading !== 'other');
  return new Set<LabelledSection>(['header', ...(named as LabelledSection[])]);
}

/** The features of all lines of a document; linear in their number. */
export function featuresOf(lines: readonly Line[]): LineFeatures[] {
  const usual = usualOf(lines);
  const like = likeFirst(lines, usual);
  const dates = beforeAndBehindDates(lines);
  const own = lines.map((line) => [...wordsOf(line), ...settingOf(line, usual)]);
  const told = own.map((features) => features.filter((feature) => TOLD.test(feature)));
  const headings = lines.map((line) => headingOf(line, usual));
  const areClear = lines.map((line) => isClearHeading(line, usual));
  const named = namedBy(headings.filter((_, at) => areClear[at]));
  return lines.map((line, at) => ({
    isOpening: line.gap >= NEW,
    isDatedAgain: line.range !== null && saysWholeTime(lines[at - 1]),
    heading: headings[at] ?? 'none',
    isHeading: areClear[at] ?? false,
    named,
    own: [
      'any',
      ...(own[at] ?? []),
      ...(like[at] ?? []),
      ...(dates[at] ?? []),
      ...(like[at - 1] ?? []).map((feature) => `before ${feature}`),
      ...(like[at + 1] ?? []).map((feature) => `behind ${feature}`),
      ...(told[at - 1] ?? ['none']).map((feature) => `before ${feature}`),
      ...(told[at + 1] ?? ['none']).map((feature) => `behind ${feature}`),
      ...(told[at + 2] ?? ['none'])
        .filter((feature) => /^(?:date|known|item|title|length)/u.test(feature))
        .map((feature) => `later ${feature}`),
      `from top=${bucket(at, [1, 2, 4, 8, 16, 40])}`,
      ...(at > lines.length - 3 ? ['at the end'] : []),
      ...pairsOf(own[at] ?? []),
    ],
    step: [
      ...stepOf([lines[at - 2], lines[at - 1], line], usual),
      ...(like[at] ?? []),
      ...(dates[at] ?? []),
      ...(like[at - 1] ?? []).map((feature) => `from ${feature}`),
    ],
  }));
}

/** Features that say more together. */
function pairsOf(own: readonly string[]): string[] {
  const has = (start: string) => own.find((feature) => feature.startsWith(start)) ?? '';
  const [known, alike, size, length] = [has('known='), has('like headings='), has('size='), has('length=')];
  const standing = own.includes('bold') || own.includes('capitals') || own.includes('coloured');
  return [
    ...(known === ''
      ? []
      : [
          `known & ${alike}`,
          `known & ${size}`,
          `known & ${standing ? 'stands out' : 'plain'}`,
          `known & ${own.includes('item, as headings are not') ? 'item' : 'line'}`,
        ]),
    ...(known === '' ? [`unknown & ${alike} & ${length}`] : []),
    `${has('air=')} & ${size}`,
    `${own.includes('item') ? 'item' : 'line'} & ${has('date=')} & ${has('indent=')}`,
    `${has('like heads=')} & ${has('indent=')} & ${own.includes('item') ? 'item' : 'line'}`,
  ];
}
