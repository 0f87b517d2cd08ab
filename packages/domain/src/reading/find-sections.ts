import type { SectionKind } from './heading-words.data.ts';
import { sectionKindOf } from './known-heading.ts';
import { joinLines } from './join-lines.ts';
import type { Line } from './prepared-line.ts';

/** Lines under one heading. The lines above the first heading are a section of kind `header`. */
export interface Section {
  kind: SectionKind | 'header';
  title: string;
  lines: Line[];
}

const MAX_HEADING = 60;
/** Free height between the lines of one heading, in heights of its type. */
const MAX_GAP_IN_HEADING = 0.6;

interface Candidate {
  at: number;
  kind: SectionKind;
}

function isHeadingForm({ text, range }: Line): boolean {
  return (
    text.length <= MAX_HEADING &&
    !text.includes('\t') &&
    !/[.!?,;؟،؛]$/u.test(text) &&
    !/[@\d]{3}/.test(text) &&
    range === null
  );
}

/** The style most of the text is set in. */
export function bodyStyle(lines: readonly Line[]): string {
  const length = new Map<string, number>();
  for (const { style, text } of lines) length.set(style, (length.get(style) ?? 0) + text.length);
  return [...length].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

function sizeOf(style: string): number {
  return Number(style.split('|', 1)[0]);
}

/** How much a style stands out from running text: by size, weight, capitals, colour. */
function prominence(style: string, body: string): number {
  const [, bold, , caps, color] = style.split('|');
  const [, , , , bodyColor] = body.split('|');
  return (
    Math.max(0, sizeOf(style) - sizeOf(body)) * 0.5 +
    (bold ? 1 : 0) +
    (caps ? 1 : 0) +
    (color !== bodyColor ? 0.7 : 0)
  );
}

function standsAlone(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  return line !== undefined && !line.isContinued && (line.gap > 0.45 || at === 0);
}

/** How far a heading stands out at least, of what is usual among the headings. */
const LEAST_OF_USUAL = 0.62;
/** Share of headings that begin with a mark from which on such marks are the document's way to set headings. */
const MARKED_SHARE = 0.5;

/** Headings by their words. Where most stand out by their type, those that do not are words of the text. */
function knownHeadings(lines: readonly Line[], body: string): Candidate[] {
  const found = lines.flatMap((line, at): Candidate[] => {
    const kind = isHeadingForm(line) ? sectionKindOf(line.text) : null;
    return kind === null ? [] : [{ at, kind }];
  });
  const styleAt = ({ at }: Candidate) => lines[at]?.style ?? '';
  const level = ({ at }: Candidate) =>
    prominence(styleAt({ at, kind: 'other' }), body) + (lines[at]?.source.headingLevel !== undefined ? 2 : 0);
  const standing = found.filter((one) => level(one) >= 0.7);
  const isItem = ({ at }: Candidate) => lines[at]?.isBullet === true;
  // Capitals do not make a heading of an item in a list, unless most headings begin with a mark.
  const areMarked = standing.filter(isItem).length > MARKED_SHARE * standing.length;
  const isLarge = (one: Candidate) => sizeOf(styleAt(one)) > sizeOf(body) + 1;
  const outstanding = areMarked ? standing : standing.filter((one) => !isItem(one) || isLarge(one));
  const plain = (one: Candidate) =>
    lines[one.at]?.isBullet !== true && (standsAlone(lines, one.at) || level(one) > 0);
  if (outstanding.length < 2) return found.filter(plain);
  const usual = outstanding.map(level).toSorted((a, b) => a - b)[Math.floor(outstanding.length / 2)] ?? 0;
  const clear = outstanding.filter((one) => level(one) >= LEAST_OF_USUAL * usual);
  const blocks = new Set(clear.map(({ at }) => lines[at]?.source.block));
  // A side bar may have smaller headings of its own: several that are set alike.
  const aside = outstanding.filter((one) => !clear.includes(one) && !blocks.has(lines[one.at]?.source.block));
  const alike = (one: Candidate) =>
    aside.filter(
      (other) =>
        styleAt(other) === styleAt(one) &&
        lines[other.at]?.source.block === lines[one.at]?.source.block &&
        standsAlone(lines, other.at),
    ).length;
  const own = aside.filter((one) => standsAlone(lines, one.at) && alike(one) >= 2);
  return outstanding.filter((one) => clear.includes(one) || own.includes(one));
}

/** So many known headings tell how a typed text sets its own. */
const LEAST_TYPED = 3;

/** Whether a line stands between empty lines. */
function isParted(lines: readonly Line[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  return line !== undefined && next !== undefined && line.gap > 1 && next.gap > 1;
}

/** Lines set as the known headings are, with other words. */
function otherHeadings(lines: readonly Line[], known: readonly Candidate[], body: string): Candidate[] {
  const inStyle = new Map<string, number>();
  for (const { at } of known) {
    const line = lines[at];
    if (line) inStyle.set(headingStyle(line), (inStyle.get(headingStyle(line)) ?? 0) + 1);
  }
  const most = Math.max(0, ...inStyle.values());
  // Typed text has nothing but capitals and empty lines to set a heading with.
  const isSetByCapitals =
    known.length >= LEAST_TYPED &&
    known.every(({ at }) => prominence(lines[at]?.style ?? '', body) > 0 && isParted(lines, at));
  const taken = new Set(known.map(({ at }) => at));
  return lines.flatMap((line, at): Candidate[] => {
    const count = inStyle.get(headingStyle(line)) ?? 0;
    const isDistinct =
      line.source.headingLevel !== undefined ||
      prominence(line.style, body) >= 1.2 ||
      (isSetByCapitals && isParted(lines, at));
    const isTheirs =
      count >= Math.max(2, 0.4 * most) &&
      isDistinct &&
      !taken.has(at) &&
      isHeadingForm(line) &&
      !line.isBullet &&
      standsAlone(lines, at) &&
      line.text.length <= 45 &&
      /\p{L}{3}/u.test(line.text) &&
      (kindByStem(line.text) !== 'other' || !isBesideDates(lines, at));
    return isTheirs ? [{ at, kind: kindByStem(line.text) }] : [];
  });
}

/** Stems that tell what a section with an unusual heading is about. */
const STEMS: readonly (readonly [RegExp, SectionKind])[] = [
  [
    /experien|expérien|experiên|esperien|erfahrung|ervaring|employment|berufl|опыт|经历|经验|career|werdegang|خبر(?:ة|ات)|وظيفي|ניסיון|נסיון|תעסוק/iu,
    'experience',
  ],
  [
    /education|formation|formação|formación|formazione|istruzione|ausbildung|studium|opleiding|éducation|educa|образован|教育|academic|تعليم|مؤهلات|دراس|השכלה|לימוד/iu,
    'education',
  ],
  [
    /skill|compet|kenntnis|fähigkeit|habilid|vaardigh|compéten|навык|技能|technolog|مهارات|قدرات|כישור|מיומנו/iu,
    'skills',
  ],
  [/language|sprach|langue|idioma|língua|lingue|talen|язык|语言|لغات|שפות/iu, 'languages'],
  [/certif|zertifi|licen[sc]e|сертиф|证书|شهادات|دورات|הסמכ|תעוד/iu, 'certifications'],
  [/project|projekt|projet|proyecto|projeto|progett|проект|项目|مشاريع|פרויקט/iu, 'projects'],
  [/publica|publik|veröffent|pubblica|talks|paper|публик|论文|منشورات|أبحاث|פרסומ|מאמר/iu, 'publications'],
  [/summary|profil|about|über mich|sobre|профил|简介|نبذة|ملخص|תקציר|אודות/iu, 'summary'],
];

function kindByStem(text: string): SectionKind {
  return STEMS.find(([stem]) => stem.test(text))?.[1] ?? 'other';
}

/** A line right above or below a date is the head of an entry. */
function isBesideDates(lines: readonly Line[], at: number): boolean {
  const next = lines[at + 1];
  return next?.range !== null && next?.range !== undefined && next.text.length - next.range.length < 30;
}

function headingStyle(line: Line): string {
  const level = line.source.headingLevel;
  return level === undefined ? line.style : `h${level}`;
}

/** A heading that a narrow column broke over two lines is one line again. */
export function withWholeHeadings(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const text = above && above.text.length < MAX_HEADING ? joinLines(above.text, line.text) : '';
    const isOne =
      above !== undefined &&
      above.style === line.style &&
      above.source.page === line.source.page &&
      line.gap < MAX_GAP_IN_HEADING &&
      !line.isBullet &&
      isHeadingForm({ ...above, text }) &&
      sectionKindOf(above.text) === null &&
      sectionKindOf(text) !== null;
    if (isOne) whole[whole.length - 1] = { ...above, text };
    else whole.push(line);
  }
  return whole;
}

/** Parts the lines of a document at their headings. */
export function findSections(lines: readonly Line[]): Section[] {
  const body = bodyStyle(lines);
  const known = knownHeadings(lines, body);
  const first = known.find(({ kind }) => kind !== 'title')?.at ?? 0;
  const largest = Math.max(0, ...lines.map((line) => line.source.size));
  const others = otherHeadings(lines, known, body).filter(
    ({ at }) => at > first && (lines[at]?.source.size ?? 0) < largest + 0.1,
  );
  const headings = new Map([...known, ...others].map(({ at, kind }) => [at, kind]));
  const header: Section = { kind: 'header', title: '', lines: [] };
  const sections: Section[] = [header];
  /** The section in force at the end of each block, for the blocks that go on from it. */
  const openAt = new Map<number, Section>();
  let open = header;
  lines.forEach((line, at) => {
    const { block, continues } = line.source;
    const kind = headings.get(at);
    if (continues !== undefined) open = openAt.get(continues) ?? header;
    if (kind === 'title') {
      // "Curriculum vitae" parts nothing.
    } else if (kind !== undefined) {
      open = { kind, title: line.text.replace(/\s*:$/, ''), lines: [] };
      sections.push(open);
    } else open.lines.push(line);
    if (block !== undefined) openAt.set(block, open);
  });
  return sections;
}
