import { useMemo, useState, type ReactNode } from 'react';
import { fromText, isShortField, linesOf, toText, withLines, type CvDocument } from '@candor/domain/cv';
import { markKey, type Mark } from '@candor/domain/marks';
import { MarkItem } from '../../features/marks/index.ts';
import type { PageLines } from '../../features/preview/index.ts';
import type { CvEditor } from './use-cv-editor.ts';

interface Opened {
  /** The line as the document had it when it was opened. */
  at: string;
  base: CvDocument;
  /** Lines that were made of it since, before the one at the caret. */
  before: string[];
  words: string;
  /** The text as this last put it: where another is there, somebody else has changed it. */
  text: string;
}

/** The path of the line `steps` below another of its list. */
function below(at: string, steps: number): string {
  const [, list = '', number = ''] = /^(.*\.)(\d+)$/.exec(at) ?? [];
  return steps === 0 ? at : `${list}${Number(number) + steps}`;
}

const isAbout = ({ line }: Mark, at: string) =>
  line === at || (line === 'summary' && at.startsWith('summary.'));

/** The lines of the written CV, to be changed where they stand on the page; null where the page shows what was typed. */
export function usePageLines({ page, marks, editText, takeField }: CvEditor): PageLines | null {
  const { written, source } = page;
  const text = source === 'written' && written ? written.text : null;
  const document = useMemo(() => (text === null ? null : fromText(text)), [text]);
  const texts = useMemo(() => (document ? linesOf(document) : new Map<string, string>()), [document]);
  const [last, setOpened] = useState<Opened | null>(null);
  const opened = last?.text === text ? last : null;
  if (!document || text === null) return null;

  const put = (next: Omit<Opened, 'text'>) => {
    const changed = toText(withLines(next.base, next.at, [...next.before, next.words]));
    setOpened({ ...next, text: changed });
    if (changed !== text) editText(changed);
  };
  /** A short field that was changed stands in the form as it does on the page. */
  const close = (next: Opened | null) => {
    const was = opened && isShortField(opened.at) ? linesOf(opened.base).get(opened.at) : undefined;
    if (opened && was !== undefined && was !== opened.words) takeField(opened.at, was, opened.words.trim());
    setOpened(next);
  };
  const here = (at: string) => marks.marks().filter((mark) => isAbout(mark, at));
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
      isParted: !isShortField(opened.at),
    },
    hasNote: (at) => here(at).length > 0,
    noteOf,
    onOpen: (at) => close({ at, base: document, before: [], words: texts.get(at) ?? '', text }),
    onType: (words) => opened && put({ ...opened, words }),
    onPart: (left, right) =>
      opened &&
      put({ ...opened, before: [...opened.before, left].filter((one) => one.trim() !== ''), words: right }),
    onClose: () => close(null),
    onPutBack: () => {
      setOpened(null);
      if (opened && opened.text !== toText(opened.base)) editText(toText(opened.base));
    },
  };
}
