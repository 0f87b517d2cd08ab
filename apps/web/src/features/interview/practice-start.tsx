import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { interviewDifficulties, interviewLimits, type InterviewDifficulty } from '@candor/domain/interview';
import { Button } from '../../ui/button.tsx';
import { InputField, SelectField } from '../../ui/field.tsx';
import type { PlanWish, SessionCard } from './api/sessions.ts';
import { DifficultyOptions } from './difficulty-options.tsx';
import { LanguageField, ofPage, type ChosenLanguage } from './interview-language.tsx';
import { newSession, ownQuestion } from './new-session.ts';
import { PlanFailure } from './plan-failure.tsx';
import type { KnownJob } from './simulator-start.tsx';
import { ToAsk } from './to-ask.tsx';
import { UnderWay } from './under-way.tsx';
import type { Planning } from './use-plan.ts';
import { categoryLabels } from './words.ts';

interface PracticeStartProps {
  known: KnownJob;
  /** Where a saved job is chosen. */
  jobField: ReactNode;
  planning: Planning;
  onContinue: (card: SessionCard) => void;
}

const sets: readonly { set: NonNullable<PlanWish['set']>; label: string; words: string }[] = [
  { set: 'general', label: categoryLabels.general, words: t`Who you are, what you want and why now.` },
  {
    set: 'behavioral',
    label: categoryLabels.behavioral,
    words: t`Examples of what you have done, from start to finish.`,
  },
  { set: 'technical', label: categoryLabels.technical, words: t`What you know, and how you explain it.` },
  {
    set: 'situational',
    label: categoryLabels.situational,
    words: t`What you’d do in a situation they describe.`,
  },
  {
    set: 'company',
    label: categoryLabels.company,
    words: t`Why this employer, and what you know about them.`,
  },
  { set: 'salary', label: t`Salary talk`, words: t`Your figure, your reasons and their first offer.` },
];

/** Categories to practise, one short set of questions at a time, with feedback after each answer. */
export function PracticeStart({ known, jobField, planning, onContinue }: PracticeStartProps) {
  const [job, setJob] = useState({ position: known.position, company: known.company });
  const [difficulty, setDifficulty] = useState<InterviewDifficulty>('medium');
  const [language, setLanguage] = useState<ChosenLanguage>('');
  const [own, setOwn] = useState('');
  const wanted = {
    ...job,
    difficulty,
    language,
    kind: 'practice',
    jobDescription: known.jobDescription,
  } as const;
  const field = (name: keyof typeof job) => ({
    value: job[name],
    maxLength: interviewLimits.name,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setJob({ ...job, [name]: value }),
  });
  return (
    <div className="grid gap-8">
      <header className="grid max-w-[42em] gap-1">
        <h2 className="font-serif text-xl font-semibold">
          <Trans>Interview Practice</Trans>
        </h2>
        <p className="text-base text-soft">
          <Trans>
            Choose what to practice. You get feedback after each answer, and the question an interviewer would
            ask next.
          </Trans>
        </p>
      </header>
      {jobField}
      <div className="grid gap-5 sm:grid-cols-3">
        <InputField label={t`Position`} hint={t`Optional`} {...field('position')} />
        <InputField label={t`Company`} hint={t`Optional`} {...field('company')} />
        <SelectField
          label={t`Difficulty`}
          value={difficulty}
          onChange={({ currentTarget: { value } }) =>
            setDifficulty(interviewDifficulties.find((one) => one === value) ?? 'medium')
          }
        >
          <DifficultyOptions />
        </SelectField>
        <LanguageField
          language={language}
          hasAdvert={known.jobDescription.trim() !== ''}
          onChoose={setLanguage}
        />
      </div>
      <PlanFailure planning={planning} />
      <UnderWay onContinue={onContinue} />
      <section aria-labelledby="categories" className="grid gap-3">
        <h3 id="categories" className="text-md font-semibold">
          <Trans>Categories</Trans>
        </h3>
        <ul>
          {sets.map(({ set, label, words }) => (
            <li key={set} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-3">
              <div className="grid min-w-0 grow basis-60 gap-0.5">
                <p className="text-base font-medium">{label}</p>
                <p className="text-sm text-soft">{words}</p>
              </div>
              <Button
                aria-label={t`Start ${label}`}
                disabled={planning.isBusy}
                onClick={() => void planning.plan({ ...wanted, title: label, set })}
              >
                <Trans>Start</Trans>
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <ToAsk job={{ ...known, ...job }} language={language} />
      <form
        className="grid max-w-[42em] gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (own.trim() !== '')
            planning.begin(
              newSession(
                {
                  ...wanted,
                  language: language || ofPage,
                  cvId: planning.cvId,
                  applicationId: planning.applicationId,
                  title: t`Your own question`,
                },
                [ownQuestion(own)],
              ),
            );
        }}
      >
        <InputField
          label={t`A question of your own`}
          placeholder={t`Why did you leave your last job?`}
          maxLength={interviewLimits.line}
          value={own}
          onChange={({ currentTarget }) => setOwn(currentTarget.value)}
        />
        <Button type="submit" className="justify-self-start" disabled={own.trim() === ''}>
          <Trans>Practice this question</Trans>
        </Button>
      </form>
    </div>
  );
}
