import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { useState, type FormEvent } from 'react';
import type { Mark } from '@candor/domain/marks';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';

export interface MarkActions {
  /** Puts these words where the mark's are, '' takes them out; false where they are gone. */
  onTake: (mark: Mark, replacement: string) => boolean;
  /** Puts an answer into its line; false where the line is gone. */
  onAnswer: (mark: Mark, answer: string) => boolean;
  onDismiss: (mark: Mark) => void;
}

const GONE = t`These words have changed since. Please look at the text.`;

interface MarkItemProps extends MarkActions {
  mark: Mark;
  /** Whether it is shown below its line, which then is not quoted. */
  isAtLine?: boolean;
}

/** One mark: the words it is about, why, and what can be done, each at one press. */
export function MarkItem({ mark, isAtLine = false, onTake, onAnswer, onDismiss }: MarkItemProps) {
  const [isGone, setIsGone] = useState(false);
  const { kind, words, why, question } = mark;
  const settle = (isDone: boolean) => setIsGone(!isDone);
  const offered = question === undefined ? mark.proposals : [];
  return (
    <div className={clsx('grid gap-2 text-base', !isAtLine && 'border-s-2 border-line ps-3')}>
      {words !== '' && !isAtLine && <p className="text-sm text-soft">“{shortened(words)}”</p>}
      <p>{why}</p>
      {offered.map((text) =>
        text === '' ? null : (
          <div key={text} className="flex flex-wrap items-start justify-between gap-2">
            <p dir="auto" className="min-w-0 grow basis-60 font-medium">
              {text}
            </p>
            <Button onClick={() => settle(onTake(mark, text))}>
              <Trans>Use this</Trans>
            </Button>
          </div>
        ),
      )}
      {question !== undefined && (
        <Question
          question={question}
          hint={kind === 'open' ? '' : t`Only if you are sure`}
          onAnswer={(answer) => settle(onAnswer(mark, answer))}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {kind === 'left-out' && (
          <Button onClick={() => settle(onTake(mark, words))}>
            <Trans>Put it in</Trans>
          </Button>
        )}
        {offered.includes('') && (
          <Button onClick={() => settle(onTake(mark, ''))}>
            <Trans>Take it out</Trans>
          </Button>
        )}
        <Button look="quiet" className="first:-ms-3.5" onClick={() => onDismiss(mark)}>
          {words === ''
            ? t`No, thanks`
            : kind === 'left-out'
              ? t({ message: 'Leave it out', context: 'it is left out' })
              : t`Leave as it is`}
        </Button>
      </div>
      {isGone && (
        <p role="status" className="text-sm text-warning">
          {GONE}
        </p>
      )}
    </div>
  );
}

/** Enough of a line to know it by. */
const LONGEST = 240;
const shortened = (words: string) =>
  words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words;

interface QuestionProps {
  question: string;
  hint: string;
  onAnswer: (answer: string) => void;
}

function Question({ question, hint, onAnswer }: QuestionProps) {
  const [answer, setAnswer] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (answer.trim() !== '') onAnswer(answer);
  };
  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={add}>
      <InputField
        label={question}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
        placeholder={hint}
        className="grow basis-60"
      />
      <Button type="submit" disabled={answer.trim() === ''}>
        <Trans>Add</Trans>
      </Button>
    </form>
  );
}
