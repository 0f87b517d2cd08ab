import { useRef, useState } from 'react';
import { mentionBefore, reviewLimits } from '@candor/domain/collaboration';
import { Button } from '../../ui/button.tsx';
import { TextareaField } from '../../ui/field.tsx';

interface CommentBoxProps {
  label: string;
  action: string;
  /** Whom a comment can name. */
  people: readonly string[];
  /** Whether it was taken; what was typed stays where it was not. */
  onSend: (comment: string) => Promise<boolean>;
}

/** Where a comment is typed. A name that is begun behind "@" is offered. */
export function CommentBox({ label, action, people, onSend }: CommentBoxProps) {
  const [typed, setTyped] = useState('');
  const [caret, setCaret] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const mention = mentionBefore(typed, caret);
  const begun = mention && typed.slice(mention.start + 1, mention.end).toLowerCase();
  const offered =
    begun === null ? [] : people.filter((name) => name.toLowerCase().startsWith(begun)).slice(0, 5);
  const send = async () => {
    if (typed.trim() === '') return box.current?.focus();
    setIsBusy(true);
    if (await onSend(typed)) setTyped('');
    setIsBusy(false);
    return undefined;
  };
  return (
    <div className="grid gap-2">
      <TextareaField
        ref={box}
        label={label}
        rows={2}
        maxLength={reviewLimits.comment}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setCaret(target.selectionStart);
        }}
      />
      {mention && offered.length > 0 && (
        <div className="flex flex-wrap gap-1">
          {offered.map((name) => (
            <button
              key={name}
              type="button"
              className="rounded-full border border-control px-2.5 py-0.5 text-sm hover:border-ink"
              onClick={() => {
                setTyped(`${typed.slice(0, mention.start)}@${name} ${typed.slice(mention.end)}`);
                setCaret(0);
                box.current?.focus();
              }}
            >
              @{name}
            </button>
          ))}
        </div>
      )}
      <Button
        className="justify-self-end"
        busyLabel={isBusy ? 'Sending...' : undefined}
        onClick={() => void send()}
      >
        {action}
      </Button>
    </div>
  );
}
