import { isContactLine, isPersonal, withoutContactLabel } from '../find-contact.ts';
import { sectionKindOf } from '../known-heading.ts';
import { sectionOfKind, type HeadingOf, type LabelledSection } from './line-labels.ts';
import { isColumnHeads } from '../entry-labels.ts';
import { isLevel } from '../is-level.ts';
import { isLabelText } from '../paragraphs.ts';
import { blockKey } from '../continuation.ts';
import type { Line } from '../prepared-line.ts';
import { isSmallWord } from '../right-to-left.ts';
import { listLength } from '../split-list.ts';
import {
  degreeScore,
  employerScore,
  isAddress,
  placeScore,
  schoolScore,
  titleScore,
} from '../word-scores.ts';

/** What the labeller is told of a line: by itself and its neighbours, and of how it follows the line before. */
export interface LineFeatures {
  own: readonly string[];
  step: readonly string[];
  /** Whether a block of the page begins with it. */
  isOpening: boolean;
  heading: HeadingOf;
  /** Whether it can be nothing but that heading. */
  isHeading: boolean;
  /** Sections that clear headings of the document name; the header has none. */
  named: ReadonlySet<LabelledSection>;
}

/** The first limit that a value stays under, as a word. */
export function bucket(value: number, limits: readonly number[]): number {
  const at = limits.findIndex((limit) => value < limit);
  return at === -1 ? limits.length : at;
}

/** What a document's lines have in common. */
interface Usual {
  style: string;
  size: number;
  largest: number;
  color: string;
  /** Styles that known headings are set in, and lines with a date, each with how many are. */
  headings: ReadonlyMap<string, number>;
  heads: ReadonlyMap<string, number>;
  styles: ReadonlyMap<string, number>;
  left: ReadonlyMap<string, number>;
  right: ReadonlyMap<string, number>;
  /** Free heights within blocks, from the least. */
  gaps: readonly number[];
  hasLevels: boolean;
  /** Whether most lines with the words of a heading are items of lists. */
  areHeadingsItems: boolean;
  count: number;
}

function count(map: Map<string, number>, key: string, by = 1): void {
  map.set(key, (map.get(key) ?? 0) + by);
}

function mostOf(map: ReadonlyMap<string, number>): string {
  return [...map].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** The level that a file gives a heading counts as its style. */
function styleOf({ style, source }: Line): string {
  return source.headingLevel === undefined ? style : `h${source.headingLevel}`;
}

function usualOf(lines: readonly Line[]): Usual {
  const [letters, styles, headings, heads] = Array.from({ length: 4 }, () => new Map<string, number>());
  const left = new Map<string, number>();
  const right = new Map<string, number>();
  const known = lines.filter(({ text }) => sectionKindOf(text) !== null);
  const areHeadingsItems = known.filter(({ isBullet }) => isBullet).length > 0.5 * known.length;
  for (const line of lines) {
    const { text, source, range } = line;
    count(letters as Map<string, number>, line.style, text.length);
    count(styles as Map<string, number>, styleOf(line));
    const kind = sectionKindOf(text);
    if (kind !== null && kind !== 'title' && (!line.isBullet || areHeadingsItems))
      count(headings as Map<string, number>, styleOf(line));
    if (range !== null && range.length < text.length && !line.isBullet && text.length < 120)
      count(heads as Map<string, number>, line.pieces[0]?.style ?? line.style);
    const key = blockKey(source);
    left.set(key, Math.min(left.get(key) ?? source.x0, source.x0));
    right.set(key, Math.max(right.get(key) ?? source.x1, source.x1));
  }
  const style = mostOf(letters as Map<string, number>);
  return {
    style,
    size: Number(style.split('|', 1)[0]) || 1,
    color: style.split('|')[4] ?? '',
    largest: Math.max(1, ...lines.map(({ source }) => source.size)),
    headings: headings as Map<string, number>,
    heads: heads as Map<string, number>,
    styles: styles as Map<string, number>,
    left,
    right,
    gaps: lines.flatMap(({ gap }) => (gap < 2.9 ? [gap] : [])).toSorted((a, b) => a - b),
    areHeadingsItems,
    hasLevels: lines.some(({ source }) => source.headingLevel !== undefined),
    count: lines.length,
  };
}

/** Where a value stands among sorted ones, in tenths. */
function quantile(values: readonly number[], value: number): number {
  let below = 0;
  for (const one of values) if (one < value - 0.02) below += 1;
  return values.length === 0 ? 5 : Math.floor((10 * below) / (values.length + 1));
}

const STEMS: readonly (readonly [string, RegExp])[] = [
  [
    'experience',
    /experien|expérien|experiên|esperien|erfahrung|ervaring|employ|beruf|career|werdegang|empleo|emploi|опыт|经历|经验|خبر|ניסיון|תעסוק/iu,
  ],
  [
    'education',
    /educa|formation|formaci|formação|formazion|istruz|ausbild|studi|opleid|éducat|образов|教育|academic|تعليم|مؤهلات|השכלה|לימוד/iu,
  ],
  [
    'skills',
    /skill|compet|kenntnis|fähigk|habilid|vaardigh|compéten|навык|技能|technolog|مهارات|כישור|מיומנו/iu,
  ],
  ['languages', /language|sprach|langue|idioma|língua|lingue|talen|язык|语言|لغات|שפות/iu],
  ['certifications', /certif|zertif|licen[sc]e|сертиф|证书|شهادات|הסמכ|תעוד/iu],
  ['projects', /proje[ck]t|proyecto|projeto|progett|проект|项目|مشاريع|פרויקט/iu],
  ['summary', /summary|profil|about|über mich|sobre|профил|简介|نبذة|תקציר|אודות/iu],
  ['contact', /contact|kontakt|contatt|coordonn|détails|details|联系|контакт|اتصال|קשר/iu],
];

/** What the words of a line say of it. */
function wordsOf(line: Line): string[] {
  const { text, range } = line;
  const words = text.split(/\s+/u);
  const found: string[] = [];
  const is = (name: string, holds: boolean) => {
    if (holds) found.push(name);
  };
  const kind = text.length <= 60 ? sectionKindOf(text.replace(/:$/u, '')) : null;
  is(`known=${kind}`, kind !== null);
  if (kind === null && text.length <= 45)
    is(
      'stem',
      STEMS.some(([, stem]) => stem.test(text)),
    );
  if (text.length <= 45) for (const [name, stem] of STEMS) is(`stem=${name}`, stem.test(text));
  found.push(`length=${bucket(text.length, [4, 13, 26, 46, 71, 101, 141])}`);
  found.push(`words=${bucket(words.length, [2, 3, 4, 6, 9, 14])}`);
  const small = words.filter(isSmallWord).length / words.length;
  found.push(`small=${bucket(small, [0.01, 0.25, 0.5, 0.7])}`);
  if (range !== null) {
    const share = range.length / Math.max(1, text.length);
    const before = text.slice(0, range.index);
    const after = text.slice(range.index + range.length);
    const place = !/[\p{L}\p{N}]/u.test(after) ? 'end' : !/[\p{L}\p{N}]/u.test(before) ? 'start' : 'within';
    found.push('dated', `date=${range.isSingle ? 'one' : 'two'}/${share > 0.75 ? 'alone' : place}`);
    is('date behind gap', before.endsWith('\t'));
  }
  const [title, employer] = [titleScore(text), employerScore(text)];
  is('title', title >= 0.8);
  is('rank', title > 0 && title < 0.8);
  is('employer', employer >= 0.6);
  is('school', schoolScore(text) > 0);
  is('degree', degreeScore(text) > 0);
  const place = placeScore(text);
  is('place', place >= 0.85);
  is('somewhat a place', place > 0 && place < 0.85);
  is('mail', /\S@\S+\.\p{L}/u.test(text));
  is('phone', /^(?:\p{L}+\.?:?\s*)?[+(]?\d[\d\s().\-/]{6,}$/u.test(text));
  is('address', isAddress(text));
  is('link', line.links.length > 0);
  is('reach', isContactLine(line));
  is('contact label', withoutContactLabel(text) !== text);
  is('personal', isPersonal(text));
  is('ends in stop', /[.!?。]$/u.test(text));
  is('ends in comma', /[,;،，、]$/u.test(text));
  is('ends in colon', /[:：]$/u.test(text));
  is('ends in small word', /(?<!\p{L})\p{Ll}{1,4}$/u.test(text));
  is('colon within', /^[^:：]{2,30}[:：]\s*\S/u.test(text));
  is('begins small', /^\p{Ll}/u.test(text));
  is('begins with figure', /^\d/u.test(text));
  is('figures', /\d/u.test(text));
  const listed = listLength(text);
  found.push(`listed=${bucket(listed, [2, 3, 5])}`);
  is('gap within', text.includes('\t'));
  is('gaps within', (text.match(/\t/gu)?.length ?? 0) > 1);
  is('bars', /\s[|•·]\s/u.test(text));
  is('dash', /\s[–—-]\s/u.test(text));
  is('level', words.length <= 4 && words.some((word) => isLevel(word)));
  is('label', isLabelText(text));
  is('columns', isColumnHeads(text));
  is('number alone', /^(?:\p{L}+ )?\d{1,3}(?: ?(?:\/|of|von|de|di|sur) ?\d{1,3})?$/u.test(text));
  return found;
}

/** How a line is set. */
function settingOf(line: Line, usual: Usual): string[] {
  const { source, pieces } = line;
  const found: string[] = [];
  const is = (name: string, holds: boolean) => {
    if (holds) found.push(name);
  };
  const [size, bold, italic, caps, color] = line.style.split('|');
  found.push(`size=${bucket(Number(size) / usual.size, [0.88, 0.97, 1.04, 1.16, 1.35, 1.7])}`);
  is('largest', source.size > usual.largest - 0.3);
  is('bold', bold === 'b');
  is('italic', italic === 'i');
  is('capitals', caps === 'C');
  is('coloured', color !== usual.color);
  is('usual style', line.style === usual.style);
  is('types', new Set(pieces.map(({ style }) => style)).size > 1);
  is('begins bold', bold !== 'b' && pieces[0]?.style.split('|')[1] === 'b');
  const own = styleOf(line);
  const most = Math.max(0, ...usual.headings.values());
  const likeHeadings = usual.headings.get(own) ?? 0;
  found.push(`like headings=${most < 2 ? 'none' : bucket(likeHeadings / most, [0.01, 0.4, 0.99])}`);
  const heads = Math.max(0, ...usual.heads.values());
  const likeHeads = usual.heads.get(pieces[0]?.style ?? line.style) ?? 0;
  found.push(`like heads=${heads < 2 ? 'none' : bucket(likeHeads / heads, [0.01, 0.4, 0.99])}`);
  found.push(`style share=${bucket((usual.styles.get(own) ?? 0) / usual.count, [0.03, 0.08, 0.2, 0.5])}`);
  is('level of file', source.headingLevel !== undefined);
  is('no level of file', usual.hasLevels && source.headingLevel === undefined);
  is('item', line.isBullet);
  is('item, as headings are', line.isBullet && usual.areHeadingsItems);
  is('item, as headings are not', line.isBullet && !usual.areHeadingsItems);
  is('item of file', source.isListItem === true);
  const left = usual.left.get(blockKey(source)) ?? 0;
  const right = usual.right.get(blockKey(source)) ?? 1;
  found.push(`indent=${bucket((source.x0 - left) / source.size, [0.3, 1, 2.2, 5])}`);
  found.push(`reach=${bucket((source.x1 - left) / Math.max(1, right - left), [0.25, 0.5, 0.75, 0.93])}`);
  found.push(`gap=${line.gap >= 2.9 ? 'new' : quantile(usual.gaps, line.gap)}`);
  found.push(`air=${bucket(line.gap, [0.15, 0.35, 0.6, 1, 1.6, 2.9])}`);
  return found;
}

/** What of a neighbour counts as well. */
const TOLD =
  /^(?:known|stem$|dated|date=|title|employer|school|degree|place|mail|phone|reach|length|item$|bold|size|usual style|like|gap=new|air|ends|begins small|level of file|coloured|capitals|reach=)/u;

const said: readonly (readonly [string, (text: string) => number])[] = [
  ['degree', degreeScore],
  ['school', schoolScore],
  ['title', titleScore],
];

/** How a line follows the one before. */
function stepOf([above, before, line]: readonly (Line | undefined)[], usual: Usual): string[] {
  if (!before || !line) return ['first'];
  const found: string[] = [];
  const [a, b] = [before.source, line.source];
  const sameBlock = blockKey(a) === blockKey(b);
  const shift = (b.x0 - a.x0) / b.size;
  found.push(
    `step=${sameBlock ? bucket(shift, [-1.5, -0.35, 0.35, 1.5, 4]) : a.page === b.page ? 'block' : 'page'}`,
    line.style === before.style ? 'same style' : 'other style',
    `air=${bucket(line.gap, [0.15, 0.35, 0.6, 1, 1.6, 2.9])}`,
    `gap=${line.gap >= 2.9 ? 'new' : quantile(usual.gaps, line.gap)}`,
    `wider=${line.gap > before.gap + 0.15 ? 'more' : line.gap < before.gap - 0.15 ? 'less' : 'same'}`,
  );
  if (line.isContinued) found.push('goes on');
  // What an entry says once begins the next where it is said again.
  for (const [what, score] of said) {
    if (line.text.length > 120 || score(line.text) < 0.5) continue;
    if (score(before.text) > 0.5) found.push(`${what} again`);
    else if (above && score(above.text) > 0.5) found.push(`${what} again in two`);
  }
  if (line.isBullet) found.push('item');
  if (before.isBullet) found.push('from item');
  if (line.range) found.push('dated');
  if (before.range) found.push('from dated');
  if (/^\p{Ll}/u.test(line.text)) found.push('begins small');
  if (/[.!?。]$/u.test(before.text)) found.push('from stop');
  const right = usual.right.get(blockKey(a)) ?? a.x1;
  const word = (b.firstWord ? b.firstWord.x1 - b.firstWord.x0 : b.size * 3) + 0.25 * b.size;
  found.push(a.x1 + word > right - 0.5 ? 'had no room' : 'had room');
  return found;
}

/** How a line is set, to be told from others: type, indent, and whether it has a date. */
function formOf(line: Line | undefined): string {
  if (!line) return '';
  const { source, range, isBullet } = line;
  return `${line.pieces[0]?.style ?? line.style}/${Math.round(source.x0 / 3)}/${range !== null}/${isBullet}`;
}

/** How each line is like the first and the second below the last clear heading: the heads of a section are set alike. */
function likeFirst(lines: readonly Line[], usual: Usual): string[][] {
  let [first, second] = ['', ''];
  let since = 0;
  const most = Math.max(0, ...usual.headings.values());
  return lines.map((line) => {
    const kind = line.text.length <= 60 ? sectionKindOf(line.text.replace(/:$/u, '')) : null;
    const isHeading =
      kind !== null && !line.isBullet && (usual.headings.get(styleOf(line)) ?? 0) >= 0.5 * most;
    since = isHeading ? 0 : since + 1;
    const form = formOf(line);
    if (since === 1) [first, second] = [form, ''];
    if (since === 2) second = form;
    const found = [`since heading=${bucket(since, [1, 2, 3, 4])}`];
    if (since > 1 && form === first) found.push('as first');
    if (since > 2 && form === second) found.push('as second');
    if (since > 1 && first !== '' && form.split('/')[0] === first.split('/')[0])
      found.push('in type of first');
    return found;
  });
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
  const kind = sectionKindOf(line.text.replace(/:$/u, ''));
  const alike = usual.headings.get(styleOf(line)) ?? 0;
  const most = Math.max(0, ...usual.headings.values());
  const standsOut = line.source.headingLevel !== undefined || line.style !== usual.style;
  const isItem = line.isBullet && !usual.areHeadingsItems;
  return kind !== null && kind !== 'title' && !isItem && standsOut && alike >= Math.max(2, 0.5 * most);
}

/** Of which section a line may be the heading. */
function headingOf(line: Line, usual: Usual): HeadingOf {
  if (line.isBullet && !usual.areHeadingsItems) return 'none';
  const kind = sectionKindOf(line.text.replace(/:$/u, ''));
  if (kind !== null) return sectionOfKind[kind] ?? 'any';
  if (!HEADING.test(line.text) || line.range !== null || line.gap < LEAST_GAP) return 'none';
  const counts = [...usual.headings.values()];
  const known = counts.reduce((sum, count) => sum + count, 0);
  const alike = usual.headings.get(styleOf(line)) ?? 0;
  return known < ENOUGH || alike >= LEAST_ALIKE * Math.max(0, ...counts) ? 'any' : 'none';
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
    isOpening: line.gap >= 2.9,
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
