import { statementPairs } from '../versions/index.ts';
import type { CvDocument } from './document.ts';
import { withLines } from './lines.ts';
import { alignDocuments } from './versions/align-documents.ts';

/** A line of a written document that was made of a line of the form. */
export interface WordedLine {
  /** Where it stands in the written document. */
  path: string;
  typed: string;
  words: string;
  /** Whether no words tell that one was made of the other, but their entry and their neighbours do. */
  isAnew: boolean;
}

/** Words without what is corrected silently: case, spaces, a full stop. */
export const foldedWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[.!]+$/, '')
    .trim();

type Pair = Pick<WordedLine, 'typed' | 'words' | 'isAnew'> & { at: number };

/** Lines of one list in another: by their words; between two such, where there are as many as there were, one by one. */
function linePairs(before: readonly string[], after: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  let [was, is]: [string[], string[]] = [[], []];
  let at = 0;
  for (const { before: typed, after: words } of [
    ...statementPairs(before, after),
    { before: '', after: '' },
  ]) {
    if (typed !== null && words !== null) {
      if (was.length === is.length)
        for (const [nth, line] of was.entries())
          pairs.push({ at: at - is.length + nth, typed: line, words: is[nth] ?? line, isAnew: true });
      [was, is] = [[], []];
      if (at < after.length) pairs.push({ at, typed, words, isAnew: false });
    } else if (typed !== null) was.push(typed);
    else if (words !== null) is.push(words);
    if (words !== null) at += 1;
  }
  return pairs;
}

/** The lines of a written document that say otherwise what lines of the form say. */
export function wordedLines(typed: CvDocument, written: CvDocument): WordedLine[] {
  return alignDocuments(typed, written).flatMap(({ kind, after: section, entries }) =>
    kind === 'basics' || section === null
      ? []
      : entries.flatMap(({ before, after }) => {
          if (before === null || after === null) return [];
          const entry = `${section.path}.${section.entries.indexOf(after)}.bullets`;
          const list = kind === 'summary' ? 'summary' : entry;
          return linePairs(before.bullets, after.bullets).flatMap(({ at, ...pair }) =>
            foldedWords(pair.typed) === foldedWords(pair.words) ? [] : [{ path: `${list}.${at}`, ...pair }],
          );
        }),
  );
}

/** A written document that says what was typed, line by line, where it was worded anew or edited. */
export function withTypedLines(typed: CvDocument, written: CvDocument): CvDocument {
  return wordedLines(typed, written).reduce(
    (document, { path, typed: words }) => withLines(document, path, [words]),
    written,
  );
}
