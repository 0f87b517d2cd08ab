import clsx from 'clsx';
import { MessageSquareText } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';

/** What stands in the margin of a line. */
export interface Margin {
  /** "1 finding: Weak openings" */
  label: string;
  /** Words of the line that it is about. */
  words: readonly string[];
  note: ReactNode;
}

interface LineMarginProps {
  margin: Margin;
  /** The line itself, told which of its words are marked. */
  children: (marked: readonly string[]) => ReactNode;
}

/** A line with a sign in its margin; clicked or reached by keyboard, it opens a note below the line. */
export function LineMargin({ margin: { label, words, note }, children }: LineMarginProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // Reaching the sign opens it, so that the click that reached it must not close it again.
  const wasOpen = useRef(false);
  const remember = () => {
    wasOpen.current = isOpen;
  };
  return (
    <div className="relative">
      {children(isOpen ? words : [])}
      <button
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerDown={remember}
        onKeyDown={({ key }) => (key === 'Escape' ? setIsOpen(false) : remember())}
        onFocus={() => setIsOpen(true)}
        onClick={() => setIsOpen(!wasOpen.current)}
        className={clsx(
          'absolute top-0 -end-7 grid size-6 place-items-center rounded-control hover:bg-wash sm:-end-9 print:hidden',
          isOpen ? 'bg-wash text-accent' : 'text-warning',
        )}
      >
        <MessageSquareText size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <div
        id={id}
        role="note"
        hidden={!isOpen}
        className="my-1.5 border-s-2 border-accent bg-wash px-3 py-2 text-ink print:hidden"
      >
        {note}
      </div>
    </div>
  );
}

/** A text with the first place of each of some words marked. */
export function MarkedWords({ text, words }: { text: string; words: readonly string[] }) {
  const found = words
    .map((one) => ({ start: text.indexOf(one), end: text.indexOf(one) + one.length }))
    .filter(({ start, end }) => start >= 0 && end > start)
    .toSorted((a, b) => a.start - b.start);
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of found) {
    if (start < at) continue;
    parts.push(
      text.slice(at, start),
      <mark key={start} className="rounded-[2px] bg-doubt text-ink">
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
