import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { SessionCard } from './api/sessions.ts';
import { ownQuestion } from './new-session.ts';
import { PlanFailure } from './plan-failure.tsx';
import { keepSetup, typedSetup } from './setup-draft.ts';
import { SetupForm, type Setup } from './setup-form.tsx';
import { UnderWay } from './under-way.tsx';
import type { Planning } from './use-plan.ts';

/** What is known of a job. */
export interface KnownJob {
  position: string;
  company: string;
  jobDescription: string;
  /** The saved job that it is; null where it is only typed. */
  applicationId: string | null;
}

interface SimulatorStartProps {
  ownerId: string;
  known: KnownJob;
  given: KnownJob | null;
  /** Where a saved job is chosen. */
  jobField: ReactNode;
  /** An advert was pasted. */
  onAdvert: (text: string) => void;
  planning: Planning;
  onContinue: (card: SessionCard) => void;
}

/** The set-up of an interview, begun with the job the person came for, or with what they typed last. */
export function SimulatorStart(props: SimulatorStartProps) {
  const { ownerId, known, given, jobField, onAdvert, planning, onContinue } = props;
  const key = `${ownerId}:interview-setup`;
  const { data: typed, isPending } = useQuery(typedSetup(key));
  const { applicationId: _saved, ...job } = given ?? known;
  const empty: Setup = { ...job, difficulty: '', language: '', ownQuestion: '' };
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-labelledby="interview-simulator" className="grid content-start gap-6">
        <header className="grid max-w-[42em] gap-1">
          <h2 id="interview-simulator" className="font-serif text-xl font-semibold">
            <Trans>Interview Simulator</Trans>
          </h2>
          <p className="text-base text-soft">
            <Trans>
              Answer one question at a time, typed or spoken, then see how your answers compare with a strong
              one.
            </Trans>
          </p>
        </header>
        {isPending ? (
          // As high as the form, so that nothing below it moves.
          <Skeleton className="h-218 sm:h-161" />
        ) : (
          <TypedSetup
            start={given ? empty : (typed ?? empty)}
            given={given}
            jobField={jobField}
            onAdvert={onAdvert}
            planning={planning}
            onType={(setup) => void keepSetup(key, setup)}
          />
        )}
      </section>
      <aside className="grid content-start gap-8">
        <UnderWay onContinue={onContinue} />
        <HowScored />
      </aside>
    </div>
  );
}

interface TypedSetupProps extends Pick<SimulatorStartProps, 'given' | 'jobField' | 'onAdvert'> {
  start: Setup;
  planning: Planning;
  onType: (setup: Setup) => void;
}

function TypedSetup({ start, given, jobField, onAdvert, planning, onType }: TypedSetupProps) {
  const [setup, setSetup] = useState(start);
  const [seen, setSeen] = useState(given?.applicationId);
  // Another job was chosen or pasted: what else was typed stays.
  if (given && given.applicationId !== seen) {
    const { applicationId, ...job } = given;
    setSeen(applicationId);
    setSetup({ ...setup, ...job });
  }
  return (
    <>
      {jobField}
      <SetupForm
        setup={setup}
        isOfJob={given !== null && given.jobDescription !== ''}
        isBusy={planning.isBusy}
        onType={(next) => {
          setSetup(next);
          onType(next);
        }}
        onAdvert={onAdvert}
        onStart={({ ownQuestion: own, ...job }) =>
          void planning.plan({
            kind: 'simulator',
            title: '',
            ...job,
            ...(own.trim() !== '' && { own: [ownQuestion(own)] }),
          })
        }
      />
      <PlanFailure planning={planning} />
    </>
  );
}

function HowScored() {
  return (
    <section aria-labelledby="how-scored" className="grid gap-3 text-base">
      <h3 id="how-scored" className="text-md font-semibold">
        <Trans>How answers in English are scored</Trans>
      </h3>
      <ul className="grid list-disc gap-2 ps-4 text-soft">
        <li>
          <Trans>Whether you answer the question that was asked.</Trans>
        </li>
        <li>
          <Trans>Whether your example has a situation, what you did and how it ended.</Trans>
        </li>
        <li>
          <Trans>What you did yourself, with names and figures.</Trans>
        </li>
        <li>
          <Trans>Length and clarity. Nothing about your voice, accent or face.</Trans>
        </li>
      </ul>
    </section>
  );
}
