import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import {
  interviewLimits,
  withAnswer,
  type InterviewQuestion,
  type InterviewSession,
} from '@candor/domain/interview';
import { Button } from '../../ui/button.tsx';
import { TextareaBox } from '../../ui/field.tsx';
import { EndMenu } from './end-menu.tsx';
import { inItsLanguage } from './interview-language.tsx';
import { OutlinePanel } from './outline-panel.tsx';
import { QuestionHead } from './question-head.tsx';
import { QuestionTips } from './question-tips.tsx';
import { recordingKeyOf } from './recordings.ts';
import { SpeakControl } from './speak-control.tsx';
import type { OpenSession } from './use-session.ts';
import { categoryLabels, difficultyLabels, sourceWords } from './words.ts';

interface QuestionScreenProps {
  ownerId: string;
  open: OpenSession;
  session: InterviewSession;
  question: InterviewQuestion;
  /** What the button that takes the answer says. */
  nextLabel: string;
  onNext: () => void;
}

/** One question, its answer, and the story that helps with it. */
export function QuestionScreen({ ownerId, open, session, question, nextLabel, onNext }: QuestionScreenProps) {
  const [questionId, answerId] = [useId(), useId()];
  const { change, isPaused } = open;
  const { draft } = session;
  const put = (words: Partial<InterviewSession['draft']>) =>
    change((now) => ({ ...now, draft: { ...now.draft, ...words } }));
  const hear = (words: string) =>
    change((now) => {
      const before = now.draft.answer.trimEnd();
      const answer = before === '' ? words : `${before} ${words}`;
      return { ...now, draft: { ...now.draft, answer, isSpoken: true } };
    });
  const source = sourceWords(question);
  return (
    <div className="grid gap-8">
      <QuestionHead open={open} session={session} />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <section aria-labelledby={questionId} className="grid content-start gap-6">
          <div className="grid gap-2">
            <p className="text-sm text-soft">
              <Trans>
                {categoryLabels[question.category]} · {difficultyLabels[question.difficulty]} · Suggested
                time: 2–3 minutes
              </Trans>
            </p>
            <h3
              id={questionId}
              {...inItsLanguage(session.language)}
              className="max-w-[36em] font-serif text-xl font-semibold text-balance wrap-anywhere"
            >
              {question.question}
            </h3>
            {source !== null && <p className="text-sm text-soft wrap-anywhere">{source}</p>}
          </div>
          <div className="grid gap-1.5">
            <label htmlFor={answerId} className="text-base font-medium">
              <Trans>Your answer</Trans>
            </label>
            <TextareaBox
              key={question.id}
              id={answerId}
              {...inItsLanguage(session.language)}
              className="min-h-56 resize-y"
              maxLength={interviewLimits.answer}
              value={draft.answer}
              disabled={isPaused}
              onChange={({ currentTarget }) => put({ answer: currentTarget.value })}
            />
          </div>
          <SpeakControl
            language={session.language}
            key={`speak-${question.id}`}
            recordingKey={recordingKeyOf(ownerId, session, question.id)}
            isDisabled={isPaused}
            onWords={hear}
          />
          <div className="flex flex-wrap items-center gap-3">
            <Button look="primary" disabled={isPaused || draft.answer.trim() === ''} onClick={onNext}>
              {nextLabel}
            </Button>
            <Button disabled={isPaused} onClick={() => change((now) => withAnswer(now, true))}>
              <Trans>Skip</Trans>
            </Button>
            <EndMenu open={open} session={session} />
          </div>
        </section>
        <aside className="grid content-start gap-6 lg:border-s lg:border-line lg:ps-6">
          <QuestionTips question={question} language={session.language} />
          <OutlinePanel
            competencies={question.competencies}
            storyId={draft.storyId}
            onStory={(storyId) => put({ storyId })}
          />
        </aside>
      </div>
    </div>
  );
}
