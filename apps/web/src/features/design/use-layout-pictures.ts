import { useEffect, useEffectEvent, useState } from 'react';
import type * as documents from '@candor/contracts/documents';
import {
  layoutIds,
  newestRelease,
  wholePage,
  type CvDesign,
  type CvDocument,
  type LayoutId,
  type LayoutRelease,
  type Paper,
} from '@candor/domain/cv';
import { call } from '../../platform/call.ts';
import { route } from '../../platform/route.ts';

const preview = route<typeof documents.preview>('POST', '/api/preview');
/** The pictures follow the words, not every key. */
const PAUSE_MS = 800;

interface Drawn {
  document: CvDocument;
  design: CvDesign;
  paper: Paper;
  /** The layout and release of the page; every other layout is drawn in its newest. */
  now: LayoutRelease;
}

/**
 * The first page of a document in each layout, as SVG, one after the other so that the page being typed on comes first.
 * The last pictures stay while new ones are drawn, and where one cannot be drawn.
 */
export function useLayoutPictures({
  document,
  design,
  paper,
  now,
}: Drawn): Partial<Record<LayoutId, string>> {
  const [pictures, setPictures] = useState<Partial<Record<LayoutId, string>>>({});
  // Choosing among newest releases changes no picture.
  const pinned = now.release === newestRelease(now.layout) ? null : now;
  const key = JSON.stringify([document, design, paper, pinned]);
  const drawAll = useEffectEvent(async (signal: AbortSignal) => {
    for (const template of layoutIds) {
      const release = template === pinned?.layout ? pinned.release : undefined;
      const body = { document, design, paper, template, release };
      const drawn = await call(preview, { body, signal }).catch(() => null);
      if (signal.aborted) return;
      const first = drawn?.pages[0];
      if (first) setPictures((before) => ({ ...before, [template]: wholePage(first) }));
    }
  });
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => void drawAll(leaving.signal), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
    // What is drawn is the same as long as its words are.
  }, [key]);
  return pictures;
}
