import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { reviewLimits, type Anchor } from '@candor/domain/collaboration';
import { Button } from '../../../ui/button.tsx';
import { TextareaField } from '../../../ui/field.tsx';
import { CommentField } from '../comment-field.tsx';
import { useAttempt } from '../use-attempt.ts';
import type { NewThread } from './calls.ts';

const SHOWN_OF_QUOTE = 200;

export interface ComposerProps {
  /** The words it is about; null for the whole document. */
  anchor: Anchor | null;
  isSuggesting: boolean;
  /** Whom a comment can name. */
  people: readonly string[];
  /** Rejects where it was not taken: what was typed stays. */
  onSend: (thread: NewThread) => Promise<unknown>;
  onClose: () => void;
}

/** Where a comment or other words are typed. It takes the focus, and gives it back. */
export function Composer({ anchor, isSuggesting, people, onSend, onClose }: ComposerProps) {
  const quote = anchor?.quote ?? '';
  const [words, setWords] = useState(quote);
  const [comment, setComment] = useState('');
  const { doing, problem, attempt, setProblem } = useAttempt();
  const wordsBox = useRef<HTMLTextAreaElement>(null);
  const commentBox = useRef<HTMLTextAreaElement>(null);
  const first = isSuggesting ? wordsBox : commentBox;
  useLayoutEffect(() => {
    const before = document.activeElement;
    first.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [first]);
  const send = async () => {
    const replacement = isSuggesting ? words.replace(/\s+$/u, '') : null;
    const missing =
      !isSuggesting && comment.trim() === ''
        ? t`Write a comment first.`
        : replacement === quote
          ? t`Change the words first.`
          : undefined;
    setProblem(missing);
    if (missing !== undefined) first.current?.focus();
    else if (await attempt('send', () => onSend({ anchor, comment, replacement }))) onClose();
  };
  const title = isSuggesting ? t`Suggest a change` : anchor ? t`Comment` : t`Comment on the whole document`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves from whatever in it has the focus
    <section
      aria-label={title}
      className="grid max-h-[70dvh] gap-3 overflow-y-auto rounded-panel border border-line bg-surface p-4 shadow-float"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <h2 className="text-md font-semibold">{title}</h2>
      {quote !== '' && (
        <blockquote dir="auto" className="border-s-2 border-accent ps-3 text-base wrap-anywhere text-soft">
          {quote.length > SHOWN_OF_QUOTE ? `${quote.slice(0, SHOWN_OF_QUOTE)}…` : quote}
        </blockquote>
      )}
      {isSuggesting && (
        <TextareaField
          ref={wordsBox}
          label={t`Suggested words`}
          rows={2}
          maxLength={reviewLimits.replacement}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <CommentField
        box={commentBox}
        label={isSuggesting ? t`Why (optional)` : t`Comment`}
        rows={isSuggesting ? 1 : 3}
        people={people}
        value={comment}
        onChange={setComment}
      />
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      {/* In reach however long the words are. */}
      <div className="sticky -bottom-4 z-2 -mx-4 -mt-3 -mb-4 flex justify-end gap-2 bg-surface px-4 py-4">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="primary" busyLabel={doing ? t`Sending...` : undefined} onClick={() => void send()}>
          {isSuggesting
            ? t({ message: 'Suggest', context: 'verb' })
            : t({ message: 'Comment', context: 'verb' })}
        </Button>
      </div>
    </section>
  );
}
