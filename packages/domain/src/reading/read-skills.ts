import { cvLimits, type Skill } from '../cv/index.ts';
import { isLevel, RATING } from './is-level.ts';
import type { PositionedLine } from './positioned-line.ts';
import { joinLines } from './join-lines.ts';
import { piecesOf, styleOf, type Line } from './prepared-line.ts';
import { trimMarks } from './trim-marks.ts';

const LEVEL_TAIL =
  /\s*[(–—:-]\s*(?:beginner|basic|elementary|intermediate|advanced|expert|proficient|grundkenntnisse|gut|sehr gut|fortgeschritten|experte|débutant|intermédiaire|avancé|básico|intermedio|avanzado|avançado|intermediário|avanzato|base|gevorderd|базовый|средний|продвинутый|\d{1,3}\s?%|\d{1,2}\+?\s?(?:years?|yrs?|jahre?))\)?\s*$/iu;

/** The skills of a list, parted at commas, bars, bullets and gaps, but not inside brackets. */
function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '(' || sign === '（') depth += 1;
    else if (sign === ')' || sign === '）') depth = Math.max(0, depth - 1);
    else if (depth === 0 && isParting(text, at, sign)) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
}

function isParting(text: string, at: number, sign: string): boolean {
  if ('|•·;\t、，،؛；∙●▪◦■♦'.includes(sign)) return true;
  if (sign === ',') return !/\d/.test(text[at + 1] ?? '');
  const isApart = text[at - 1] === ' ' && text[at + 1] === ' ';
  return isApart && '/–—-~'.includes(sign);
}

function cleanSkill(text: string): string {
  const rated = text.replaceAll(RATING, ' ').replace(LEVEL_TAIL, '');
  return trimMarks(rated, { start: '-–—•·▪*:', end: '.,;:' })
    .replace(/^(?:and|und|et|y|e|en|и|和)\s+(?=\S)/u, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function isSkill(text: string): boolean {
  return text !== '' && text.length <= 90 && /[\p{L}\p{N}]/u.test(text) && !isLevel(text);
}

interface Listed {
  group: string;
  text: string;
  line: Line;
}

/** Whether a line is set in from another of the same column. */
function isSetIn(line: Line, from: Line): boolean {
  const indent = line.source.x0 - from.source.x0;
  return (
    line.source.page === from.source.page && indent > 0.8 * from.source.size && indent < 6 * from.source.size
  );
}

function isOnRowOf({ source }: Line, { source: other }: Line): boolean {
  return source.page === other.page && Math.abs(source.top - other.top) < 0.4 * other.size;
}

const LABELLED = /^([^:：,،;|•]{2,45})[:：]\s*(\S.*)?$/u;

/** Whether a line stands right under a list of several things that has its label at the left. */
function isUnderList(line: Line, { line: { source }, text }: Listed): boolean {
  const [, list] = cellsOf(source);
  const isBelow = line.source.page === source.page && line.gap < 0.9 && !line.isBullet;
  return (
    list !== undefined && isBelow && Math.abs(line.source.x0 - list.x0) < 2 && splitList(text).length > 1
  );
}

/** One list a line, with its label: by a colon, or by a first stretch in other type or beside a gap that is a label. */
function listsOf(lines: readonly Line[]): Listed[] {
  const lists: Listed[] = [];
  let open = '';
  lines.forEach((line, at) => {
    const last = lists.at(-1);
    const next = lines[at + 1];
    const labelled = LABELLED.exec(line.text);
    // A label with its list beside it stands over nothing.
    const isOverItems = next !== undefined && next.isBullet && isSetIn(next, line);
    const mayStandOver = next !== undefined && (!line.isBullet || isOverItems) && labelled?.[2] === undefined;
    const isGroup =
      mayStandOver &&
      line.style !== next.style &&
      splitList(line.text).length === 1 &&
      (line.source.isBold || splitList(next.text).length > 1) &&
      !next.source.isBold;
    const isOverIndented = mayStandOver && splitList(line.text).length === 1 && isSetIn(next, line);
    const isBeside =
      last !== undefined && last.text === '' && isOnRowOf(line, last.line) && last.group !== '';
    if ((isGroup || isOverIndented) && !isBeside) {
      lists.push({ group: line.text.replace(/\s*:$/, ''), text: '', line });
      return;
    }
    if (last && last.text === '' && last.group !== '') {
      last.text = line.text;
      open = last.group;
      return;
    }
    if (labelled && !/\t/.test(labelled[1] ?? '')) {
      lists.push({ group: (labelled[1] ?? '').trim(), text: labelled[2] ?? '', line });
      return;
    }
    const [first, ...rest] = piecesOf(line.source);
    const isLabel =
      first !== undefined &&
      rest.some((piece) => piece.style !== first.style || piece.column > 0) &&
      rest.every((piece) => piece.column <= 1) &&
      !/[,;|]/.test(first.text) &&
      splitList(rest.map((piece) => piece.text).join(' ')).length > 1;
    if (isLabel) {
      lists.push({
        group: first.text.replace(/\s*[:–-]\s*$/, ''),
        text: rest.map((piece) => piece.text).join('\t'),
        line,
      });
    } else if (
      last &&
      (isUnderList(line, last) ||
        (line.isContinued && (/^\p{Ll}/u.test(line.text) || splitList(last.text).length > 1)) ||
        (/[,;|·•、]$/.test(last.text) && !line.isBullet))
    ) {
      last.text = joinLines(last.text, line.text);
    } else lists.push({ group: open, text: line.text, line });
  });
  return lists;
}

/** Lists with their labels at the left, two beside each other, parted; a list goes on where its column does. */
function withPairsApart(lines: readonly Line[]): Line[] {
  const apart: Line[] = [];
  let open: { line: Line; lists: { label: string; text: string; x0: number }[] } | null = null;
  const close = () => {
    for (const { label, text } of open?.lists ?? [])
      if (open) apart.push(lineWith(open.line, `${label}: ${text}`));
    open = null;
  };
  for (const line of lines) {
    const cells = cellsOf(line.source);
    const pairs = pairsIn(cells);
    if (pairs) {
      close();
      open = { line, lists: pairs };
      continue;
    }
    const goOn = cells.map((cell) => open?.lists.find((list) => Math.abs(list.x0 - cell.x0) < 2));
    if (open && cells.length > 0 && goOn.every((list) => list !== undefined))
      cells.forEach((cell, at) => {
        const list = goOn[at];
        if (list) list.text = joinLines(list.text, cell.text);
      });
    else {
      close();
      apart.push(line);
    }
  }
  close();
  return apart;
}

function lineWith(line: Line, text: string): Line {
  return { ...line, text, source: { ...line.source, text, runs: [] } };
}

interface Cell {
  text: string;
  x0: number;
  style: string;
}

/** What stands between the wide gaps of a line. */
function cellsOf(source: PositionedLine): Cell[] {
  const cells: Cell[] = [];
  let isOpen = false;
  for (const run of source.runs ?? [source]) {
    const text = run.text.trim();
    const last = cells.at(-1);
    if (last && isOpen) last.text = `${last.text} ${text}`.trim();
    else if (text !== '') cells.push({ text, x0: run.x0, style: styleOf(run, '') });
    isOpen = !run.text.endsWith('\t');
  }
  return cells;
}

/** Label, list, label, list, where the labels differ in type from the lists; null for any other row. */
function pairsIn(cells: readonly Cell[]): { label: string; text: string; x0: number }[] | null {
  if (cells.length < 4 || cells.length % 2 === 1) return null;
  const [labels, lists] = [0, 1].map((side) => cells.filter((_, at) => at % 2 === side));
  if (!labels || !lists) return null;
  const isPair =
    new Set(labels.map(({ style }) => style)).size === 1 &&
    lists.every(({ style }) => style !== labels[0]?.style) &&
    labels.every(({ text }) => splitList(text).length === 1) &&
    lists.some(({ text }) => splitList(text).length > 1);
  if (!isPair) return null;
  return lists.map(({ text, x0 }, at) => ({
    label: labels[at]?.text.replace(/\s*[:：]$/u, '') ?? '',
    text,
    x0,
  }));
}

/** Lists that stand in columns under a row of labels, parted into one list a column. */
function withColumnsApart(lines: readonly Line[]): Line[] {
  const apart: Line[] = [];
  let labels: string[] = [];
  let style = '';
  lines.forEach((line, at) => {
    const columns = line.text.split('\t').map((text) => text.trim());
    const next = lines[at + 1];
    const isHead =
      columns.length > 1 &&
      !/[:：]$/u.test(columns[0] ?? '') &&
      next !== undefined &&
      next.style !== line.style &&
      next.text.split('\t').length <= columns.length &&
      next.text.includes('\t') &&
      columns.every((text) => splitList(text).length === 1);
    if (isHead) {
      labels = columns;
      style = next.style;
    } else if (labels.length > 0 && line.style === style && columns.length <= labels.length) {
      columns.forEach((text, index) => {
        const words = `${labels[index] ?? ''}: ${text}`;
        apart.push(lineWith(line, words));
      });
    } else {
      labels = [];
      apart.push(line);
    }
  });
  return apart;
}

/** Reads a skills section: labelled lists, plain lists, one skill a line. Levels and rating signs are left out. */
export function readSkills(lines: readonly Line[]): Skill[] {
  const skills: Skill[] = [];
  const said = new Set<string>();
  for (const { group, text } of listsOf(withColumnsApart(withPairsApart(lines)))) {
    const items = isSentence(text) ? [text] : splitList(text);
    for (const item of items) {
      const name = cleanSkill(item);
      if (!isSkill(name) || said.has(name.toLowerCase()) || skills.length >= cvLimits.skills) continue;
      said.add(name.toLowerCase());
      skills.push({ name, group: group.length <= 60 ? group : '' });
    }
  }
  return skills;
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
