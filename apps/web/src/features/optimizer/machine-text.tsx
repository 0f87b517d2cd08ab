import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import type { Span } from '@candor/domain/text';

/** Greatest text that is shown, in characters. */
const MOST = 200_000;

interface MachineTextProps {
  /** What text it is. */
  label: string;
  text: string;
  /** Where the words of fields stand, in order and apart from each other. */
  spans: readonly (Span & { path: string })[];
  pointed: string | null;
}

/** The plain text of a file in its order; the words of the field at hand are marked and brought into sight. */
export function MachineText({ label, text, spans, pointed }: MachineTextProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const mark = box.current?.querySelector<HTMLElement>('[data-pointed]');
    if (!box.current || !mark) return;
    const { offsetTop } = mark;
    const { scrollTop, clientHeight } = box.current;
    if (offsetTop < scrollTop || offsetTop + mark.offsetHeight > scrollTop + clientHeight)
      box.current.scrollTop = offsetTop - clientHeight / 3;
  }, [pointed]);
  return (
    <div
      ref={box}
      role="region"
      aria-label={label}
      tabIndex={0}
      className="relative max-h-[32dvh] overflow-y-auto rounded-panel border border-line bg-surface p-4 text-sm break-words whitespace-pre-wrap @[34rem]:max-h-[75dvh]"
    >
      {spans.map(({ start, end, path }, at) => (
        <Stretch
          key={start}
          before={text.slice(spans[at - 1]?.end ?? 0, start)}
          words={text.slice(start, end)}
          isPointed={path === pointed}
        />
      ))}
      {text.slice(spans.at(-1)?.end ?? 0, MOST)}
    </div>
  );
}

function Stretch({ before, words, isPointed }: { before: string; words: string; isPointed: boolean }) {
  return (
    <>
      {before}
      <mark
        data-pointed={isPointed || undefined}
        className={clsx('rounded-[2px] text-ink', isPointed ? 'bg-accent text-on-accent' : 'bg-transparent')}
      >
        {words}
      </mark>
    </>
  );
}
