import clsx from 'clsx';
import { useMemo } from 'react';
import { fieldPathOf, findSpans, soughtWords, type Span } from '@candor/domain/importing';
import type { Reading } from '../reading.ts';
import { isUnder, type SourceProps } from './source.ts';

/** Greatest text that is shown, in characters. */
const MOST = 200_000;

/** The extracted text with the found words marked; for files that have no pages to draw, and beside those that do. */
export function TextSource({ reading, active, doubtful }: SourceProps & { reading: Reading }) {
  const text = reading.text.slice(0, MOST);
  const spans = useMemo(() => findSpans(text, soughtWords(reading.document)), [text, reading]);
  return (
    <div
      data-page
      className="mx-auto max-w-[48rem] bg-paper px-6 py-8 text-base break-words whitespace-pre-wrap text-paper-ink shadow-page sm:px-10"
    >
      {spans.map((span, at) => (
        <Stretch
          key={span.start}
          before={text.slice(spans[at - 1]?.end ?? 0, span.start)}
          words={text.slice(span.start, span.end)}
          span={span}
          isActive={active !== null && isUnder(span.id, active)}
          isDoubtful={doubtful.has(fieldPathOf(span.id))}
        />
      ))}
      {text.slice(spans.at(-1)?.end ?? 0)}
    </div>
  );
}

interface StretchProps {
  before: string;
  words: string;
  span: Span;
  isActive: boolean;
  isDoubtful: boolean;
}

function Stretch({ before, words, span, isActive, isDoubtful }: StretchProps) {
  return (
    <>
      {before}
      <mark
        data-found={span.id}
        data-active={isActive || undefined}
        className={clsx(
          'cursor-pointer rounded-[2px] text-paper-ink',
          isActive ? 'bg-found-active' : isDoubtful ? 'bg-doubt' : 'bg-found',
        )}
      >
        {words}
      </mark>
    </>
  );
}
