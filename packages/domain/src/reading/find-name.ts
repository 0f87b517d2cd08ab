import { isPersonal } from './find-contact.ts';
import { saying, type Field } from './field.ts';
import type { Line, Piece } from './prepared-line.ts';
import { Words } from './words.ts';
import { placeScore } from './place-score.ts';
import { titleScore } from './word-scores.ts';

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

/** Most lines that a name in large type takes. */
const MOST_LINES = 3;

/** The words of a line that are a name, and what stands beside them. */
function nameIn(line: Line): { name: Words; beside: Words[] } {
  const [first = Words.none, ...others] = joinedByType(
    line.pieces.map((piece) => ({ ...piece, words: piece.words.without(LABEL).without(TITLES) })),
  );
  const [name = Words.none, ...tail] = splitName(first);
  return { name: name.trimmed(), beside: [...tail, ...others] };
}

/** The line that the labeller is surest of among those of a role, with those of its page that are set alike. */
function surest(lines: readonly Line[]): Line[] {
  const [best] = lines.toSorted((a, b) => (b.margin ?? 0) - (a.margin ?? 0));
  const isAlike = ({ pieces, source }: Line) =>
    pieces[0]?.style === best?.pieces[0]?.style && source.page === best?.source.page;
  return lines.filter(isAlike).slice(0, MOST_LINES);
}

/** The person's name and the headline beside or under it, in the lines that the labeller took for them. */
export function findName(lines: readonly Line[]): FoundName {
  const labelled = lines.find(({ text }) => LABEL.test(text));
  const told = lines.filter((line) => line.role === 'name' && !/[@/\d]/u.test(nameIn(line).name.text));
  const used = labelled ? [labelled] : surest(told);
  const parts = used.map(nameIn);
  const name = parts.reduce(
    (words, part) => (words.text === '' ? part.name : words.withLine(part.name)),
    Words.none,
  );
  const rest = Words.join(parts.length === 1 ? (parts[0]?.beside ?? []) : [], ' | ');
  const under = isHeadline(rest.text) ? [] : surest(lines.filter(({ role }) => role === 'headline'));
  const [first] = under;
  const columns = first?.words.parted(COLUMNS).map((part) => part.trimmed()) ?? [];
  const able = columns.filter(({ text }) => isHeadline(text));
  const titled = able.find(({ text }) => titleScore(text) > 0) ?? able[0] ?? Words.none;
  const headline =
    under.length > 1
      ? under.slice(1).reduce((words, line) => words.withLine(line.words), under[0]?.words ?? Words.none)
      : titled;
  return {
    name: saying(usualCapitals(name.text.replaceAll(/\s+/g, ' ')).replace(/[,\s]+$/, ''), name),
    headline: isHeadline(rest.text) ? rest : headline,
    used: [...used, ...under],
    beside: first && under.length === 1 ? besideHeadline(first, headline) : [],
  };
}

/** Whether what stands beside a name says what the person is, and not where or how to reach them. */
function isHeadline(text: string): boolean {
  return (
    text.length >= 3 &&
    !/@|https?:|www\.|\d{3}|\.(?:com|de|org|net|io)\b/.test(text) &&
    !isPersonal(text) &&
    placeScore(text) < 0.7
  );
}
