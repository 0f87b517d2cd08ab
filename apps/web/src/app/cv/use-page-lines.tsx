import { useMemo, useSyncExternalStore } from 'react';
import {
  countIn,
  isParted,
  linesOf,
  listOfLine,
  pathAt,
  withLines,
  withMoved,
  type CvDocument,
} from '@candor/domain/cv';
import type { Mark } from '@candor/domain/marks';
import { typedAt } from '@candor/domain/writing';
import type { PageLines } from '../../features/preview/index.ts';
import { textOf } from '../../platform/text-of.ts';
import { linesIn, useOpenLine, type OpenedLine } from '../editor/use-open-line.tsx';
import type { CvEditor } from './use-cv-editor.ts';

const changedBy = (opened: OpenedLine<CvDocument>) => withLines(opened.base, opened.at, linesIn(opened));

/** Whether a mark is about what stands at a place of the page: a skill stands there with its group, a summary in paragraphs. */
const isAbout = ({ line, words }: Mark, at: string, text: string) =>
  line === at ||
  (line === 'summary' && at.startsWith('summary.')) ||
  (line.startsWith('skills.') && at.startsWith('skills.group.') && text.includes(words));

/** The lines of the CV, to be changed where they stand on the page. */
export function usePageLines(editor: CvEditor, help: PageLines['help']): PageLines | null {
  const { page, marks, putDocument } = editor;
  const { pages, written } = page;
  const typed = useSyncExternalStore(pages.subscribe, pages.state).document;
  const document = written?.document ?? typed;
  const text = document ? textOf(document) : '';
  const texts = useMemo(() => (document ? linesOf(document) : new Map<string, string>()), [document]);

  return useOpenLine(
    document && {
      document,
      text,
      texts,
      isParted,
      put: (opened: OpenedLine<CvDocument>) => {
        const next = changedBy(opened);
        if (textOf(next) !== text) putDocument(next, 'words of the CV');
        return textOf(page.document());
      },
      restore: ({ base, text: now }: OpenedLine<CvDocument>) => {
        if (now !== textOf(base)) putDocument(base, 'words of the CV');
      },
      marks: written ? marks : null,
      isAbout: (mark, at) => isAbout(mark, at, texts.get(at) ?? ''),
      typedAt: (at) => (written ? typedAt(written.document, written.facts, at) : undefined),
      help,
      placeOf: (at) => {
        const place = listOfLine(at);
        return place && { ...place, count: countIn(document, place.list) };
      },
      move: (at, to) => {
        const place = listOfLine(at);
        const base = place ? withMoved(document, place, to) : document;
        putDocument(base);
        return { at: pathAt(at, to), base, text: textOf(base) };
      },
    },
  );
}
