import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { MoveButtons } from '../../ui/sortable-list.tsx';
import { useMedia } from '../../platform/use-media.ts';
import type { Box, OpenLine, PageLines } from './page-line.ts';

interface LineBoxProps {
  box: Box;
  line: OpenLine;
  lines: PageLines;
  /** The line before or behind it; undefined where there is none. */
  beside: (step: 1 | -1) => string | undefined;
}

/** The height of a letter's body to that of its line on the page. */
const TYPE = 0.76;
/** The face of the screen sets most lines wider than those of the pages. */
const WIDER = 1.3;
const share = (value: number) => `${value * 100}%`;

/** A line under its person's hand: in its place on the page, on a phone in a sheet at the foot. */
export function LineBox({ box, line, lines, beside }: LineBoxProps) {
  const isNarrow = useMedia('(width < 48rem)');
  const note = lines.noteOf(line.at);
  /** Whoever goes on elsewhere is done here; who looks at another window is not. */
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (document.hasFocus() && !currentTarget.contains(relatedTarget)) lines.onClose();
  };
  if (isNarrow)
    return createPortal(
      <div
        role="dialog"
        aria-label={t`Change this line`}
        className="fixed inset-x-0 bottom-0 z-40 max-h-[60dvh] overflow-y-auto border-t border-line bg-surface p-4 shadow-float"
      >
        <div onBlur={onBlur} className="grid gap-3">
          <Words
            line={line}
            lines={lines}
            beside={beside}
            className="rounded-control border border-control"
            setting="min-h-24 p-2"
          />
          {note}
          <div className="flex items-center gap-1">
            <MoveLine line={line} lines={lines} />
            <Button look="primary" className="grow" onClick={lines.onClose}>
              <Trans>Done</Trans>
            </Button>
          </div>
        </div>
      </div>,
      document.body,
    );
  const { left, top, width, height, line: high } = box;
  return (
    <div
      onBlur={onBlur}
      className="absolute z-10"
      style={{
        left: share(left),
        top: share(top),
        width: share(Math.min(Math.max(width * WIDER, 0.3), 0.98 - left)),
      }}
    >
      <div className="absolute top-0 right-full mr-3 flex rounded-control bg-surface text-ink shadow-float empty:hidden">
        <MoveLine line={line} lines={lines} />
      </div>
      <Words
        line={line}
        lines={lines}
        beside={beside}
        className="-mx-1 rounded-[2px] outline-2 outline-paper-accent"
        setting="overflow-hidden"
        style={{
          fontSize: `${high * TYPE * 100}cqh`,
          lineHeight: `${high * 100}cqh`,
          minHeight: `${height * 100}cqh`,
        }}
      />
      {note && (
        <div className="mt-2 w-max max-w-[min(26rem,60cqw)] rounded-panel border border-line bg-surface p-4 shadow-float">
          {note}
        </div>
      )}
    </div>
  );
}

/** Moves the line, or the entry that it names, among its like. */
function MoveLine({
  line: { at, isParted },
  lines: { placeOf, onMove },
}: Pick<LineBoxProps, 'line' | 'lines'>) {
  const place = placeOf(at);
  if (!place || place.count < 2) return null;
  return (
    <MoveButtons
      name={isParted ? t`this line` : t`this entry`}
      isFirst={place.at === 0}
      isLast={place.at === place.count - 1}
      onMove={(by) => onMove(at, place.at + by)}
    />
  );
}

interface WordsProps extends Omit<LineBoxProps, 'box'> {
  className: string;
  /** Of the words alone. */
  setting: string;
  style?: { fontSize: string; lineHeight: string; minHeight: string };
}

function Words({ line: { at, words, isParted }, lines, beside, className, setting, style }: WordsProps) {
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  useLayoutEffect(() => {
    area?.focus();
    area?.setSelectionRange(words.length, words.length);
    // Once: afterwards the caret is where the person puts it.
    // oxlint-disable-next-line react/exhaustive-deps -- the words of the moment at which it opened
  }, [area]);
  // The box keeps its own words: put there at each key, those of a render under way would write over a key that came meanwhile.
  const typed = useRef(words);
  useLayoutEffect(() => {
    if (!area || typed.current === words) return;
    typed.current = words;
    area.value = words;
  }, [area, words]);
  const place = lines.placeOf(at);
  const moveBy = (by: 1 | -1) => {
    const to = (place?.at ?? 0) + by;
    if (place && to >= 0 && to < place.count) lines.onMove(at, to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    if (event.key === 'Escape') {
      event.stopPropagation();
      lines.onRestore();
    } else if (event.key === 'Tab') {
      const next = beside(event.shiftKey ? -1 : 1);
      if (next === undefined) return;
      event.preventDefault();
      lines.onOpen(next);
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      moveBy(event.key === 'ArrowUp' ? -1 : 1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isParted) lines.onPart(value.slice(0, selectionStart), value.slice(selectionEnd));
      else lines.onClose();
    }
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] text-paper-ink" style={style}>
      <div className={clsx('col-start-1 row-start-1 bg-paper', className)} />
      <textarea
        ref={setArea}
        aria-label={t`This line`}
        rows={1}
        dir="auto"
        defaultValue={words}
        // A paragraph of a letter may have line breaks of its own; what is pasted brings none.
        onChange={({ target }) => {
          if (!words.includes('\n') && target.value.includes('\n'))
            target.value = target.value.replaceAll('\n', ' ');
          typed.current = target.value;
          lines.onType(target.value);
        }}
        onKeyDown={onKeyDown}
        className={clsx(
          'relative z-1 col-start-1 row-start-1 field-sizing-content resize-none bg-transparent outline-none',
          setting,
        )}
      />
      {isParted && area && lines.help?.(area, words)}
    </div>
  );
}
