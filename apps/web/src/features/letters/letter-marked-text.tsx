import { useEffect, useRef, type ReactNode } from 'react';
import type { Span } from '@candor/domain/text';

interface LetterMarkedTextProps {
  text: string;
  spans: readonly Span[];
}

/** The text of a letter with some of its words marked; the first of them comes into sight. */
export function LetterMarkedText({ text, spans }: LetterMarkedTextProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('mark')?.scrollIntoView({ block: 'center' });
  }, [spans]);
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start < at || end > text.length) continue;
    parts.push(
      text.slice(at, start),
      <mark key={start} className="rounded-[3px] bg-wash px-0.5 text-accent underline underline-offset-4">
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  parts.push(text.slice(at));
  return (
    <div ref={box} className="bg-surface p-5 leading-relaxed whitespace-pre-wrap sm:p-8">
      {parts}
    </div>
  );
}
