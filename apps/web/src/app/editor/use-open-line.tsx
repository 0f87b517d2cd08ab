import { useState, type ReactNode } from 'react';
import { markKey, type Mark } from '@candor/domain/marks';
import { MarkItem } from '../../features/marks/index.ts';
import type { PageLines } from '../../features/preview/index.ts';
import type { marksOf } from './marks-of.ts';
import { TypedWords } from './typed-words.tsx';

/** A line under its person's hand. */
export interface OpenedLine<Document> {
  /** The line as the document had it when it was opened. */
  at: string;
  base: Document;
  /** Lines that were made of it since, before the one at the caret. */
  before: string[];
  words: string;
  /** The text as this last put it: where another is there, somebody else has changed it. */
  text: string;
  /** What the person typed where the line said it in other words when it was opened. */
  typed: string | undefined;
}

/** What an opened line became: those made of it, and the one at the caret. */
export const linesIn = ({ before, words }: OpenedLine<unknown>) => [...before, words];

/** A line with others in its place. */
const withWords = <Document,>(
  opened: OpenedLine<Document>,
  lines: readonly string[],
): OpenedLine<Document> => ({
  ...opened,
  before: lines.slice(0, -1),
  words: lines.at(-1) ?? '',
});

/** A document that is changed on its page. */
interface LinedDocument<Document> {
  document: Document;
  /** Its text as it is now. */
  text: string;
  /** The words of each line, by its path. */
  texts: ReadonlyMap<string, string>;
  /** Whether Enter parts a line in two. */
  isParted: (at: string) => boolean;
  /** Puts the open line where the document is kept. Gives the text as it is then. */
  put: (opened: OpenedLine<Document>) => string;
  restore: (opened: OpenedLine<Document>) => void;
  /** What is left to finish; null where nothing is asked. */
  marks: ReturnType<typeof marksOf> | null;
  /** Whether a mark is about what stands at a place of the page. */
  isAbout: (mark: Mark, at: string) => boolean;
  /** What the person typed where a line says it in other words. */
  typedAt?: (at: string) => string | undefined;
  help: PageLines['help'];
  placeOf: PageLines['placeOf'];
  /** Moves a line, or its entry; gives where it is then, in which document, and the text of that. */
  move: (at: string, to: number) => { at: string; base: Document; text: string };
}

/** The path of the line `steps` below another of its list. */
function below(at: string, steps: number): string {
  const [, list = '', number = ''] = /^(.*\.)(\d+)$/.exec(at) ?? [];
  return steps === 0 ? at : `${list}${Number(number) + steps}`;
}

/** The lines of a document, to be changed where they stand on the page; null while nothing is shown. */
export function useOpenLine<Document>(lined: LinedDocument<Document> | null): PageLines | null {
  const [last, setOpened] = useState<OpenedLine<Document> | null>(null);
  if (!lined) return null;
  const { document, text, texts, isParted, marks } = lined;
  const opened = last?.text === text ? last : null;

  const put = (next: OpenedLine<Document>) => setOpened({ ...next, text: lined.put(next) });
  // Once for all lines: to know them the whole document is read.
  const open = marks?.marks() ?? [];
  const here = (at: string) => open.filter((mark) => lined.isAbout(mark, at));
  const noteOf = (at: string): ReactNode => {
    const own = here(at);
    const typed =
      opened?.at === at && opened.before.length === 0 && opened.typed !== opened.words
        ? opened.typed
        : undefined;
    if (own.length === 0 && typed === undefined) return null;
    return (
      <div className="grid gap-3">
        {marks && own.map((mark) => <MarkItem key={markKey(mark)} mark={mark} isAtLine {...marks} />)}
        {typed !== undefined && (
          <TypedWords words={typed} onRestore={() => opened && put(withWords(opened, typed.split('\n')))} />
        )}
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
    help: lined.help,
    onOpen: (at) =>
      setOpened({
        at,
        base: document,
        before: [],
        words: texts.get(at) ?? '',
        text,
        typed: lined.typedAt?.(at),
      }),
    onType: (words) => opened && put({ ...opened, words }),
    onPart: (left, right) =>
      opened &&
      put({ ...opened, before: [...opened.before, left].filter((one) => one.trim() !== ''), words: right }),
    onClose: () => setOpened(null),
    placeOf: lined.placeOf,
    onMove: (at, to) => {
      const moved = lined.move(at, to);
      // An open line stays open where it is now; another place may be open at its own path by then.
      setOpened(opened && { ...opened, ...moved, before: [] });
      return moved.at;
    },
    onRestore: () => {
      setOpened(null);
      if (opened) lined.restore(opened);
    },
  };
}
