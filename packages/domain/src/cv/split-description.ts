import { contentLanguage, monthForms, shortMonths } from '../text/index.ts';

// Marks that begin a list item: bullets of every kind, dashes, numbers with a point or bracket.
const MARK = /^\s*(?:[•◦▪▫■□●○‣⁃∙·*►▸➢➤✓✔–—-]|\(?\d{1,2}[.)])\s+(?=\S)/u;
const ABBREVIATIONS = new Set(
  'e.g i.e etc vs approx incl excl no nos fig st mr mrs ms dr prof sr jr inc ltd co corp bros pty plc eg ie dept min max avg est ca bzw ggf z.b u.a nr tel env aprox'.split(
    ' ',
  ),
);

let germanMonth: RegExp | undefined;
/** Whether a text begins with a German month. Made on use: the runtime's names of months take it a moment. */
function beginsWithMonth(text: string): boolean {
  germanMonth ??= new RegExp(`^(?:${monthForms('de').flat().join('|')})(?!\\p{L})`, 'iu');
  return germanMonth.test(text);
}

// "im 3. Lehrjahr", "der 2. Schicht": behind these a German number is an ordinal.
const BEFORE_ORDINAL =
  /(?<!\p{L})(?:im|vom|zum|zur|beim|der|das|dem|den|des|ab|seit|bis|und|oder|jede[nrms]?) \d{1,2}$/iu;

/** "since Aug. 2026" */
const SHORT_MONTH = new RegExp(`^(?:${shortMonths.en.filter(Boolean).join('|')})$`, 'i');
/** "M.Sc", "B.Tech", "Ph.D" */
const DEGREE = /^\p{L}{1,2}\.(?:sc|tech|com|ed|eng|phil|arch|pharm|d|litt|mus)$/u;

/** Whether a full stop after this word belongs to the word and not to a sentence. */
export function isAbbreviation(word: string): boolean {
  const bare = word.toLowerCase().replaceAll(/^[("']+/g, '');
  return (
    ABBREVIATIONS.has(bare) || /^\p{L}$/u.test(bare) || /^(\p{L}\.)+\p{L}$/u.test(bare) || DEGREE.test(bare)
  );
}

/** Whether a full stop behind these words makes their number an ordinal: "Ab 1. März", "im 3. Lehrjahr". */
function isOrdinal(before: string, paragraph: string, end: number): boolean {
  if (beginsWithMonth(paragraph.slice(end, end + 12))) return /(?<!\d)\d{1,2}$/.test(before);
  return BEFORE_ORDINAL.test(before) && contentLanguage([paragraph]) === 'de';
}

/** Words without a vowel are short forms: "Rs. 10 lakh". */
const isWithoutVowel = (word: string) => /^\(?[b-df-hj-np-tv-xz]+$/i.test(word);

/** Whether a bracket that was opened is closed only behind this place: "(ref. SDF/0417)" is said in one breath. */
function isInBrackets(before: string, after: string): boolean {
  return before.lastIndexOf('(') > before.lastIndexOf(')') && /^[^()]{0,80}\)/.test(after);
}

/** The sentences of a paragraph, ends kept. "e.g. 3.5 tonnes at Acme Inc. in May" is one sentence. */
export function splitSentences(paragraph: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of paragraph.matchAll(/(?<![.!?…。！？])[.!?…。！？]+["')\]]*(?:\s+|(?<=[。！？]))/gu)) {
    const end = match.index + match[0].length;
    const isStop = match[0].startsWith('.');
    const next = paragraph[end] ?? '';
    const wordStart = () => Math.max(from, paragraph.lastIndexOf(' ', match.index - 1) + 1);
    if (isStop && isOrdinal(paragraph.slice(Math.max(from, match.index - 12), match.index), paragraph, end))
      continue;
    // "Ok. 11 000 km": one word before a figure is its "about", in whatever language.
    if (isStop && /\d/.test(next) && /^\p{L}+$/u.test(paragraph.slice(from, match.index))) continue;
    if (isInBrackets(paragraph.slice(from, match.index), paragraph.slice(end, end + 82))) continue;
    if (isStop && /\d/.test(next) && isWithoutVowel(paragraph.slice(wordStart(), match.index))) continue;
    if (isStop && /\d/.test(next) && SHORT_MONTH.test(paragraph.slice(wordStart(), match.index))) continue;
    if (isStop && isAbbreviation(paragraph.slice(wordStart(), match.index))) continue;
    if (!match[0].startsWith('!') && /\p{Ll}/u.test(next)) continue;
    sentences.push(paragraph.slice(from, end).trim());
    from = end;
  }
  sentences.push(paragraph.slice(from).trim());
  return sentences.filter((sentence) => sentence !== '');
}

/**
 * A sentence parted at stops before small letters, as hasty typing has; a short form's parts nothing, and a question mark is a
 * doubt within it.
 */
export function splitAtSmallLetters(sentence: string): string[] {
  const parts: string[] = [];
  for (const part of sentence.split(/(?<=(?:[\p{L})]{2}|\d)[.!])\s+(?=\p{Ll}{2}|i\b)/u)) {
    const before = parts.at(-1);
    const word = before?.endsWith('.') ? before.slice(before.lastIndexOf(' ') + 1, -1) : '';
    const isShort = word !== '' && (isAbbreviation(word) || isWithoutVowel(word));
    if (isShort) parts.splice(-1, 1, `${before} ${part}`);
    else parts.push(part);
  }
  return parts;
}

/**
 * The statements of a description, one each. Marked list items stay whole, with the indented or unmarked lines
 * that continue them; without marks each line is split into its sentences. No character but marks and space is lost.
 */
export function splitDescription(description: string): string[] {
  return splitLines(description).flat();
}

/** The statements of a description, those of one line together. */
export function splitLines(description: string): string[][] {
  const lines = description.split('\n');
  if (!lines.some((line) => MARK.test(line))) return lines.map((line) => splitSentences(line.trim()));
  const statements: string[][] = [];
  let isInItem = false;
  for (const line of lines) {
    const mark = MARK.exec(line);
    if (mark) {
      statements.push([line.slice(mark[0].length).trim()]);
      isInItem = true;
    } else if (line.trim() === '') {
      isInItem = false;
    } else if (isInItem) {
      const before = statements.pop() ?? [];
      statements.push([...before.slice(0, -1), `${before.at(-1) ?? ''}\n${line.trim()}`]);
    } else {
      statements.push(splitSentences(line.trim()));
    }
  }
  return statements;
}

/**
 * A description that {@link splitDescription} splits into these statements again: a line each, without marks where that says the same.
 * @param before what it was: who typed with marks goes on with them
 */
export function joinDescription(statements: readonly string[], before = ''): string {
  const plain = statements.join('\n');
  const isUnmarked = !before.split('\n').some((line) => MARK.test(line));
  const read = isUnmarked ? splitDescription(plain) : [];
  if (read.length === statements.length && read.every((one, at) => one === statements[at])) return plain;
  return statements.map((statement) => `• ${statement.replaceAll('\n', '\n  ')}`).join('\n');
}
