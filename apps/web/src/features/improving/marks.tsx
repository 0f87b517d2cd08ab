import clsx from 'clsx';
import { memo, type ReactNode } from 'react';
import type { Finding } from '@candor/domain/improving';
import { groupOf, underlines } from './finding-look.ts';

interface MarksProps {
  text: string;
  /** Findings of this very text, in its order. */
  findings: readonly Finding[];
  active: Finding | null;
  /** Distance of the lines from their words, as a class: what the height of the lines leaves room for. */
  offset: string;
}

/** A text to lie behind its box, invisible but for the lines below what was found. */
export const Marks = memo(function Marks({ text, findings, active, offset }: MarksProps) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const finding of findings) {
    const { start, end } = finding.span;
    if (start < at) continue;
    parts.push(text.slice(at, start));
    parts.push(
      <span
        key={start}
        data-finding={finding.check}
        className={clsx(
          offset,
          underlines[groupOf(finding.check)],
          finding === active && 'rounded-[3px] bg-wash',
        )}
      >
        {text.slice(start, end)}
      </span>,
    );
    at = end;
  }
  parts.push(text.slice(at));
  // A last empty line has its height only with something on it.
  return (
    <>
      {parts}
      {'\u200b'}
    </>
  );
});
