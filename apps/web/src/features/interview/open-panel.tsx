import { t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';
import { withAnswer, type Competency, type InterviewSession } from '@candor/domain/interview';
import { queryClient } from '../../platform/query-client.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { scrollUp } from '../../ui/scroll-up.ts';
import { AnswerReview } from './answer-review.tsx';
import { sessionOf, type SessionCard } from './api/sessions.ts';
import { newSession } from './new-session.ts';
import { PastSession } from './past-session.tsx';
import { PracticeStart } from './practice-start.tsx';
import { ProgressView } from './progress-view.tsx';
import { QuestionScreen } from './question-screen.tsx';
import { ResultsView } from './results-view.tsx';
import { SaveNote } from './save-note.tsx';
import type { FoundSession } from './saving.ts';
import { SimulatorStart, type KnownJob } from './simulator-start.tsx';
import { StoryBank } from './story-bank.tsx';
import type { CvLine } from './story-draft.ts';
import { usePlan } from './use-plan.ts';
import { useSession } from './use-session.ts';
import { competencyLabels } from './words.ts';

export interface OpenPanelProps {
  ownerId: string;
  kind: InterviewSession['kind'];
  /** The saved CV that questions are made of; null where there is none. */
  cvId: string | null;
  /** What is known of the job before anything is typed. */
  known: KnownJob;
  /** The job that the person came for. */
  given: KnownJob | null;
  /** Where a saved job is chosen. */
  jobField: ReactNode;
  /** An advert was pasted. */
  onAdvert: (text: string) => void;
  cvLines: readonly CvLine[];
  isShown: boolean;
  found: FoundSession;
}

const views = {
  simulator: [
    { value: 'start', label: t`Simulator` },
    { value: 'stories', label: t`Story bank` },
    { value: 'progress', label: t`Progress` },
  ],
  practice: [
    { value: 'start', label: t`Practice` },
    { value: 'stories', label: t`Story bank` },
    { value: 'progress', label: t`Progress` },
  ],
} as const;
type View = (typeof views)['simulator'][number]['value'];

/** The screens of an interview: start, question, review, results; stories and progress beside the start. */
export function OpenPanel(props: OpenPanelProps) {
  const { ownerId, kind, cvId, given, jobField, onAdvert, cvLines, isShown, found } = props;
  const known = given ?? props.known;
  const open = useSession({ ownerId, found, isShown });
  const [view, setView] = useState<View>('start');
  const [reviewed, setReviewed] = useState<string | null>(null);
  const [past, setPast] = useState<string | null>(null);
  const planning = usePlan({
    cvId,
    applicationId: known.applicationId,
    onPlanned: begin,
  });

  function begin(session: InterviewSession) {
    setPast(null);
    setReviewed(null);
    open.begin(session);
    scrollUp();
  }
  const answerAgain = (from: InterviewSession, questionId: string) => {
    const question = from.questions.find(({ id }) => id === questionId);
    if (!question) return;
    const before = from.answers.find((given) => given.questionId === questionId);
    const session = newSession({ ...from, kind: 'practice', title: t`Answer again` }, [question]);
    begin({ ...session, draft: { ...session.draft, answer: before?.answer ?? '' } });
  };
  const openCard = (card: SessionCard) => {
    if (card.status === 'completed') return setPast(card.id);
    void withErrorToast(
      async () => {
        open.resume(await queryClient.fetchQuery({ ...sessionOf(card.id), staleTime: 0 }));
      },
      t`Not opened`,
    );
  };
  const practise = (competency: Competency) =>
    void planning.plan({
      kind: 'practice',
      title: competencyLabels[competency],
      difficulty: 'hard',
      language: '',
      competency,
      ...known,
    });

  const { session } = open;
  const reviewedQuestion = session?.questions.find(({ id }) => id === reviewed);
  if (session && reviewedQuestion)
    return (
      <AnswerReview
        ownerId={ownerId}
        open={open}
        session={session}
        question={reviewedQuestion}
        onDone={() => {
          setReviewed(null);
          scrollUp();
        }}
      />
    );
  const question = session?.questions[session.currentQuestionIndex];
  if (session?.status === 'active' && question)
    return (
      <QuestionScreen
        ownerId={ownerId}
        open={open}
        session={session}
        question={question}
        nextLabel={nextLabelOf(session)}
        onNext={() => {
          if (session.kind === 'practice') setReviewed(question.id);
          open.change((now) => withAnswer(now));
          scrollUp();
        }}
      />
    );
  if (session)
    return (
      <ResultsView
        ownerId={ownerId}
        session={session}
        savedId={open.savedId()}
        onAgain={() => open.leave()}
        onAnswerAgain={answerAgain}
        saveNote={<SaveNote session={open} />}
      />
    );
  if (past !== null)
    return (
      <PastSession
        ownerId={ownerId}
        id={past}
        onClose={() => setPast(null)}
        onAgain={() => {
          setPast(null);
          setView('start');
        }}
        onAnswerAgain={answerAgain}
      />
    );
  return (
    <div className="grid gap-8">
      <Segmented
        label={t`Show`}
        value={view}
        options={views[kind]}
        onChange={setView}
        className="justify-self-start"
      />
      {view === 'stories' ? (
        <StoryBank cvLines={cvLines} />
      ) : view === 'progress' ? (
        <ProgressView onOpen={openCard} onPractise={practise} />
      ) : kind === 'simulator' ? (
        <SimulatorStart
          ownerId={ownerId}
          known={known}
          given={given}
          jobField={jobField}
          onAdvert={onAdvert}
          planning={planning}
          onContinue={openCard}
        />
      ) : (
        <PracticeStart
          key={known.applicationId}
          known={known}
          jobField={jobField}
          planning={planning}
          onContinue={openCard}
        />
      )}
    </div>
  );
}

function nextLabelOf({ kind, currentQuestionIndex, questions }: InterviewSession): string {
  if (kind === 'practice') return t`Check my answer`;
  return currentQuestionIndex + 1 < questions.length ? t`Next Question` : t`Finish Interview`;
}
