import { cvLimits, type Skill } from '../cv/index.ts';
import type { Fielded } from './field.ts';
import { isLevel, RATING } from './is-level.ts';
import { isLabelOfSpoken } from './read-languages.ts';
import { listLength, partsOfList } from './split-list.ts';
import type { Line, Piece } from './prepared-line.ts';
import { Words } from './words.ts';

/** Some things that are listed together, with the label that they stand under. */
interface Listed {
  group: Words;
  list: Words;
  line: Line;
}

/** What stands between the wide gaps of a line. */
interface Cell extends Pick<Piece, 'words' | 'x0'> {
  style: string;
}

function cellsOf(line: Line): Cell[] {
  const cells: Cell[] = [];
  let column = -1;
  for (const piece of line.pieces) {
    const last = cells.at(-1);
    if (last && piece.column === column) last.words = last.words.plus(' ').plus(piece.words);
    // In capitals or not, a label is set as another.
    else cells.push({ words: piece.words, x0: piece.x0, style: piece.style.replace('|C|', '||') });
    column = piece.column;
  }
  return cells;
}

const isOne = ({ text }: Words) => listLength(text) === 1;
const isList = (words: Words) => !isOne(words);
const isEven = (places: readonly number[]) => Math.max(...places) - Math.min(...places) < 2;

/** "Design – Figma, Sketch": a dash before a list of several. */
const DASHED = /^[^:：,،;|•–—\t]{2,45}(?=\s[–—]\s\S)/u;
const LABELLED = /^[^:：,،;|•\t]{2,45}(?=[:：])/u;
/** Share of the lists of a section that have a dash behind their label where it is one. */
const SHARE_DASHED = 0.6;
const LONGEST_LABEL = 45;

/** Label and list of a line, parted where a form ends; null where the label is none. */
function partedAt(form: RegExp, line: Line): Listed | null {
  const label = form.exec(line.text)?.[0];
  if (label === undefined) return null;
  const list = line.words.slice(label.length).without(/^\s*[:：–—]\s*/u);
  return { group: line.words.slice(0, label.length).trimmed(), list, line };
}

/** Whether labels with a dash behind them, or at the right edge beside their lists, are how a section sets its own. */
function settingOf(lines: readonly Line[]) {
  const begun = lines.filter(({ isContinued }) => !isContinued);
  const dashed = begun.filter((line) => isList(partedAt(DASHED, line)?.list ?? Words.none));
  const rows = lines.map(cellsOf);
  const [ends, starts] = [lines.map(({ source }) => source.x1), rows.map(([, label]) => label?.x0 ?? 0)];
  const isBesideLabel = ([, label, more]: readonly Cell[]) =>
    label !== undefined &&
    more === undefined &&
    isOne(label.words) &&
    label.words.text.length <= LONGEST_LABEL &&
    !isLevel(label.words.text);
  return {
    isDashed: dashed.length >= Math.max(2, SHARE_DASHED * begun.length),
    isLabelLast:
      lines.length > 1 &&
      rows.every(isBesideLabel) &&
      isEven(ends) &&
      !isEven(starts) &&
      rows.some(([first]) => first && isList(first.words)),
  };
}

/** Label, list, label, list, where the labels differ in type from the lists; none for any other row. */
function pairsIn(cells: readonly Cell[], line: Line): (Listed & { x0: number })[] {
  const [labels, lists] = [0, 1].map((side) => cells.filter((_, at) => at % 2 === side)) as [Cell[], Cell[]];
  const isPair =
    cells.length >= 4 &&
    cells.length % 2 === 0 &&
    labels.every(({ words, style }) => style === labels[0]?.style && isOne(words)) &&
    lists.every(({ style }) => style !== labels[0]?.style) &&
    lists.some(({ words }) => isList(words));
  if (!isPair) return [];
  return lists.map(({ words: list, x0 }, at) => {
    const group = labels[at]?.words.without(/\s*[:：]$/u) ?? Words.none;
    return { group, list, line, x0 };
  });
}

/** Whether a line holds the labels of columns, under which lists stand in a type of their own. */
function isHeadOfColumns(cells: readonly Cell[], line: Line, next: Line | undefined): boolean {
  return (
    cells.length > 1 &&
    next !== undefined &&
    next.style !== line.style &&
    next.text.includes('\t') &&
    next.text.split('\t').length <= cells.length &&
    !/[:：]$/u.test(cells[0]?.words.text ?? '') &&
    cells.every(({ words }) => isOne(words))
  );
}

/** Whether a line is set in from another of the same column. */
function isSetIn({ source }: Line, { source: from }: Line): boolean {
  const indent = source.x0 - from.x0;
  return source.page === from.page && indent > 0.8 * from.size && indent < 6 * from.size;
}

/** Whether a line is a label over the next ones: in a type of its own, or with them set in below it. */
function isLabelOver(line: Line, next: Line | undefined, last: Listed | undefined): boolean {
  if (!next || line.isContinued || !isOne(line.words) || /[:：]\s*\S/u.test(line.text)) return false;
  const isOverItems = next.isBullet && isSetIn(next, line);
  if (line.isBullet && !isOverItems) return false;
  const { source } = line;
  const isBeside =
    last?.list.isBlank === true &&
    source.page === last.line.source.page &&
    Math.abs(source.top - last.line.source.top) < 0.4 * last.line.source.size;
  const isInOwnType =
    line.style !== next.style && (source.isBold || isList(next.words)) && !next.source.isBold;
  return !isBeside && (isInOwnType || isSetIn(next, line));
}

/** Label and list of a line whose first stretch is set in another type, or stands before a gap and a list. */
function withLabelFirst(line: Line): Listed | null {
  const [first, ...rest] = line.pieces;
  const [second] = rest;
  if (!first || !second || line.isBullet || /[,;|]/.test(first.words.text)) return null;
  const list = Words.join(
    rest.map(({ words }) => words),
    '\t',
  );
  const isBeforeThings =
    second.column === first.column &&
    rest.some(({ column }) => column > first.column) &&
    rest.every(({ style }) => style === second.style && style !== first.style);
  const isBeforeList =
    rest.some(({ style, column }) => style !== first.style || column > 0) &&
    rest.every(({ column }) => column <= 1) &&
    (isList(list.without(/\t/gu, ' ')) || isLabelOfSpoken(first.words.text));
  if (!isBeforeThings && !isBeforeList) return null;
  return { group: first.words.without(/\s*[:–-]\s*$/u), list, line };
}

/** Whether a line goes on from the list before it. */
function goesOn(line: Line, { line: first, list }: Listed): boolean {
  if (line.isContinued && (/^\p{Ll}/u.test(line.text) || isList(list))) return true;
  if (line.isBullet) return false;
  const [, beside] = cellsOf(first);
  const isUnder =
    beside !== undefined &&
    line.source.page === first.source.page &&
    line.gap < 0.9 &&
    Math.abs(line.source.x0 - beside.x0) < 2 &&
    isList(list);
  return isUnder || /[,;|·•、]$/.test(list.text);
}

/** The lists of a section, each with its label: before a colon, dash or gap, in another type, above it, or at its end. */
function listsOf(lines: readonly Line[]): Listed[] {
  const lists: Listed[] = [];
  const { isDashed, isLabelLast } = settingOf(lines);
  let over = Words.none;
  let columns: readonly Cell[] = [];
  let columnStyle = '';
  let pairs: (Listed & { x0: number })[] = [];
  for (const [at, line] of lines.entries()) {
    const [cells, next, last] = [cellsOf(line), lines[at + 1], lists.at(-1)];
    if (isHeadOfColumns(cells, line, next)) {
      [columns, columnStyle, pairs] = [cells, next?.style ?? '', []];
      continue;
    }
    if (line.style !== columnStyle || cells.length > columns.length) columns = [];
    const above = cells.map(({ x0 }) => pairs.find((pair) => Math.abs(pair.x0 - x0) < 2));
    if (above.length > 0 && above.every((pair) => pair !== undefined)) {
      above.forEach((pair, index) => {
        pair.list = pair.list.withLine(cells[index]?.words ?? Words.none);
      });
      continue;
    }
    pairs = pairsIn(cells, line);
    const [first, second] = cells;
    if (columns.length > 0)
      cells.forEach(({ words: list }, index) =>
        lists.push({ group: columns[index]?.words ?? Words.none, list, line }),
      );
    else if (pairs.length > 0) lists.push(...pairs);
    else if (isLabelLast && first && second) lists.push({ group: second.words, list: first.words, line });
    else if (isLabelOver(line, next, last))
      lists.push({ group: line.words.without(/\s*[:：]$/u), list: Words.none, line });
    else if (last?.list.isBlank === true) {
      last.list = line.words;
      over = last.group;
    } else {
      const labelled =
        (isDashed ? partedAt(DASHED, line) : null) ?? partedAt(LABELLED, line) ?? withLabelFirst(line);
      if (labelled) lists.push(labelled);
      else if (last && goesOn(line, last)) last.list = last.list.withLine(line.words);
      else lists.push({ group: over, list: line.words, line });
    }
  }
  return lists;
}

const LEVEL_TAIL =
  /\s*[(–—:-]\s*(?:beginner|basic|elementary|intermediate|advanced|expert|proficient|grundkenntnisse|gut|sehr gut|fortgeschritten|experte|débutant|intermédiaire|avancé|básico|intermedio|avanzado|avançado|intermediário|avanzato|base|gevorderd|базовый|средний|продвинутый|\d{1,3}\s?%|\d{1,2}\+?\s?(?:years?|yrs?|jahre?))\)?\s*$/iu;

function cleanSkill(item: Words): Words {
  return item
    .without(RATING, ' ')
    .without(LEVEL_TAIL)
    .trimmed({ start: '-–—•·▪*:', end: '.,;:' })
    .without(/^(?:and|und|et|y|e|en|и|和)\s+(?=\S)/u)
    .without(/\s+/gu, ' ');
}

function isSkill({ text }: Words): boolean {
  return text !== '' && text.length <= 90 && /[\p{L}\p{N}]/u.test(text) && !isLevel(text);
}

/** A full sentence is not a list, whatever its commas. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.length > 9 &&
    /[.!]$/.test(text) &&
    words.filter((word) => /^\p{Ll}/u.test(word)).length > 0.65 * words.length
  );
}

const LONGEST_GROUP = 60;

/**
 * Reads a skills section: labelled lists, plain lists, one skill a line. Levels and rating signs are left out, and what stands
 * under the label of spoken languages is given apart.
 */
export function readSkills(lines: readonly Line[]): { skills: Fielded<Skill>[]; spoken: Words[] } {
  const lists = listsOf(lines);
  const spoken = lists.filter(({ group, list }) => isLabelOfSpoken(group.text, list.text));
  const skills = lists.flatMap((listed): Fielded<Skill>[] => {
    const { group, list } = listed;
    if (spoken.includes(listed)) return [];
    const items = isSentence(list.text) ? [list] : partsOfList(list);
    return items
      .map(cleanSkill)
      .filter(isSkill)
      .map((name) => ({ name, group: group.text.length <= LONGEST_GROUP ? group : Words.none }));
  });
  return { skills: skills.slice(0, cvLimits.skills), spoken: spoken.map(({ list }) => list) };
}
