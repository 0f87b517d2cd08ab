import { cvLimits, type Skill } from '../cv/index.ts';
import { isLevel, RATING } from './is-level.ts';
import { joinLines } from './join-lines.ts';
import { splitList } from './split-list.ts';
import { cellsOf, withColons, withLabelsBefore, withPairsApart } from './skill-lists.ts';
import { piecesOf, type Line, type Piece } from './prepared-line.ts';
import { trimMarks } from './trim-marks.ts';

const LEVEL_TAIL =
  /\s*[(–—:-]\s*(?:beginner|basic|elementary|intermediate|advanced|expert|proficient|grundkenntnisse|gut|sehr gut|fortgeschritten|experte|débutant|intermédiaire|avancé|básico|intermedio|avanzado|avançado|intermediário|avanzato|base|gevorderd|базовый|средний|продвинутый|\d{1,3}\s?%|\d{1,2}\+?\s?(?:years?|yrs?|jahre?))\)?\s*$/iu;

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
    const mayStandOver =
      next !== undefined &&
      !line.isContinued &&
      (!line.isBullet || isOverItems) &&
      labelled?.[2] === undefined;
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
      !line.isBullet &&
      (isLabelOfRow(first, rest) ||
        (rest.some((piece) => piece.style !== first.style || piece.column > 0) &&
          rest.every((piece) => piece.column <= 1) &&
          splitList(rest.map((piece) => piece.text).join(' ')).length > 1)) &&
      !/[,;|]/.test(first.text);
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

/** A label in a type of its own without a gap behind it, before things that stand apart. */
function isLabelOfRow(first: Piece, rest: readonly Piece[]): boolean {
  const [second] = rest;
  return (
    second !== undefined &&
    second.column === first.column &&
    rest.some(({ column }) => column > first.column) &&
    rest.every(({ style }) => style === second.style && style !== first.style)
  );
}

function listLines(lines: readonly Line[]): Line[] {
  return withPairsApart(withLabelsBefore(withColons(lines)));
}

/** Reads a skills section: labelled lists, plain lists, one skill a line. Levels and rating signs are left out. */
export function readSkills(lines: readonly Line[]): Skill[] {
  const skills: Skill[] = [];
  for (const { group, text } of listsOf(listLines(lines))) {
    const items = isSentence(text) ? [text] : splitList(text);
    for (const item of items) {
      const name = cleanSkill(item);
      if (!isSkill(name) || skills.length >= cvLimits.skills) continue;
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
