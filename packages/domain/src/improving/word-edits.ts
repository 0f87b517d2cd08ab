import { diffWordsWithSpace } from 'diff';
import type { Edit } from '../text/index.ts';

// Past this many changed words a difference by words is no help; the whole stretch then counts as one change.
const MOST_CHANGES = 2_000;

/** What turns one text into another, word by word: neighbouring changes are one edit. */
export function wordEdits(before: string, after: string): Edit[] {
  if (before === after) return [];
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MOST_CHANGES });
  if (!changes) return [{ span: { start: 0, end: before.length }, expected: before, replacement: after }];
  const edits: Edit[] = [];
  let at = 0;
  let open: Edit | undefined;
  const close = () => {
    if (open) edits.push(open);
    open = undefined;
  };
  for (const { value, added, removed } of changes) {
    if (!added && !removed) {
      close();
      at += value.length;
      continue;
    }
    open ??= { span: { start: at, end: at }, expected: '', replacement: '' };
    if (added) open = { ...open, replacement: open.replacement + value };
    else {
      at += value.length;
      open = { ...open, span: { start: open.span.start, end: at }, expected: open.expected + value };
    }
  }
  close();
  return edits;
}
