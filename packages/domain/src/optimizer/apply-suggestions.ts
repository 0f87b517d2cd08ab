import { applyEdit, type Edit } from '../text/index.ts';

export interface Applied {
  text: string;
  /** How many changes were made. */
  applied: number;
  /** How many were not, because their words stand there no longer. */
  moved: number;
}

/** A text with some changes, all made for the text as it is; one whose words have moved, or that overlaps another, is left out. */
export function applySuggestions(text: string, edits: readonly Edit[]): Applied {
  const result: Applied = { text, applied: 0, moved: 0 };
  let from = text.length;
  for (const edit of edits.toSorted((a, b) => b.span.start - a.span.start)) {
    const done = edit.span.end > from ? null : applyEdit(result.text, edit);
    if (done?.kind !== 'applied') {
      result.moved += 1;
      continue;
    }
    result.text = done.text;
    result.applied += 1;
    from = edit.span.start;
  }
  return result;
}
