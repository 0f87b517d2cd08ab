import { findAnchor, type Anchor } from './anchors.ts';

/**
 * A text with the suggested words in place of those the suggestion is about; null where these were changed meanwhile.
 * Words taken away leave one space between their neighbours.
 */
export function withSuggestion(text: string, anchor: Anchor, replacement: string): string | null {
  const span = findAnchor(text, anchor);
  if (!span) return null;
  const before = text.slice(0, span.start);
  const after = text.slice(span.end);
  if (replacement !== '') return `${before}${replacement}${after}`;
  if (/[ \t]$/u.test(before) && /^(?:[ \t]|[.,;:!?)]|$)/mu.test(after))
    return `${before.slice(0, -1)}${after}`;
  return `${before}${/(?:^|\n)$/u.test(before) ? after.replace(/^[ \t]+/u, '') : after}`;
}

const foldedSpace = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** Whether two texts say the same, whatever their white space: what an editor may set anew. */
export function saysTheSame(text: string, other: string): boolean {
  return foldedSpace(text) === foldedSpace(other);
}
