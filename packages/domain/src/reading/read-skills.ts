import { cvLimits, type Skill } from '../cv/index.ts';
import type { Fielded } from './field.ts';
import { isLevel, RATING } from './is-level.ts';
import { isLabelOfSpoken } from './read-languages.ts';
import { listLength, partsOfList } from './split-list.ts';
import type { Line } from './prepared-line.ts';
import { Words } from './words.ts';

/** Some things that are listed together, with the label that they stand under. */
interface Listed {
  group: Words;
  list: Words;
  line: Line;
}

const isOne = ({ text }: Words) => listLength(text) === 1;
const isList = (words: Words) => !isOne(words);

const LABELLED = /^[^:：,،;|•\t]{2,45}(?=[:：])/u;

/** Label and list of a line with a colon between them; null where the label is none. */
function partedAtColon(line: Line): Listed | null {
  const label = LABELLED.exec(line.text)?.[0];
  if (label === undefined) return null;
  const list = line.words.slice(label.length).without(/^\s*[:：]\s*/u);
  return { group: line.words.slice(0, label.length).trimmed(), list, line };
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
  const beside = first.pieces.find(({ column }) => column > 0);
  const isUnder =
    beside !== undefined &&
    line.source.page === first.source.page &&
    line.gap < 0.9 &&
    Math.abs(line.source.x0 - beside.x0) < 2 &&
    isList(list);
  return isUnder || /[,;|·•、]$/.test(list.text);
}

/** The lists of a section, each with its label: before a colon or gap, in another type, or above it. */
function listsOf(lines: readonly Line[]): Listed[] {
  const lists: Listed[] = [];
  let over = Words.none;
  for (const [at, line] of lines.entries()) {
    const last = lists.at(-1);
    if (isLabelOver(line, lines[at + 1], last))
      lists.push({ group: line.words.without(/\s*[:：]$/u), list: Words.none, line });
    else if (last?.list.isBlank === true) {
      last.list = line.words;
      over = last.group;
    } else {
      const labelled = partedAtColon(line) ?? withLabelFirst(line);
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
