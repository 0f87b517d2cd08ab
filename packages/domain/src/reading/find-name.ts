import { hasHouseNumber } from './contact-places.ts';
import { isPersonal, withoutContactLabel } from './find-contact.ts';
import { saying, type Field } from './field.ts';
import { sectionKindOf } from './known-heading.ts';
import type { Line, Piece } from './prepared-line.ts';
import { Words } from './words.ts';
import { placeScore } from './place-score.ts';
import { employerScore, titleScore } from './word-scores.ts';

export interface FoundName {
  name: Field;
  headline: Words;
  /** The lines that name and headline were read from. */
  used: Line[];
  /** What stands beside the headline on its line. */
  beside: Line[];
}

const COLUMNS = /\t/gu;

function besideHeadline(line: Line, headline: Words): Line[] {
  const others = line.words.parted(COLUMNS).filter(({ text }) => text.trim() !== headline.text);
  if (others.length === 0 || !line.text.includes('\t')) return [];
  const words = Words.join(others, '\t');
  return [{ ...line, words, text: words.text }];
}

const LABEL =
  /^(?:full )?(?:name|nombre|nome|nom|naam|имя|фио|姓名|氏名|vor- und nachname|nombre y apellidos|nome e cognome|nom et prénom|nome completo|الاسم|الإسم|الاسم الكامل|שם|שם מלא)(?:\s*[:：]\s*|\t)/iu;
const TITLES =
  /^(?:curriculum vitae|lebenslauf|cv|resume|résumé|currículum|curriculum|hoja de vida|резюме|简历|个人简历|履歴書|職務経歴書|السيرة الذاتية|سيرة ذاتية|קורות חיים)(?:\s*(?:of|von|de|di|van|–|-|—|\||:)\s*|\s+)/iu;
const DEGREES =
  /,?\s+(?:ph\.?\s?d\.?|m\.?d\.?|mba|m\.?sc\.?|b\.?sc\.?|cpa|pmp|esq\.?|r\.?n\.?|jr\.?|sr\.?|cfa|llm|dds|p\.?e\.?)(?=$|,|\s)/giu;

/** Whether some words may be a person's name. */
function isNameForm(text: string): boolean {
  const words = text.replaceAll(DEGREES, '').trim().split(/\s+/);
  if (/[@\d:;!?/\\|_=+]|https?|www\./.test(text) || text.length > 60) return false;
  if (/^[\p{Script=Han}·\s]{2,8}$/u.test(text)) return true;
  if (words.length > 6 || words.length === 0) return false;
  const capital = words.filter((word) => /^[\p{Lu}\p{Lt}\p{Lo}"'’(]/u.test(word)).length;
  return (
    capital >= Math.ceil(words.length / 2) && /^[\p{L}"'’(]/u.test(text) && !/[.]$/.test(words.at(-1) ?? 'x.')
  );
}

/** A name and what stands beside it: after a bar or dash, or after a comma where a title's words follow. */
function splitName(words: Words): Words[] {
  const [first = Words.none, ...others] = words.parted(/\s+[|•·–—]\s+|\s-\s/gu);
  const comma = /,\s+/u.exec(first.text);
  if (!comma) return [first, ...others];
  const [name, tail] = [first.slice(0, comma.index), first.slice(comma.index + comma[0].length)];
  const isCredential = `, ${tail.text}`.replaceAll(DEGREES, '').trim() === '';
  const isTitle = !isCredential && (titleScore(tail.text) > 0 || name.text.split(' ').length > 1);
  return isTitle ? [name, tail, ...others] : [first, ...others];
}

/** First and last name are often set in two weights: stretches without a wide gap are one. */
function joinedByType(pieces: readonly Piece[]): Words[] {
  const columns = [...new Set(pieces.map(({ column }) => column))];
  return columns.map((column) =>
    Words.join(
      pieces.filter((piece) => piece.column === column).map(({ words }) => words),
      ' ',
    ),
  );
}

/** A name that is set in capitals, in the usual ones. */
function usualCapitals(name: string): string {
  if (name !== name.toUpperCase() || !/\p{Lu}{2}/u.test(name)) return name;
  return name
    .toLowerCase()
    .replaceAll(/(?<![\p{L}’'])\p{L}|(?<=\bmc|['’])\p{L}(?=\p{L})/gu, (letter) => letter.toUpperCase());
}

/** Most lines that a name in large type takes, and most with what stands beside them. */
const MOST_NAME_LINES = 3;
const MOST_BESIDE = 8;

/** The words of a line that may be a name, and what stands beside them. */
function nameIn(line: Line): { name: Words; beside: Words[] } | null {
  const [first = Words.none, ...others] = joinedByType(
    line.pieces.map((piece) => ({ ...piece, words: piece.words.without(LABEL).without(TITLES) })),
  );
  const [name = Words.none, ...tail] = splitName(first);
  const words = name.trimmed();
  if (!isNameForm(words.text) || sectionKindOf(words.text) !== null) return null;
  return { name: words, beside: [...tail, ...others] };
}

function letters(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}

/** How much of a name stands in the part of an address before the @. */
function mailLikeness(text: string, email: string): number {
  const local = letters(email.split('@', 1)[0] ?? '');
  const words = text
    .split(/[\s-]+/)
    .map(letters)
    .filter((word) => word.length > 1);
  if (local === '' || words.length === 0) return 0;
  return (
    words.filter((word) => local.includes(word) || (word.length > 4 && local.includes(word.slice(0, 5))))
      .length / words.length
  );
}

/** How much a line is like the name of the person, by its type, its words and what the labeller took it for. */
function likeness(line: Line, words: string, largest: number, email: string): number {
  const about = 1.4 * titleScore(words) + 1.2 * placeScore(words) + 0.8 * employerScore(words);
  const told = line.role === 'name' ? 1 : 0;
  return told + 2.2 * (line.source.size / largest) ** 2 + 1.6 * mailLikeness(words, email) - about;
}

/** A name stands among so many lines of the first page. */
const MOST_LINES = 120;
/** Least likeness of a line that says the name. */
const LEAST = 0.4;
/** Least size of the type, in points, in which a name is set over several lines. */
const LARGE = 14;

/** The lines that say the name: one that a label names, else the likeliest with those below it that are set alike. */
function nameLines(lines: readonly Line[], email: string): Line[] {
  const labelled = lines.find((line) => LABEL.test(line.text) && nameIn(line) !== null);
  if (labelled) return [labelled];
  const largest = Math.max(1, ...lines.map(({ source }) => source.size));
  const [best] = lines
    .flatMap((line, at) => {
      const words = line.isBullet ? undefined : nameIn(line)?.name.text;
      return words === undefined ? [] : [{ at, score: likeness(line, words, largest, email) - 0.06 * at }];
    })
    .toSorted((a, b) => b.score - a.score);
  const first = lines[best?.at ?? -1];
  if (!best || !first || best.score < LEAST) return [];
  const styleAt = (line: Line) => line.pieces[0]?.style;
  const isPart = (line: Line) => {
    const words = nameIn(line)?.name.text ?? '';
    const isTitle = titleScore(words) >= 0.5 && mailLikeness(words, email) === 0;
    return words !== '' && words.split(/\s+/).length <= 3 && !isTitle && styleAt(line) === styleAt(first);
  };
  const isWhole = first.source.size <= LARGE || (nameIn(first)?.name.text ?? '').split(/\s+/).length > 2;
  if (isWhole) return [first];
  const near = lines.slice(Math.max(0, best.at - MOST_BESIDE), best.at + MOST_BESIDE);
  return near.filter((line) => line === first || isPart(line)).slice(0, MOST_NAME_LINES);
}

/** Finds the person's name, and the headline beside or under it. */
export function findName(header: readonly Line[], all: readonly Line[], email: string): FoundName {
  const firstPage = all.filter((line) => line.source.page === (all[0]?.source.page ?? 1));
  const used = nameLines(firstPage.slice(0, MOST_LINES), email);
  const parts = used.flatMap((line) => nameIn(line) ?? []);
  const [first, ...more] = parts.map(({ name }) => name);
  if (!first) return { name: Words.none, headline: Words.none, used: [], beside: [] };
  const name = more.reduce((words, part) => words.withLine(part), first);
  const at = all.indexOf(used.at(-1) ?? (all[0] as Line));
  const rest = Words.join(parts.length === 1 ? (parts[0]?.beside ?? []) : [], ' | ');
  const headline = isHeadline(rest.text)
    ? { words: rest, lines: [] }
    : headlineAfter(all, at, header, name.text);
  const [line, another] = headline?.lines ?? [];
  return {
    name: saying(usualCapitals(name.text.replaceAll(/\s+/g, ' ')).replace(/[,\s]+$/, ''), name),
    headline: headline?.words ?? Words.none,
    used: [...used, ...(headline?.lines ?? [])],
    beside: headline && line && !another ? besideHeadline(line, headline.words) : [],
  };
}

function isHeadline(text: string): boolean {
  return (
    text.length >= 3 &&
    text.length <= 140 &&
    text.split(/\s+/).length <= 14 &&
    !/@|https?:|www\.|\d{4,}|\.(?:com|de|org|net|io)\b/.test(text) &&
    /\p{L}{3}/u.test(text) &&
    !text.endsWith(':') &&
    !isPersonal(text) &&
    !/[.!?]$/.test(text.replace(/\b(?:Inc|Ltd|B\.?Sc|M\.?Sc|Ph\.?D)\.$/i, '')) &&
    placeScore(text) < 0.7 &&
    !(hasHouseNumber(text) && titleScore(text) === 0) &&
    !/^[^:]{2,25}:\s/.test(text)
  );
}

/** The first stretch below the name that may say what the person is: a title's words make it sure, else only the next line counts. */
function headlineAfter(
  all: readonly Line[],
  at: number,
  header: readonly Line[],
  name: string,
): { words: Words; lines: Line[] } | null {
  const nameLine = all[at];
  const isInHeader = nameLine !== undefined && header.includes(nameLine);
  const below = isInHeader ? header.slice(header.indexOf(nameLine) + 1) : all.slice(at + 1, at + 5);
  const isName = (text: string) => text.toLowerCase() === name.toLowerCase();
  const labelled = below.filter(({ role, text }) => role === 'headline' && !isName(text));
  const [first, second] = labelled;
  if (first && second?.style === first.style && below.indexOf(second) === below.indexOf(first) + 1) {
    const words = first.words.withLine(second.words);
    if (isHeadline(words.text)) return { words, lines: [first, second] };
  }
  for (const [index, line] of (first ? [first] : below.slice(0, 8)).entries()) {
    if (!isInHeader && line.known !== null) break;
    const parts = line.words
      .parted(COLUMNS)
      .map((part) => part.trimmed())
      .filter(({ text }) => !isName(text) && withoutContactLabel(text) !== '');
    const titled = parts.find(({ text }) => isHeadline(text) && titleScore(text) > 0);
    const words = titled ?? parts[0] ?? Words.none;
    if (isHeadline(words.text) && (titled || index === 0) && words.text.length <= 120)
      return { words, lines: [line] };
  }
  return null;
}
