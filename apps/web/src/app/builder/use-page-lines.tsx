import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import {
  formChange,
  fromText,
  isParted,
  linesOf,
  toText,
  valueAt,
  withLines,
  type CvDocument,
  type CvDraft,
} from '@candor/domain/cv';
import { markKey, type Mark } from '@candor/domain/marks';
import { MarkItem } from '../../features/marks/index.ts';
import type { PageLines } from '../../features/preview/index.ts';
import type { CvEditor } from './use-cv-editor.ts';

interface Opened {
  /** The line as the document had it when it was opened. */
  at: string;
  base: CvDocument;
  /** The form as it was then. */
  form: CvDraft;
  /** Lines that were made of it since, before the one at the caret. */
  before: string[];
  words: string;
  /** The text as this last put it: where another is there, somebody else has changed it. */
  text: string;
}

const linesIn = ({ before, words }: Opened) => [...before, words];
const changedBy = (opened: Opened) => withLines(opened.base, opened.at, linesIn(opened));

/** The path of the line `steps` below another of its list. */
function below(at: string, steps: number): string {
  const [, list = '', number = ''] = /^(.*\.)(\d+)$/.exec(at) ?? [];
  return steps === 0 ? at : `${list}${Number(number) + steps}`;
}

/** Whether a mark is about what stands at a place of the page: a skill stands there with its group, a summary in paragraphs. */
const isAbout = ({ line, words }: Mark, at: string, text: string) =>
  line === at ||
  (line === 'summary' && at.startsWith('summary.')) ||
  (line.startsWith('skills.') && at.startsWith('skills.group.') && text.includes(words));

/** The CV on the page with its text, and how a change of a line gets there: what was written, or what was typed. */
function useShown({ page, typedText, editText, typeField }: CvEditor) {
  const { pages, source, written } = page;
  const typed = useSyncExternalStore(pages.subscribe, pages.state).document;
  const own = source === 'written' && written ? written.text : null;
  const document = useMemo(() => (own === null ? typed : fromText(own)), [own, typed]);
  const text = useMemo(() => own ?? (document ? toText(document) : ''), [own, document]);
  if (!document) return null;
  /** Gives the text as it is then. */
  const put = (opened: Opened): string => {
    const next = changedBy(opened);
    if (own === null) {
      const change = formChange(opened.form, opened.at, next);
      if (change) typeField(change);
      return typedText();
    }
    const changed = toText(next);
    if (changed !== own) editText(changed);
    return changed;
  };
  const putBack = ({ form, at, base, text: now }: Opened) => {
    if (own === null) {
      const change = formChange(form, at, base);
      if (change) typeField({ ...change, value: valueAt(form, change.field) });
    } else if (now !== toText(base)) editText(toText(base));
  };
  return { document, text, isWritten: own !== null, put, putBack };
}

/** The lines of the CV, to be changed where they stand on the page; null while nothing is shown. */
export function usePageLines(editor: CvEditor): PageLines | null {
  const { marks, form, takeLine } = editor;
  const shown = useShown(editor);
  const document = shown?.document ?? null;
  const texts = useMemo(() => (document ? linesOf(document) : new Map<string, string>()), [document]);
  const [last, setOpened] = useState<Opened | null>(null);
  if (!shown || !document) return null;
  const opened = last?.text === shown.text ? last : null;

  const put = (next: Opened) => setOpened({ ...next, text: shown.put(next) });
  /** A line that was typed as it stood on the page is changed in the form, too. */
  const close = (next: Opened | null) => {
    const was = opened ? linesOf(opened.base).get(opened.at) : undefined;
    if (opened && shown.isWritten && was !== undefined && opened.text !== toText(opened.base))
      takeLine(opened.at, was, linesIn(opened));
    setOpened(next);
  };
  const here = (at: string) =>
    shown.isWritten ? marks.marks().filter((mark) => isAbout(mark, at, texts.get(at) ?? '')) : [];
  const noteOf = (at: string): ReactNode => {
    const own = here(at);
    return own.length === 0 ? null : (
      <div className="grid gap-3">
        {own.map((mark) => (
          <MarkItem key={markKey(mark)} mark={mark} isAtLine {...marks} />
        ))}
      </div>
    );
  };
  return {
    texts,
    open: opened && {
      at: below(opened.at, opened.before.length),
      words: opened.words,
      isParted: isParted(opened.at),
    },
    hasNote: (at) => here(at).length > 0,
    noteOf,
    onOpen: (at) => {
      const now = structuredClone(form.getValues());
      close({ at, base: document, form: now, before: [], words: texts.get(at) ?? '', text: shown.text });
    },
    onType: (words) => opened && put({ ...opened, words }),
    onPart: (left, right) =>
      opened &&
      put({ ...opened, before: [...opened.before, left].filter((one) => one.trim() !== ''), words: right }),
    onClose: () => close(null),
    onPutBack: () => {
      setOpened(null);
      if (opened) shown.putBack(opened);
    },
  };
}
