import type { LeftOutReason } from '../report.ts';
import { asides, asidesOfSummary, empty } from './asides.data.ts';
import { isOfOwnLife } from './personal-matter.ts';

/** Why a sentence is better left out of this person's CV; undefined where it is not. */
export function asideOf(text: string, trade: string, isSummary = false): LeftOutReason | undefined {
  const bare = text.trim();
  const found = (isSummary ? [...asides, ...asidesOfSummary] : asides).find(([, pattern]) =>
    pattern.test(bare),
  );
  return found?.[0] ?? (isOfOwnLife(bare, trade, isSummary) ? 'private' : undefined);
}

/** What stands before the piece for which a sentence is left out, "Boxed 60 crates a day, boss was rude", and that piece. */
export function beforeAside(
  text: string,
  reasonOf: (part: string) => LeftOutReason | undefined,
): { head: string; tail: string } | null {
  const at = [...text.matchAll(/[,;]\s+|,?\s+(?=(?:because|cos|as|since) (?:i|my|of|the)\b)/gi)].findLast(
    ({ index }) =>
      !reasonOf(text.slice(0, index)) && !/^(?:i )?(?:left|quit|resigned)$/i.test(text.slice(0, index)),
  );
  return at
    ? {
        head: `${text.slice(0, at.index)}${/[.!?]$/.exec(text)?.[0] ?? ''}`,
        tail: text.slice(at.index + at[0].length),
      }
    : null;
}

/** Whether a sentence praises its writer and no figure carries it. */
export const isPraise = (text: string) => empty.test(text) && !/\d/.test(text);

/** Whether a sentence is better left out wherever it stands: a note, a placeholder, talk of pay, of leaving or of what is lacking. */
export function isAside(text: string, reasons: readonly LeftOutReason[]): boolean {
  return asides.some(([reason, pattern]) => reasons.includes(reason) && pattern.test(text.trim()));
}
