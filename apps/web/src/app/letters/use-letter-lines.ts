import { useMemo } from 'react';
import {
  isLetterLineParted,
  letterLinesOf,
  letterListOf,
  letterToText,
  withLetterLines,
  withMovedLetterLine,
  type LetterDocument,
} from '@candor/domain/letters';
import type { PageLines } from '../../features/preview/index.ts';
import { linesIn, useOpenLine, type OpenedLine } from '../editor/use-open-line.tsx';
import type { LetterEditor } from './use-letter-editor.ts';

/** The lines of the written letter, to be changed where they stand on the page; null while nothing is written. */
export function useLetterLines(
  { page, marks, putDocument }: LetterEditor,
  help: PageLines['help'],
): PageLines | null {
  const { written } = page;
  const document = written?.document ?? null;
  const text = useMemo(() => (document ? letterToText(document) : ''), [document]);
  const texts = useMemo(() => (document ? letterLinesOf(document) : new Map<string, string>()), [document]);

  const put = (opened: OpenedLine<LetterDocument>): string => {
    const next = withLetterLines(opened.base, opened.at, linesIn(opened));
    const changed = letterToText(next);
    // same in every language
    if (changed !== text) putDocument(next, `line ${opened.at}`);
    return changed;
  };
  const restore = ({ base, at, text: now }: OpenedLine<LetterDocument>) => {
    // same in every language
    if (now !== letterToText(base)) putDocument(base, `line ${at}`);
  };
  return useOpenLine(
    document && {
      document,
      text,
      texts,
      isParted: isLetterLineParted,
      put,
      restore,
      marks: written?.facts ? marks : null,
      help,
      placeOf: (at) => {
        const place = letterListOf(at);
        return place && { ...place, count: document[place.list].length };
      },
      move: (at, to) => {
        const base = withMovedLetterLine(document, at, to);
        putDocument(base);
        return { at: at.replace(/\d+$/, String(to)), base, text: letterToText(base) };
      },
      isAbout: ({ words }, at) =>
        at.startsWith('paragraphs.') && words !== '' && (texts.get(at)?.includes(words) ?? false),
    },
  );
}
