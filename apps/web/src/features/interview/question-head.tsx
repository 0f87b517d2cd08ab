import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import type { InterviewSession } from '@candor/domain/interview';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { OpenSession } from './use-session.ts';
import { clockOf, nameOf } from './words.ts';
import { SaveNote } from './save-note.tsx';

interface QuestionHeadProps {
  open: OpenSession;
  session: InterviewSession;
}

/** What is practised, how far it is, and the two clocks. */
export function QuestionHead({ open, session }: QuestionHeadProps) {
  const { total, atQuestion, isPaused, pause } = open;
  const { questions, currentQuestionIndex: index } = session;
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-serif text-lg font-semibold wrap-anywhere">{nameOf(session)}</h2>
        <SaveNote session={open} />
      </div>
      <ProgressBar label={t`Interview progress`} percent={(100 * index) / questions.length} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-base tabular-nums">
        <p className="font-medium">
          <Trans>
            Question {index + 1} of {questions.length}
          </Trans>
        </p>
        <Clock label={t`Total time`} seconds={total} />
        <Clock label={t`This question`} seconds={atQuestion} />
        <Button
          look="quiet"
          className="-my-1.5 ms-auto"
          onClick={pause}
          icon={isPaused ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
        >
          {isPaused ? t`Resume` : t`Pause`}
        </Button>
      </div>
    </header>
  );
}

function Clock({ label, seconds }: { label: string; seconds: number }) {
  return (
    <p role="timer" aria-label={label}>
      <span className="text-soft">{label} </span>
      {clockOf(seconds)}
    </p>
  );
}
