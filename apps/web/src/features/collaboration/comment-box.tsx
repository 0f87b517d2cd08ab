import { t } from '@lingui/core/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CommentField } from './comment-field.tsx';
import { useAttempt } from './use-attempt.ts';

interface CommentBoxProps {
  label: string;
  action: string;
  /** Whom a comment can name. */
  people: readonly string[];
  /** Takes the focus when it appears. */
  isFocused?: boolean;
  /** Rejects where it was not taken: what was typed stays. */
  onSend: (comment: string) => Promise<unknown>;
}

/** Where a comment is typed and sent. */
export function CommentBox({ label, action, people, isFocused = false, onSend }: CommentBoxProps) {
  const [typed, setTyped] = useState('');
  const { doing, problem, attempt } = useAttempt();
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (isFocused) box.current?.focus();
  }, [isFocused]);
  const send = async () => {
    if (typed.trim() === '') return box.current?.focus();
    // What is typed while it is on its way is the next comment.
    if (await attempt('send', () => onSend(typed))) setTyped((now) => (now === typed ? '' : now));
    return undefined;
  };
  return (
    <div className="grid gap-2">
      <CommentField
        box={box}
        label={label}
        rows={2}
        people={people}
        value={typed}
        error={problem}
        onChange={setTyped}
      />
      <Button
        className="justify-self-end"
        busyLabel={doing ? t`Sending...` : undefined}
        onClick={() => void send()}
      >
        {action}
      </Button>
    </div>
  );
}
