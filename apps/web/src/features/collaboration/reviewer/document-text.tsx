import { t } from '@lingui/core/macro';
import { memo, useRef, useState, type KeyboardEvent } from 'react';
import type { Reviewed } from '@candor/contracts/review';
import { sectionsOf } from '@candor/domain/collaboration';
import type { Span } from '@candor/domain/text';
import clsx from 'clsx';
import { pageDirection, pageLanguage } from '../../../ui/page-language.ts';
import { LINE_START } from './selected-words.ts';

// The text lies on white paper in both themes.
const MARK =
  'rounded-sm bg-found text-paper-ink underline decoration-paper-accent decoration-2 underline-offset-4';

/** Where each line of a text stands; those with nothing but space left out. */
function linesOf(text: string): Span[] {
  return [...text.matchAll(/[^\n]*\S[^\n]*/gu)].map(({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
  }));
}

interface LineProps {
  line: Span;
  review: Reviewed;
  selected: string | null;
  onThread: (id: string) => void;
}

/** The words of a line, those that something is said about marked. */
function Words({ line, review: { document, threads }, selected, onThread }: LineProps) {
  const shown = threads.flatMap(({ id, state, span }) =>
    state === 'open' && span && span.start < line.end && span.end > line.start ? [{ id, span }] : [],
  );
  const cuts = new Set([line.start, line.end]);
  for (const { span } of shown) cuts.add(Math.max(line.start, span.start)).add(Math.min(line.end, span.end));
  const points = [...cuts].toSorted((a, b) => a - b);
  return points.slice(0, -1).map((from, at) => {
    const to = points[at + 1] ?? line.end;
    const words = document.text.slice(from, to);
    const here = shown.filter(({ span }) => span.start <= from && span.end >= to);
    const { id } = here.find(({ id }) => id === selected) ?? here.at(-1) ?? {};
    if (id === undefined) return words;
    const isSelected = id === selected;
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a short cut of the pointer; “Show in the text” is the way for all
      <mark
        key={from}
        aria-current={isSelected || undefined}
        className={clsx(MARK, isSelected ? 'outline-2 outline-paper-accent' : 'cursor-pointer')}
        onClick={() => onThread(id)}
      >
        {words}
      </mark>
    );
  });
}

interface DocumentTextProps extends Omit<LineProps, 'line'> {
  /** Asked for a line by its keyboard; null where nothing may be said. */
  onLine: ((line: Span) => void) | null;
}

/**
 * The text of the document, line by line. Each line has a button for who uses no pointer; arrows go from one to the next. It
 * is drawn anew only when it changes: a selection that grows would draw it many times a second.
 */
export const DocumentText = memo(function DocumentText({ onLine, ...rest }: DocumentTextProps) {
  const { document } = rest.review;
  const lines = linesOf(document.text);
  const headings = new Set(sectionsOf(document.text).map(({ start }) => start));
  const [current, setCurrent] = useState(0);
  const whole = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent, from: number) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const next = step !== 0 && whole.current?.querySelectorAll('button')[from + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div
      ref={whole}
      className="bg-paper px-5 py-6 text-md text-paper-ink shadow-page select-text sm:px-10 sm:py-10"
      lang={document.language}
      dir="auto"
    >
      {lines.map((line, at) => {
        const isApart = document.text.slice(lines[at - 1]?.end ?? 0, line.start).includes('\n\n');
        const isCurrent = at === Math.min(current, lines.length - 1);
        return (
          <div key={at} className={clsx(isApart && 'pt-3')}>
            <p
              {...{ [LINE_START]: line.start }}
              className={clsx(
                'whitespace-pre-wrap wrap-anywhere',
                headings.has(line.start) && 'pt-3 text-sm font-semibold tracking-wide text-paper-accent',
              )}
            >
              <Words line={line} {...rest} />
            </p>
            {onLine && (
              <button
                type="button"
                lang={pageLanguage}
                dir={pageDirection}
                tabIndex={isCurrent ? 0 : -1}
                className="sr-only text-sm text-paper-accent underline focus:not-sr-only print:hidden"
                onFocus={() => setCurrent(at)}
                onKeyDown={(event) => go(event, at)}
                onClick={() => onLine(line)}
              >
                <span aria-hidden="true">{t`Comment on this line (arrow keys for others)`}</span>
                <span className="sr-only">{t`Comment on: ${document.text.slice(line.start, line.end)}`}</span>
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
});
