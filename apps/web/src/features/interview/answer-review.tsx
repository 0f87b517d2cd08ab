import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import {
  withAnswerAgain,
  withNextQuestion,
  type InterviewQuestion,
  type InterviewSession,
  type StoryFields,
} from '@candor/domain/interview';
import { Button } from '../../ui/button.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { AnswerEvidence } from './answer-evidence.tsx';
import { CoachButton } from './coach-button.tsx';
import { inItsLanguage } from './interview-language.tsx';
import { recordingKeyOf } from './recordings.ts';
import { StoryDialog } from './story-dialog.tsx';
import { storyOfAnswer } from './story-draft.ts';
import { useJudged } from './use-judged.ts';
import type { OpenSession } from './use-session.ts';

interface AnswerReviewProps {
  ownerId: string;
  open: OpenSession;
  session: InterviewSession;
  question: InterviewQuestion;
  onDone: () => void;
}

/** What was found in the answer just given, and what to do next. */
export function AnswerReview({ ownerId, open, session, question, onDone }: AnswerReviewProps) {
  const given = session.answers.find(({ questionId }) => questionId === question.id);
  const answered = { ...session, answers: given ? [given] : [] };
  const { judged, error, refetch, coach } = useJudged(answered);
  const [draft, setDraft] = useState<StoryFields | null>(null);
  const analysis = judged?.analysis.questionAnalysis[0];
  const next = judged?.followUps[question.id];
  const isLast = session.status === 'completed';
  const answerNext = (words: string) => {
    open.change((now) => withNextQuestion(now, followUpOf(question, words, now.questions.length)));
    onDone();
  };
  return (
    <div className="grid gap-6">
      <header className="grid gap-1">
        <p className="text-sm text-soft">
          <Trans>Your answer to</Trans>
        </p>
        <h2
          className="max-w-[36em] font-serif text-lg font-semibold wrap-anywhere"
          {...inItsLanguage(session.language)}
        >
          {question.question}
        </h2>
      </header>
      {error ? (
        <LoadError onRetry={() => void refetch()}>
          <Trans>Your answer could not be analyzed.</Trans>
        </LoadError>
      ) : given && analysis ? (
        <AnswerEvidence
          question={question}
          language={session.language}
          given={given}
          analysis={analysis}
          recordingKey={recordingKeyOf(ownerId, session, question.id)}
        />
      ) : (
        <p role="status" className="py-8 text-md text-soft">
          <Trans>Analyzing your answer...</Trans>
        </p>
      )}
      {next !== undefined && (
        <div className="grid justify-items-start gap-3 border-t border-line pt-5">
          <p className="text-base">
            <span className="font-medium">
              <Trans>An interviewer might ask next:</Trans>{' '}
            </span>
            <span {...inItsLanguage(session.language)}>{next}</span>
          </p>
          <Button onClick={() => answerNext(next)}>
            <Trans>Answer this next</Trans>
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <Button look="primary" onClick={onDone}>
          {isLast ? t`Finish Practice` : t`Next Question`}
        </Button>
        <Button
          onClick={() => {
            open.change(withAnswerAgain);
            onDone();
          }}
        >
          <Trans>Answer again</Trans>
        </Button>
        {given && analysis && (
          <Button
            look="quiet"
            onClick={() => setDraft(storyOfAnswer({ question, given, analysis, savedId: open.savedId() }))}
          >
            <Trans>Save as a story</Trans>
          </Button>
        )}
        <CoachButton coach={coach} />
      </div>
      {draft && <StoryDialog story={null} start={draft} onClose={() => setDraft(null)} />}
    </div>
  );
}

/** A question that asks on about an answer. */
function followUpOf(asked: InterviewQuestion, question: string, at: number): InterviewQuestion {
  const { followUp: _followUp, ...about } = asked;
  return { ...about, id: `${asked.id}-next-${at}`, question, tips: [], keyPoints: [], strongAnswer: '' };
}
