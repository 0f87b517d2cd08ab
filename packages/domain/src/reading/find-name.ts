import { hasHouseNumber } from './contact-places.ts';
import { isPersonal, withoutContactLabel } from './find-contact.ts';
import { joinLines } from './join-lines.ts';
import { sectionKindOf } from './known-heading.ts';
import { piecesOf, type Line, type Piece } from './prepared-line.ts';
import { employerScore, placeScore, titleScore } from './word-scores.ts';

export interface FoundName {
  name: string;
  headline: string;
  /** How much the words are like a name: 0 where there is none, 3 and more where there is no doubt. */
  score: number;
  /** The lines that name and headline were read from. */
  used: Line[];
  /** What stands beside the headline on its line. */
  beside: Line[];
}

function besideHeadline(line: Line, headline: string): Line[] {
  const others = line.text.split('\t').filter((text) => text.trim() !== headline);
  return others.length > 0 && line.text.includes('\t') ? [{ ...line, text: others.join('\t') }] : [];
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

interface Candidate {
  text: string;
  lines: Line[];
  score: number;
  rest: string;
}

function candidatesOf(lines: readonly Line[], email: string): Candidate[] {
  const largest = Math.max(1, ...lines.map((line) => line.source.size));
  return lines.slice(0, 80).flatMap((line, at): Candidate[] => {
    const label = LABEL.exec(line.text);
    const labelled = label ? line.text.slice(label[0].length).split('\t')[0]?.trim() : undefined;
    if (labelled !== undefined && isNameForm(labelled))
      return [{ text: labelled, lines: [line], score: 4, rest: '' }];
    const pieces = piecesOf(line.source);
    const [first, ...others] = joinedByType(
      pieces.map((piece) => ({ ...piece, text: piece.text.replace(LABEL, '').replace(TITLES, '') })),
    );
    if (!first || line.isBullet) return [];
    const [head = '', ...tail] = splitName(first.text);
    const text = head.trim();
    if (!isNameForm(text) || sectionKindOf(text) !== null) return [];
    const words = text.split(/\s+/).length;
    const size = line.source.size / largest;
    let score = 2.2 * size ** 2 - at * 0.06 + 1.6 * mailLikeness(text, email) + (label ? 3 : 0);
    score -= 1.4 * titleScore(text) + 1.2 * placeScore(text) + 0.8 * employerScore(text);
    score += words >= 2 && words <= 4 ? 0.6 : 0;
    const rest = [...tail, ...others.map((piece) => piece.text)].join(' | ');
    const single: Candidate = { text, lines: [line], score, rest };
    if (size <= 0.95 || words > 2 || tail.length > 0 || line.source.size <= 14) return [single];
    const whole = wrappedName(lines, at, { text, style: first.style, email });
    return [
      single,
      ...whole.map((name) => ({ ...name, score: score + 0.5 + likelier(name.text, text, email) })),
    ];
  });
}

/** Most lines that a name in large type takes. */
const MOST_NAME_LINES = 3;
/** Most lines beside them. */
const MOST_BESIDE = 5;

/** A name in large type over two or three lines. Beside it may stand how to reach its owner. */
function wrappedName(
  lines: readonly Line[],
  at: number,
  { text: start, style, email }: { text: string; style: string; email: string },
): Pick<Candidate, 'text' | 'lines' | 'rest'>[] {
  const names: Pick<Candidate, 'text' | 'lines' | 'rest'>[] = [];
  let text = start;
  const used = lines.slice(at, at + 1);
  const left = lines[at]?.source.x0 ?? 0;
  for (const line of lines.slice(at + 1, at + MOST_NAME_LINES + MOST_BESIDE)) {
    if (used.length >= MOST_NAME_LINES) break;
    const [below] = piecesOf(line.source);
    const isOfName =
      below !== undefined &&
      below.style === style &&
      isNameForm(below.text) &&
      below.text.split(/\s+/).length <= 3 &&
      sectionKindOf(below.text) === null &&
      (titleScore(below.text) < 0.5 || mailLikeness(below.text, email) > 0);
    // How to reach the person may stand beside the name on lines of its own.
    if (!isOfName && line.source.x0 > left + 3 * line.source.size) continue;
    if (!isOfName) break;
    used.push(line);
    text = text.endsWith('-') ? text + below.text : `${text} ${below.text}`;
    names.push({ text, lines: [...used], rest: '' });
  }
  return names;
}

const RANK = /^(?:(?:dr|prof|mag|ing|dipl|ir|mr|mrs|ms)\.?\s+)+/iu;

/** How much likelier a longer name is. One word alone is no name, though an address may hold no more of it. */
function likelier(longer: string, shorter: string, email: string): number {
  const isPart = !/\s/.test(shorter.replace(RANK, ''));
  const gain = 1.6 * (mailLikeness(longer, email) - mailLikeness(shorter, email));
  return isPart ? Math.max(gain, 0) + 0.1 * longer.split(/\s+/).length : gain;
}

/** A name and what stands beside it: after a bar or dash, or after a comma where a title's words follow. */
function splitName(text: string): string[] {
  const parts = text.split(/\s+[|•·–—]\s+|\s-\s/u);
  const comma = /^(.*?),\s+(.*)$/u.exec(parts[0] ?? '');
  const isCredential = comma !== null && `, ${comma[2] ?? ''}`.replaceAll(DEGREES, '').trim() === '';
  const isTitle =
    comma !== null &&
    !isCredential &&
    (titleScore(comma[2] ?? '') > 0 || (comma[1] ?? '').split(' ').length > 1);
  return isTitle ? [comma[1] ?? '', comma[2] ?? '', ...parts.slice(1)] : parts;
}

/** First and last name are often set in two weights: stretches without a wide gap are one. */
function joinedByType(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && last.column === piece.column) last.text += ` ${piece.text}`;
    else joined.push({ ...piece });
  }
  return joined;
}

/** A name that is set in capitals, in the usual ones. */
function usualCapitals(name: string): string {
  if (name !== name.toUpperCase() || !/\p{Lu}{2}/u.test(name)) return name;
  return name
    .toLowerCase()
    .replaceAll(/(?<![\p{L}’'])\p{L}|(?<=\bmc|['’])\p{L}(?=\p{L})/gu, (letter) => letter.toUpperCase());
}

/** Finds the person's name, mostly the largest words of the first page, and the headline beside or under it. */
export function findName(header: readonly Line[], all: readonly Line[], email: string): FoundName {
  const firstPage = all.filter((line) => line.source.page === (all[0]?.source.page ?? 1));
  const top = header.length > 0 ? header : firstPage;
  const largest = [...firstPage].toSorted((a, b) => b.source.size - a.source.size).slice(0, 3);
  const labelled = firstPage.filter((line) => LABEL.test(line.text));
  const pool = [...new Set([...top, ...largest, ...labelled])];
  const best = candidatesOf(pool, email).toSorted((a, b) => b.score - a.score)[0];
  if (!best || best.score < 0.4) return { name: '', headline: '', score: 0, used: [], beside: [] };
  const at = all.indexOf(best.lines.at(-1) ?? (all[0] as Line));
  const headline =
    best.rest !== '' && isHeadline(best.rest)
      ? { text: best.rest, lines: [] }
      : headlineAfter(all, at, header, best.text);
  return {
    name: usualCapitals(best.text.replaceAll(/\s+/g, ' ')).replace(/[,\s]+$/, ''),
    headline: headline?.text ?? '',
    score: best.score,
    used: [...best.lines, ...(headline?.lines ?? [])],
    beside:
      headline?.lines.length === 1
        ? headline.lines.flatMap((line) => besideHeadline(line, headline.text))
        : [],
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
): { text: string; lines: Line[] } | null {
  const nameLine = all[at];
  const isInHeader = nameLine !== undefined && header.includes(nameLine);
  const below = isInHeader ? header.slice(header.indexOf(nameLine) + 1) : all.slice(at + 1, at + 5);
  const labelled = below.filter(
    ({ role, text }) => role === 'headline' && text.toLowerCase() !== name.toLowerCase(),
  );
  const [first, second] = labelled;
  if (first && second?.style === first.style && below.indexOf(second) === below.indexOf(first) + 1) {
    const text = joinLines(first.text, second.text);
    if (isHeadline(text)) return { text, lines: [first, second] };
  }
  for (const [index, line] of (first ? [first] : below.slice(0, 8)).entries()) {
    if (!isInHeader && sectionKindOf(line.text) !== null) break;
    const texts = line.text
      .split('\t')
      .map((text) => text.trim())
      .filter((text) => text.toLowerCase() !== name.toLowerCase() && withoutContactLabel(text) !== '');
    const text = texts.find((one) => isHeadline(one) && titleScore(one) > 0) ?? texts[0] ?? '';
    if (isHeadline(text) && (titleScore(text) > 0 || index === 0) && text.length <= 120)
      return { text, lines: [line] };
  }
  return null;
}
