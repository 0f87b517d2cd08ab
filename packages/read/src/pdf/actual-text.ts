import { latin, type PdfObjects } from './objects.ts';
import { isDictionary, isText, PdfSyntax } from './syntax.ts';

const MARKED = /\/[A-Za-z]+\s*(?=<<)/g;
/** One character that is shown within marks, before anything else is. */
const ONE = String.raw`(?:<[\dA-Fa-f]{2,4}>|\((?:[^()\\]|\\[0-7]{1,3}|\\[^])\))`;
const SHOWN = new RegExp(String.raw`${ONE}\s*(?=Tj)|(?<=\[\s*)${ONE}(?=\s*\]\s*TJ)`);
/** Operators between the marks that say what is shown and those that end it. */
const LONGEST = 400;
/** More marks than the pages of a CV have. */
const MOST = 20_000;

/** Text of a PDF, which begins with a mark where it is UTF-16. */
function textOf(text: string): string {
  return text.startsWith('\u00fe\u00ff')
    ? Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le')
    : text;
}

/**
 * What the characters of faces without a table of meanings stand for, by their codes, where the pages say so as they draw them
 * (`/ActualText`): mostly ligatures. A code that stands for several things in several faces is left out.
 */
export function actualTexts(objects: PdfObjects): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const several = new Set<number>();
  let marks = 0;
  for (const { plain } of objects.all) {
    const text = plain ? latin(plain) : '';
    if (!text.includes('/ActualText')) continue;
    const syntax = new PdfSyntax(text);
    for (const { index, 0: tag } of text.matchAll(MARKED)) {
      if ((marks += 1) > MOST) return found;
      const properties = syntax.objectAt(index + tag.length);
      const actual = isDictionary(properties) ? properties.get('ActualText') : undefined;
      if (!isText(actual)) continue;
      const within = text.slice(syntax.at, syntax.at + LONGEST).split('EMC', 1)[0] ?? '';
      const shown = SHOWN.exec(within);
      const code = shown ? syntax.objectAt(syntax.at + shown.index) : undefined;
      if (!isText(code) || code.text === '') continue;
      const number = [...code.text].reduce((sum, character) => 256 * sum + character.charCodeAt(0), 0);
      const meaning = textOf(actual.text);
      if ((found.get(number) ?? meaning) !== meaning) several.add(number);
      found.set(number, meaning);
    }
  }
  for (const code of several) found.delete(code);
  return found;
}
