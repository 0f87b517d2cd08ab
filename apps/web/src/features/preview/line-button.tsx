import clsx from 'clsx';
import { memo } from 'react';
import type { Box } from './page-line.ts';

const share = (value: number) => `${value * 100}%`;

interface LineButtonProps extends Pick<Box, 'left' | 'top' | 'width' | 'height'> {
  at: string;
  words: string | undefined;
  hasNote: boolean;
  canMove: boolean;
  isDragging: boolean;
  /** Whether Tab reaches it; the others of its page are reached by the arrows. */
  isFirst: boolean;
}

/** A line of a page. What it says and where it stands is all of it: at a key only the lines that changed are drawn anew. */
export const LineButton = memo(function LineButton(props: LineButtonProps) {
  const { at, words, left, top, width, height, hasNote, canMove, isDragging, isFirst } = props;
  return (
    <button
      data-at={at}
      type="button"
      tabIndex={isFirst ? 0 : -1}
      aria-label={words}
      aria-keyshortcuts={canMove ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
      className={clsx(
        'absolute cursor-text rounded-[2px] outline-offset-1 hover:bg-found focus-visible:bg-found',
        hasNote && 'border-b border-dotted border-paper-accent md:border-b-2',
        isDragging && 'cursor-grabbing! bg-found',
      )}
      style={{ left: share(left), top: share(top), width: share(width), height: share(height) }}
    />
  );
});

/** The line whose button something happened to. */
export function pressedLine(target: EventTarget): { at: string; button: HTMLButtonElement } | null {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-at]') : null;
  return button && { at: button.dataset['at'] ?? '', button };
}
