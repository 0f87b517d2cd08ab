import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { interviewLimits, type InterviewDifficulty } from '@candor/domain/interview';
import { AdvertDrop } from '../../platform/advert-drop.tsx';
import type { ReadAdvert } from '../../platform/read-advert.ts';
import { Button } from '../../ui/button.tsx';
import { InputField, SelectField, TextareaField } from '../../ui/field.tsx';
import { DifficultyOptions } from './difficulty-options.tsx';
import { LanguageField, type ChosenLanguage } from './interview-language.tsx';

/** What an interview is for, as it is typed. */
export interface Setup {
  position: string;
  company: string;
  difficulty: InterviewDifficulty | '';
  language: ChosenLanguage;
  jobDescription: string;
  /** A question of the person's own, to be asked with the others. */
  ownQuestion: string;
}

export type CompleteSetup = Setup & { difficulty: InterviewDifficulty };

interface SetupFormProps {
  setup: Setup;
  /** The ad is that of a saved job, which stands above. */
  isOfJob: boolean;
  isBusy: boolean;
  onType: (setup: Setup) => void;
  /** The field of the job ad is left with something in it. */
  onAdvert: (text: string) => void;
  onStart: (setup: CompleteSetup) => void;
}

const missing = {
  position: t`Please enter the position.`,
  company: t`Please enter the company.`,
  difficulty: t`Please choose a difficulty.`,
};
type Required = keyof typeof missing;

/** Position, company and difficulty of an interview, and the ad where there is one. */
export function SetupForm({ setup, isOfJob, isBusy, onType, onAdvert, onStart }: SetupFormProps) {
  const [isRefused, setIsRefused] = useState(false);
  const field = (name: keyof Setup) => ({
    name,
    value: setup[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onType({ ...setup, [name]: value }),
  });
  const requiredField = (name: Required) => ({
    ...field(name),
    isRequired: true,
    error: isRefused && setup[name].trim() === '' ? missing[name] : undefined,
  });
  function take({ text, title, company }: ReadAdvert) {
    const named = (typed: string, read: string) =>
      typed.trim() === '' ? read.slice(0, interviewLimits.name) : typed;
    const jobDescription = text.slice(0, interviewLimits.advert);
    onType({
      ...setup,
      jobDescription,
      position: named(setup.position, title),
      company: named(setup.company, company),
    });
    onAdvert(jobDescription);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const { position, company, difficulty } = setup;
    const isComplete = position.trim() !== '' && company.trim() !== '' && difficulty !== '';
    setIsRefused(!isComplete);
    if (isComplete) onStart({ ...setup, difficulty });
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <InputField label={t`Position`} maxLength={interviewLimits.name} {...requiredField('position')} />
        <InputField label={t`Company`} maxLength={interviewLimits.name} {...requiredField('company')} />
        <SelectField
          label={t`Interview Difficulty`}
          hint={t`Easy asks only easy questions. Hard asks easy, medium and hard ones.`}
          {...requiredField('difficulty')}
        >
          <option value="">{t`Choose a difficulty`}</option>
          <DifficultyOptions />
        </SelectField>
        <LanguageField
          language={setup.language}
          hasAdvert={setup.jobDescription.trim() !== ''}
          onChoose={(language) => onType({ ...setup, language })}
        />
      </div>
      {!isOfJob && (
        <AdvertDrop onRead={take}>
          <TextareaField
            label={t`Job ad`}
            placeholder={t`Paste it, or drop its PDF or saved web page here`}
            hint={t`Optional. We add questions about what the ad asks for.`}
            maxLength={interviewLimits.advert}
            {...field('jobDescription')}
            onBlur={() => onAdvert(setup.jobDescription)}
          />
        </AdvertDrop>
      )}
      <InputField
        label={t`A question of your own`}
        hint={t`Optional. Something you expect, or dread, being asked.`}
        maxLength={interviewLimits.line}
        {...field('ownQuestion')}
      />
      <Button
        type="submit"
        look="primary"
        className="justify-self-start"
        busyLabel={isBusy ? t`Preparing questions...` : undefined}
      >
        <Trans>Start Interview</Trans>
      </Button>
    </form>
  );
}
