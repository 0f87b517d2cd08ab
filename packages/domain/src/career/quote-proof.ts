import type { Proof } from './move.ts';

export const LONGEST_QUOTE = 160;

/** The lines of a CV as they stand there, without their bullets. */
export const linesOf = (text: string): string[] =>
  text.split('\n').map((one) => one.replace(/^[\s•*–-]+/, '').trim());

/** The line of a CV that shows a proof, as it stands there; null where none does. */
export function quoteOf({ evidence }: Pick<Proof, 'evidence'>, text: string): string | null {
  const line = linesOf(text).find((one) => evidence.test(one));
  if (line === undefined) return null;
  return line.length <= LONGEST_QUOTE ? line : `${line.slice(0, LONGEST_QUOTE - 1).trimEnd()}…`;
}
