import type { Span } from '../text/index.ts';

const WORD = /[\p{L}\p{M}\p{N}]/u;

/** Where a comment names one of these people, as "@Ana Ruiz": the longest name that fits, none inside another. */
export function mentionsIn(comment: string, names: readonly string[]): (Span & { name: string })[] {
  const longestFirst = [...new Set(names)].filter(Boolean).toSorted((a, b) => b.length - a.length);
  const found: (Span & { name: string })[] = [];
  for (let start = comment.indexOf('@'); start >= 0; start = comment.indexOf('@', start + 1)) {
    if (start > 0 && WORD.test(comment.charAt(start - 1))) continue;
    const rest = comment.slice(start + 1).toLowerCase();
    const name = longestFirst.find(
      (one) => rest.startsWith(one.toLowerCase()) && !WORD.test(rest.charAt(one.length)),
    );
    if (name !== undefined) found.push({ start, end: start + 1 + name.length, name });
  }
  return found;
}

/** The beginning of a name that is being typed behind "@" where the caret stands; null where none is. */
export function mentionBefore(comment: string, caret: number): Span | null {
  const typed = /(?:^|[^\p{L}\p{M}\p{N}])@([\p{L}\p{M}\p{N}'’. -]{0,40})$/u.exec(
    comment.slice(0, caret),
  )?.[1];
  return typed === undefined ? null : { start: caret - typed.length - 1, end: caret };
}
