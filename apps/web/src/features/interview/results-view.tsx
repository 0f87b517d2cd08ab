import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { scoresIn, type InterviewSession } from '@candor/domain/interview';
import { Button } from '../../ui/button.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { CoachButton } from './coach-button.tsx';
import { EvidenceView } from './evidence-view.tsx';
import { ScoreFigures } from './score-figures.tsx';
import { useJudged } from './use-judged.ts';
import { clockOf, nameOf } from './words.ts';

interface ResultsViewProps {
  ownerId: string;
  session: InterviewSession;
  /** Under which it is saved; null where it is not yet. */
  savedId: string | null;
  onAgain: () => void;
  /** Practises one question again. */
  onAnswerAgain: (session: InterviewSession, questionId: string) => void;
  saveNote?: ReactNode;
}

/** What was found in an interview, and the evidence for it. */
export function ResultsView(props: ResultsViewProps) {
  const { ownerId, session, savedId, onAgain, onAnswerAgain, saveNote } = props;
  const [isDetailed, setIsDetailed] = useState(false);
  const { judged, error, refetch, coach } = useJudged(session);
  const scores = judged ? scoresIn(judged.analysis) : null;
  const answered = session.answers.filter(({ isSkipped }) => !isSkipped).length;
  return (
    <div className="grid gap-8">
      <header className="grid gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 className="font-serif text-xl font-semibold">
            {session.kind === 'simulator' ? t`Interview performance` : t`Practice results`}
          </h2>
          {saveNote}
        </div>
        <p className="text-base text-soft tabular-nums">
          {[
            nameOf(session),
            t`${plural(answered, { one: '# answer', other: '# answers' })} in ${clockOf(session.duration)}`,
          ].join(' · ')}
        </p>
      </header>
      {error ? (
        <LoadError onRetry={() => void refetch()}>
          <Trans>Your answers could not be analyzed.</Trans>
        </LoadError>
      ) : judged === undefined ? (
        <p role="status" className="py-8 text-md text-soft">
          <Trans>Analyzing your answers...</Trans>
        </p>
      ) : judged === null ? (
        <p className="text-base">
          <Trans>You skipped every question, so there is nothing to analyze.</Trans>
        </p>
      ) : (
        <>
          {scores ? (
            <ScoreFigures scores={scores} />
          ) : (
            <p className="max-w-[42em] text-base">
              <Trans>
                Only answers in English get scores. The detailed feedback shows each answer beside what a
                strong one has.
              </Trans>
            </p>
          )}
          <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
            <Points title={t`Strengths`} points={judged.analysis.strengths} />
            <Points title={t`What to work on`} points={judged.analysis.improvements} />
          </div>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={onAgain}>
          <Trans>Practice Again</Trans>
        </Button>
        {judged && (
          <Button aria-expanded={isDetailed} onClick={() => setIsDetailed(!isDetailed)}>
            <Trans>Get Detailed Feedback</Trans>
          </Button>
        )}
        {isDetailed && <CoachButton coach={coach} />}
      </div>
      {judged && isDetailed && (
        <EvidenceView
          ownerId={ownerId}
          session={session}
          judged={judged}
          savedId={savedId}
          onAnswerAgain={(questionId) => onAnswerAgain(session, questionId)}
        />
      )}
    </div>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <section className="grid content-start gap-2">
      <h3 className="text-md font-semibold">{title}</h3>
      <ul className="grid list-disc gap-1.5 ps-4 text-base">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
