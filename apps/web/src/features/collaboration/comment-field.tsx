import { useState, type RefObject } from 'react';
import { mentionBefore, reviewLimits } from '@candor/domain/collaboration';
import { TextareaField } from '../../ui/field.tsx';

const OFFERED = 5;

interface CommentFieldProps {
  label: string;
  rows?: number;
  /** Whom a comment can name. */
  people: readonly string[];
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  box: RefObject<HTMLTextAreaElement | null>;
}

/** The text box of a comment. A name that is begun behind "@" is offered. */
export function CommentField({ people, value, onChange, box, ...field }: CommentFieldProps) {
  const [caret, setCaret] = useState(0);
  const mention = mentionBefore(value, caret);
  const begun = mention && value.slice(mention.start + 1, mention.end).toLowerCase();
  const offered =
    begun === null ? [] : people.filter((name) => name.toLowerCase().startsWith(begun)).slice(0, OFFERED);
  const take = (name: string) => {
    if (!mention || !box.current) return;
    box.current.setRangeText(`@${name} `, mention.start, mention.end, 'end');
    onChange(box.current.value);
    setCaret(0);
    box.current.focus();
  };
  return (
    <div className="grid gap-2">
      <TextareaField
        {...field}
        ref={box}
        maxLength={reviewLimits.comment}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
          setCaret(target.selectionStart);
        }}
      />
      {offered.length > 0 && (
        <div className="flex flex-wrap gap-1">
          {offered.map((name) => (
            <button
              key={name}
              type="button"
              className="rounded-full border border-control px-2.5 py-0.5 text-sm hover:border-ink"
              onClick={() => take(name)}
            >
              @{name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
