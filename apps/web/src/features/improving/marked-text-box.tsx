import clsx from 'clsx';
import { useId, type Ref } from 'react';
import type { Finding } from '@candor/domain/improving';
import { Marks } from './marks.tsx';

interface MarkedTextBoxProps {
  label: string;
  hint?: string | undefined;
  text: string;
  /** Findings of this very text, in its order. */
  findings: readonly Finding[];
  active: Finding | null;
  boxRef: Ref<HTMLTextAreaElement>;
  placeholder?: string;
  onText: (text: string) => void;
  /** The caret was put somewhere. */
  onCaret: (at: number) => void;
  onStep: (by: 1 | -1) => void;
}

// Words and lines lie upon each other only where both are set alike.
const setting =
  'col-start-1 row-start-1 w-full rounded-control border p-4 text-md leading-loose whitespace-pre-wrap break-words';

/** A text box with lines below the words that could be better. F7 and Shift F7 step through them. */
export function MarkedTextBox(props: MarkedTextBoxProps) {
  const { label, hint, text, findings, active, boxRef, placeholder, onText, onCaret, onStep } = props;
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-base font-medium">
        {label}
      </label>
      <div className="relative grid">
        <div
          aria-hidden="true"
          className={clsx(
            setting,
            'pointer-events-none min-h-64 border-transparent bg-surface text-transparent',
          )}
        >
          <Marks text={text} findings={findings} active={active} offset="underline-offset-[5px]" />
        </div>
        <textarea
          id={id}
          ref={boxRef}
          value={text}
          placeholder={placeholder}
          spellCheck={false}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onText(event.target.value)}
          onClick={(event) => onCaret(event.currentTarget.selectionStart)}
          onKeyUp={(event) => event.key.startsWith('Arrow') && onCaret(event.currentTarget.selectionStart)}
          onKeyDown={(event) => {
            if (event.key !== 'F7') return;
            event.preventDefault();
            onStep(event.shiftKey ? -1 : 1);
          }}
          className={clsx(
            setting,
            'relative h-full resize-none overflow-hidden border-control bg-transparent text-ink transition-colors duration-100 placeholder:text-soft hover:border-ink',
          )}
        />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
