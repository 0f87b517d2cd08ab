import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { sentenceOf } from '../../platform/call-error.ts';
import { SelectField } from '../../ui/field.tsx';
import { startingCvs } from './api.ts';

interface StartFromCvProps {
  value: string | null;
  onChange: (id: string | null) => void;
}

/** The CV whose facts the letter may use. */
export function StartFromCv({ value, onChange }: StartFromCvProps) {
  const { data: cvs, error } = useQuery(startingCvs);
  if (error)
    return (
      <p role="status" className="text-base text-warning">
        {sentenceOf(error, t`Your CVs can’t be loaded right now.`)}{' '}
        <Trans>You can write the letter from this form alone.</Trans>
      </p>
    );
  if (cvs?.length === 0)
    return (
      <p className="rounded-panel bg-wash px-4 py-3 text-base">
        <Trans>
          With a CV, your letter can draw on your jobs and results.{' '}
          <Link to="/cv-builder" className="font-medium text-accent underline underline-offset-4">
            Create a CV
          </Link>{' '}
          first, or type your details below.
        </Trans>
      </p>
    );
  return (
    <SelectField
      label={t`Start from a CV`}
      hint={
        value === null
          ? t`Your letter can then draw on its jobs, results and skills. Nothing else is claimed.`
          : t`Your name and contact details come from this CV, and so does what the letter says about your work.`
      }
      value={value ?? ''}
      disabled={!cvs}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    >
      <option value="">{t`No CV, only this form`}</option>
      {cvs?.map((cv) => (
        <option key={cv.id} value={cv.id}>
          {cv.title}
        </option>
      ))}
    </SelectField>
  );
}
