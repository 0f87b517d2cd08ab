import { useCallback, useRef, useState } from 'react';
import { layoutOf, type CvDocument, type LayoutId, type Paper } from '@candor/domain/cv';
import type { LetterDocument } from '@candor/domain/letters';
import type { FactsReport } from '@candor/domain/writing';
import { letterOfWords, todayOf, useLetterPages, type LetterDraft } from '../../features/letters/index.ts';

/** A written letter as it stands on the screen. */
export interface WrittenLetter {
  id: string;
  document: LetterDocument;
  facts: FactsReport | null;
}

export type Source = 'words' | 'written';

interface Shown {
  source: Source;
  paper: Paper;
  written: WrittenLetter | null;
}

const PAPER_KEY = 'paper';

function keptPaper(): Paper {
  return localStorage.getItem(PAPER_KEY) === 'a4' ? 'a4' : 'letter';
}

interface ShownLetterOptions {
  written: WrittenLetter | null;
  values: () => LetterDraft;
  /** The CV the letter starts from, once it is loaded. */
  cv: () => CvDocument | undefined;
}

/** What the page shows: the person's words in the frame of a letter, or the written letter. Keys draw it at once. */
export function useShownLetter({ written, values, cv }: ShownLetterOptions) {
  const [shown, setShown] = useState<Shown>(() => ({
    source: written ? 'written' : 'words',
    paper: keptPaper(),
    written,
  }));
  const now = useRef(shown);
  const pages = useLetterPages();

  const document = useCallback((): LetterDocument => {
    const { source, written: letter } = now.current;
    return source === 'written' && letter
      ? letter.document
      : letterOfWords(values(), cv(), todayOf(new Date()));
  }, [values, cv]);

  const draw = useCallback(
    (drawn: LetterDocument) =>
      pages.ask({ document: drawn, template: layoutOf(values().template), paper: now.current.paper }),
    [pages, values],
  );

  /** Changes what is shown, and draws it. */
  const show = useCallback(
    (change: Partial<Shown>) => {
      const before = now.current;
      const next = { ...before, ...change };
      if (next.paper !== before.paper) localStorage.setItem(PAPER_KEY, next.paper);
      const isSame =
        next.source === before.source && next.paper === before.paper && next.written === before.written;
      if (!isSame) {
        now.current = next;
        setShown(next);
      }
      draw(document());
    },
    [document, draw],
  );

  const layout = (): LayoutId => layoutOf(values().template);
  return { ...shown, now: () => now.current, pages, document, draw, show, layout };
}
