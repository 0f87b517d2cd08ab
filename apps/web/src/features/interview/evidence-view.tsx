import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { InterviewSession, StoryFields } from '@candor/domain/interview';
import { Button } from '../../ui/button.tsx';
import { AnswerEvidence } from './answer-evidence.tsx';
import { inItsLanguage } from './interview-language.tsx';
import type { Judged } from './judge.ts';
import { recordingKeyOf } from './recordings.ts';
import { StoryDialog } from './story-dialog.tsx';
import { storyOfAnswer } from './story-draft.ts';

interface EvidenceViewProps {
  ownerId: string;
  session: InterviewSession;
  judged: Judged;
  savedId: string | null;
  onAnswerAgain: (questionId: string) => void;
}

/** Each answer of an interview with what the scores are made of. */
export function EvidenceView({ ownerId, session, judged, savedId, onAnswerAgain }: EvidenceViewProps) {
  const [draft, setDraft] = useState<StoryFields | null>(null);
  const { language, questions, answers } = session;
  return (
    <section aria-label={t`Detailed feedback`} className="grid">
      {questions.map((question, at) => {
        const given = answers.find(({ questionId }) => questionId === question.id);
        const analysis = judged.analysis.questionAnalysis.find(
          ({ questionId }) => questionId === question.id,
        );
        const next = judged.followUps[question.id];
        return (
          <article key={question.id} className="grid gap-5 border-t border-line py-8">
            <div className="grid gap-1">
              <p className="text-sm text-soft">
                <Trans>
                  Question {at + 1} of {questions.length}
                </Trans>
              </p>
              <h3
                className="max-w-[36em] font-serif text-lg font-semibold wrap-anywhere"
                {...inItsLanguage(language)}
              >
                {question.question}
              </h3>
            </div>
            {given && analysis && !given.isSkipped ? (
              <AnswerEvidence
                question={question}
                language={language}
                given={given}
                analysis={analysis}
                recordingKey={recordingKeyOf(ownerId, session, question.id)}
              />
            ) : (
              <p className="text-base text-soft">{given ? t`You skipped this question.` : t`Not reached.`}</p>
            )}
            {next !== undefined && (
              <p className="text-base">
                <span className="font-medium">
                  <Trans>An interviewer might ask next:</Trans>{' '}
                </span>
                <span {...inItsLanguage(language)}>{next}</span>
              </p>
            )}
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => onAnswerAgain(question.id)}>
                <Trans>Answer again</Trans>
              </Button>
              {given && analysis && !given.isSkipped && (
                <Button
                  look="quiet"
                  onClick={() => setDraft(storyOfAnswer({ question, given, analysis, savedId }))}
                >
                  <Trans>Save as a story</Trans>
                </Button>
              )}
            </div>
          </article>
        );
      })}
      {draft && <StoryDialog story={null} start={draft} onClose={() => setDraft(null)} />}
    </section>
  );
}
