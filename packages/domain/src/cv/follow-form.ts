import type { CvDocument } from './document.ts';
import { comparableSections } from './versions/comparable.ts';
import { mergeDocuments } from './versions/index.ts';
import { foldedWords, wordedLines } from './worded-lines.ts';

/** Every text of a document. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** The document with some of its texts said otherwise. */
function inOtherWords(document: CvDocument, words: ReadonlyMap<string, string>): CvDocument {
  const inWords = (value: unknown): unknown => {
    if (typeof value === 'string') return words.get(value) ?? value;
    if (Array.isArray(value)) return value.map(inWords);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, inWords(of)]));
  };
  // The same shape.
  return inWords(document) as CvDocument;
}

/**
 * A written document once its form says something else: what was typed, added or taken out there is so on the page. The rest
 * stays as it was written and edited. A line that was worded anew and is typed differently now stands as it is typed.
 * @param before what the form said
 * @param after what it says now
 */
export function followForm(written: CvDocument, before: CvDocument, after: CvDocument): CvDocument {
  // What is corrected silently (case, spaces, a full stop) is no other word.
  const shown = new Map(textsOf(written).map((text) => [foldedWords(text), text]));
  const words = new Map(
    wordedLines(before, written).flatMap(({ typed, words: said, isAnew }) => (isAnew ? [[typed, said]] : [])),
  );
  for (const text of textsOf(before)) {
    const same = shown.get(foldedWords(text));
    if (same !== undefined) words.set(text, same);
  }
  const [base, next] = [inOtherWords(before, words), inOtherWords(after, words)];
  // The person added both: what stands on the page already and what is typed are two things, alike as they may be.
  return mergeDocuments({ base, edited: written, next }, () => true, { joinsAlike: false });
}

/**
 * What counts as last generated once lines of the document are as they were typed: they are the form's, not edited by hand, and
 * follow what is generated next.
 */
export function baseOfTyped(base: CvDocument, edited: CvDocument, typed: CvDocument): CvDocument {
  const said = new Set(textsOf(typed).map(foldedWords));
  // A whole entry is told by its fields in one.
  for (const { entries } of comparableSections(typed))
    for (const { fields } of entries)
      said.add(
        foldedWords(
          Object.values(fields)
            .filter((text) => text !== '')
            .join(', '),
        ),
      );
  return mergeDocuments(
    { base, edited: base, next: edited },
    ({ kind, texts }) =>
      (kind === 'changed' || kind === 'added') &&
      texts.every(({ after }) => after !== null && said.has(foldedWords(after))),
  );
}
