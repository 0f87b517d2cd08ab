import { useCallback, useRef, useState } from 'react';
import {
  documentFromRequest,
  fromText,
  type CvDocument,
  type CvDraft,
  type LayoutId,
  type Paper,
} from '@candor/domain/cv';
import type { FactsReport } from '@candor/domain/writing';
import { usePages, type Looks } from '../../features/preview/index.ts';

/** A written CV as it stands on the screen. */
export interface WrittenCv {
  id: string;
  title: string;
  text: string;
  facts: FactsReport | null;
}

export type Source = 'words' | 'written';

interface Shown {
  source: Source;
  layout: LayoutId;
  /** The release of the layout that the page is drawn in. */
  release: number;
  paper: Paper;
  written: WrittenCv | null;
}

const PAPER_KEY = 'paper';

/** The paper a CV has of its own, else the one last chosen here. */
export function paperOf({ design }: CvDraft): Paper {
  return design.paper ?? keptPaper();
}

/** Remembers a paper for the CVs to come. */
export function keepPaper(paper: Paper): void {
  localStorage.setItem(PAPER_KEY, paper);
}

function keptPaper(): Paper {
  return localStorage.getItem(PAPER_KEY) === 'a4' ? 'a4' : 'letter';
}

interface ShownPageOptions {
  written: WrittenCv | null;
  layout: LayoutId;
  release: number;
  values: () => CvDraft;
}

/** What the page shows: the person's words or the written CV, in which looks. Keys draw it without waiting for React. */
export function useShownPage({ written, layout, release, values }: ShownPageOptions) {
  const [shown, setShown] = useState<Shown>(() => ({
    source: written ? 'written' : 'words',
    layout,
    release,
    paper: paperOf(values()),
    written,
  }));
  const now = useRef(shown);
  const pages = usePages();

  const document = useCallback((): CvDocument => {
    const { source, written: cv } = now.current;
    return source === 'written' && cv ? fromText(cv.text) : documentFromRequest(values());
  }, [values]);

  const looks = useCallback((): Looks => {
    const { layout: template, release, paper } = now.current;
    const { isBrandFree, design } = values();
    return { template, release, paper, isBrandFree, design };
  }, [values]);

  const draw = useCallback((drawn: CvDocument) => pages.ask(drawn, looks()), [pages, looks]);

  /** Changes what is shown, and draws it. What is the same already costs no rendering. */
  const show = useCallback(
    (change: Partial<Shown>) => {
      const before = now.current;
      const next = { ...before, ...change };
      const { source, layout, release, paper, written } = next;
      const isSame =
        source === before.source &&
        layout === before.layout &&
        release === before.release &&
        paper === before.paper &&
        written === before.written;
      if (!isSame) {
        now.current = next;
        setShown(next);
      }
      draw(document());
    },
    [draw, document],
  );

  return { ...shown, now: () => now.current, pages, document, looks, draw, show };
}
