import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState, type FormEvent } from 'react';
import { countryNames, experienceLevels, type ExperienceLevel } from '@candor/domain/salary';
import { Button } from '../../ui/button.tsx';
import { InputField, SelectField } from '../../ui/field.tsx';
import type { SalaryQuestion } from './api/analyse-salary.ts';
import { levelLabels } from './words.ts';

interface SalaryFormProps {
  /** What is filled in. */
  start: SalaryQuestion;
  isBusy: boolean;
  onAsk: (question: SalaryQuestion) => void;
}

const LONGEST_POSITION = 500;

/** What is asked for: position, place and experience. */
export function SalaryForm({ start, isBusy, onAsk }: SalaryFormProps) {
  const [what, setWhat] = useState(start.what);
  const [where, setWhere] = useState(start.where);
  const [experience, setExperience] = useState<ExperienceLevel>(start.experience);
  const [error, setError] = useState<string>();
  const countriesId = useId();

  function ask(event: FormEvent) {
    event.preventDefault();
    const asked = what.trim();
    setError(asked === '' ? 'Please enter a job position to search for salary data.' : undefined);
    if (asked !== '') onAsk({ what: asked, where: where.trim(), experience });
  }
  return (
    <form
      noValidate
      onSubmit={ask}
      className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1.5fr_12rem_auto]"
    >
      <InputField
        label={t`Position`}
        value={what}
        onChange={({ currentTarget }) => setWhat(currentTarget.value)}
        maxLength={LONGEST_POSITION}
        error={error}
        isRequired
      />
      <InputField
        label={t`Location`}
        value={where}
        onChange={({ currentTarget }) => setWhere(currentTarget.value)}
        list={countriesId}
        hint={t`A country or city`}
      />
      <datalist id={countriesId}>
        {Object.values(countryNames).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <SelectField
        label={t`Experience`}
        value={experience}
        onChange={({ currentTarget }) =>
          setExperience(experienceLevels.find((level) => level === currentTarget.value) ?? 'mid')
        }
      >
        {experienceLevels.map((level) => (
          <option key={level} value={level}>
            {levelLabels[level]}
          </option>
        ))}
      </SelectField>
      <Button
        look="primary"
        type="submit"
        className="lg:mt-7"
        busyLabel={isBusy ? t`Searching...` : undefined}
      >
        <Trans>Search salaries</Trans>
      </Button>
    </form>
  );
}
