import { useDraggable } from '@dnd-kit/core';
import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import type { Box, PageLines } from './page-line.ts';

const share = (value: number) => `${value * 100}%`;

interface LineButtonProps {
  at: string;
  box: Box;
  lines: PageLines;
  /** Whether Tab reaches it; the others of its page are reached by the arrows. */
  isFirst: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** A line of a page: pressed, it is opened; dragged, it is moved among its like. */
export function LineButton({
  at,
  box: { left, top, width, height },
  lines,
  isFirst,
  onKeyDown,
}: LineButtonProps) {
  const { texts, hasNote, placeOf, onOpen } = lines;
  const canMove = (placeOf(at)?.count ?? 0) > 1;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: at, disabled: !canMove });
  return (
    <button
      ref={setNodeRef}
      data-at={at}
      type="button"
      tabIndex={isFirst ? 0 : -1}
      aria-label={texts.get(at)}
      aria-keyshortcuts={canMove ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
      {...listeners}
      onClick={() => onOpen(at)}
      onKeyDown={onKeyDown}
      className={clsx(
        'absolute cursor-text rounded-[2px] outline-offset-1 hover:bg-found focus-visible:bg-found',
        hasNote(at) && 'border-b border-dotted border-paper-accent md:border-b-2',
        isDragging && 'cursor-grabbing! bg-found',
      )}
      style={{ left: share(left), top: share(top), width: share(width), height: share(height) }}
    />
  );
}
