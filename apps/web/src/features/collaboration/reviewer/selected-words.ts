import { useEffect, useState } from 'react';
import type { Span } from '@candor/domain/text';

/** Marks a line of the text with where it begins. */
export const LINE_START = 'data-start';

/** Where a point of a selection stands in the text. */
function offsetOf(node: Node, offset: number): number | null {
  const host = node instanceof Element ? node : node.parentElement;
  const line = host?.closest(`[${LINE_START}]`);
  if (!line) return null;
  const before = document.createRange();
  before.setStart(line, 0);
  before.setEnd(node, offset);
  return Number(line.getAttribute(LINE_START)) + before.toString().length;
}

/** The words of the text that are selected; null where none are, or more than the text. */
function selectedWords(): Span | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const start = offsetOf(range.startContainer, range.startOffset);
  if (start === null) return null;
  // A whole line is often selected as far as what comes after it.
  const line = range.startContainer.parentElement?.closest(`[${LINE_START}]`);
  const lineEnd = Number(line?.getAttribute(LINE_START)) + (line?.textContent.length ?? 0);
  const end = offsetOf(range.endContainer, range.endOffset) ?? lineEnd;
  return end <= start ? null : { start, end };
}

/** The words of the text that are selected now. */
export function useSelectedWords(): Span | null {
  const [words, setWords] = useState<Span | null>(null);
  useEffect(() => {
    const look = () => setWords(selectedWords());
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, []);
  return words;
}
