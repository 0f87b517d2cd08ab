import type { Proof } from './move.ts';

const LONGEST = 160;

/** The line of a CV that shows a proof, as it stands there; null where none does. */
export function quoteOf({ evidence }: Pick<Proof, 'evidence'>, text: string): string | null {
  const line = text
    .split('\n')
    .map((one) => one.replace(/^[\s•*–-]+/, '').trim())
    .find((one) => evidence.test(one));
  if (line === undefined) return null;
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1).trimEnd()}…`;
}
