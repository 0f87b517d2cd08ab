import { useMemo, useSyncExternalStore } from 'react';
import {
  countIn,
  formChange,
  isParted,
  linesOf,
  listOfLine,
  pathAt,
  toText,
  valueAt,
  withLines,
  type CvDocument,
  type CvDraft,
} from '@candor/domain/cv';
import type { Mark } from '@candor/domain/marks';
import type { PageLines } from '../../features/preview/index.ts';
import { linesIn, useOpenLine, type OpenedLine } from '../editor/use-open-line.tsx';
import type { CvEditor } from './use-cv-editor.ts';

/** With the form as it was. */
type Opened = OpenedLine<CvDocument, CvDraft>;

const changedBy = (opened: Opened) => withLines(opened.base, opened.at, linesIn(opened));

/** Whether a mark is about what stands at a place of the page: a skill stands there with its group, a summary in paragraphs. */
const isAbout = ({ line, words }: Mark, at: string, text: string) =>
  line === at ||
  (line === 'summary' && at.startsWith('summary.')) ||
  (line.startsWith('skills.') && at.startsWith('skills.group.') && text.includes(words));

/** The lines of the CV, to be changed where they stand on the page: in what was written, or in what was typed. */
export function usePageLines(editor: CvEditor, help: PageLines['help']): PageLines | null {
  const { page, form, marks, takeLine, typedText, typedLines, putDocument, typeField } = editor;
  const { pages, written } = page;
  const typed = useSyncExternalStore(pages.subscribe, pages.state).document;
  const own = written?.document ?? null;
  const document = own ?? typed;
  const text = useMemo(() => (document ? toText(document) : ''), [document]);
  const texts = useMemo(() => (document ? linesOf(document) : new Map<string, string>()), [document]);

  const put = (opened: Opened): string => {
    const next = changedBy(opened);
    if (own === null) {
      const change = formChange(opened.kept, opened.at, next);
      if (change) typeField(change);
      return typedText();
    }
    const changed = toText(next);
    if (changed !== text) putDocument(next);
    return changed;
  };
  const putBack = ({ kept, at, base, text: now }: Opened) => {
    if (own === null) {
      const change = formChange(kept, at, base);
      if (change) typeField({ ...change, value: valueAt(kept, change.field) });
    } else if (now !== toText(base)) putDocument(base);
  };
  /** A line that was typed as it stood on the page is changed in the form, too. */
  const onDone = (opened: Opened) => {
    const was = linesOf(opened.base).get(opened.at);
    if (own !== null && was !== undefined && opened.text !== toText(opened.base))
      takeLine(opened.at, was, linesIn(opened));
  };
  return useOpenLine(
    document && {
      document,
      text,
      texts,
      isParted,
      put,
      putBack,
      keep: () => structuredClone(form.getValues()),
      onDone,
      marks: own === null ? null : marks,
      isAbout: (mark, at) => isAbout(mark, at, texts.get(at) ?? ''),
      typedAt: (at) => typedLines().find(({ path }) => path === at)?.typed,
      help,
      placeOf: (at) => {
        const place = listOfLine(at);
        return place && { ...place, count: countIn(document, place.list) };
      },
      move: (at, to) => {
        const place = listOfLine(at);
        const base = place ? editor.move(place, to) : document;
        return { at: pathAt(at, to), base, text: toText(base) };
      },
    },
  );
}
