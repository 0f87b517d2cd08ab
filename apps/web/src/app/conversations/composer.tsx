import { t } from '@lingui/core/macro';
import { ArrowUp, Square } from 'lucide-react';
import type { RefObject } from 'react';
import { askLimits } from '@candor/domain/conversations';
import { IconButton } from '../../ui/icon-button.tsx';

interface ComposerProps {
  box: RefObject<HTMLTextAreaElement | null>;
  value: string;
  isAnswering: boolean;
  onChange: (value: string) => void;
  onSend: () => void;
  onStop: () => void;
}

/** Where a request is typed: Enter sends it. */
export function Composer({ box, value, isAnswering, onChange, onSend, onStop }: ComposerProps) {
  const isEmpty = value.trim() === '';
  return (
    <form
      className="flex items-end gap-1 rounded-panel border border-control bg-surface py-1 pe-1 ps-3 focus-within:border-accent"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !isAnswering) onSend();
      }}
    >
      <textarea
        ref={box}
        aria-label={t`Your request`}
        placeholder={t`Ask, or say what to change`}
        rows={1}
        maxLength={askLimits.request}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        className="field-sizing-content max-h-40 min-h-9 min-w-0 grow resize-none bg-transparent py-1.5 text-md outline-none placeholder:text-soft"
      />
      {isAnswering ? (
        <IconButton label={t`Stop`} onClick={onStop}>
          <Square size={16} strokeWidth={1.5} fill="currentColor" aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton
          label={t`Send`}
          type="submit"
          disabled={isEmpty}
          className="bg-accent text-on-accent! hover:bg-accent"
        >
          <ArrowUp size={20} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      )}
    </form>
  );
}
