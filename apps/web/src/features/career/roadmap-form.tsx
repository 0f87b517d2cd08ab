import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState, type FormEvent } from 'react';
import { careerLevels, learningStyles, timeframes } from '@candor/domain/career';
import { countryNames } from '@candor/domain/salary';
import { Button } from '../../ui/button.tsx';
import { InputField, SelectField, TextareaField } from '../../ui/field.tsx';
import type { RoadmapForm as Form } from './form-draft.ts';
import { levelLabels, styleLabels, timeframeLabels } from './words.ts';

interface RoadmapFormProps {
  start: Form;
  isBusy: boolean;
  /** Why the last one could not be made. */
  failure: string | null;
  onType: (form: Form) => void;
  onSubmit: (form: Form) => void;
}

const LONGEST_ROLE = 500;

function optionsOf<T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) {
  return values.map((value) => (
    <option key={value} value={value}>
      {labels[value]}
    </option>
  ));
}

/** Where the person is, where they want to be, and how they want to get there. */
export function RoadmapForm({ start, isBusy, failure, onType, onSubmit }: RoadmapFormProps) {
  const [form, setForm] = useState(start);
  const [isRefused, setIsRefused] = useState(false);
  const countriesId = useId();
  const field = (name: keyof Form) => ({
    name,
    value: form[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      const next = { ...form, [name]: value };
      setForm(next);
      onType(next);
    },
  });
  const isMissing = (name: 'currentRole' | 'targetRole') => form[name].trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    const isRefusing = isMissing('currentRole') || isMissing('targetRole');
    setIsRefused(isRefusing);
    if (!isRefusing) onSubmit(form);
  }
  const roleField = (name: 'currentRole' | 'targetRole') => ({
    ...field(name),
    maxLength: LONGEST_ROLE,
    isRequired: true,
    'aria-invalid': isRefused && isMissing(name) ? true : undefined,
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <InputField label={t`Current role`} {...roleField('currentRole')} />
        <InputField label={t`Target role`} {...roleField('targetRole')} />
        <SelectField label={t`Experience`} {...field('experience')}>
          {optionsOf(careerLevels, levelLabels)}
        </SelectField>
        <SelectField label={t`Timeframe`} {...field('timeframe')}>
          {optionsOf(timeframes, timeframeLabels)}
        </SelectField>
        <SelectField label={t`How you learn best`} {...field('learningStyle')}>
          {optionsOf(learningStyles, styleLabels)}
        </SelectField>
        <InputField
          label={t`Location`}
          hint={t`A country or city, for pay figures`}
          list={countriesId}
          maxLength={200}
          {...field('country')}
        />
        <datalist id={countriesId}>
          {Object.values(countryNames).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <TextareaField
          label={t`Skills you have`}
          hint={t`Separated by commas. We look at your CV as well.`}
          {...field('skills')}
        />
        <TextareaField
          label={t`Interests`}
          hint={t`Separated by commas. They decide which other paths come first.`}
          {...field('interests')}
        />
      </div>
      {isRefused && (
        <div role="alert" className="text-base text-danger">
          <p className="font-medium">
            <Trans>Missing information</Trans>
          </p>
          <p>
            <Trans>Please fill in both current and target roles.</Trans>
          </p>
        </div>
      )}
      {failure !== null && (
        <div role="alert" className="text-base text-danger">
          <p className="font-medium">
            <Trans>Roadmap not created</Trans>
          </p>
          <p>{failure}</p>
        </div>
      )}
      <Button
        type="submit"
        look="primary"
        className="justify-self-start"
        busyLabel={isBusy ? t`Creating roadmap...` : undefined}
      >
        <Trans>Create roadmap</Trans>
      </Button>
    </form>
  );
}
