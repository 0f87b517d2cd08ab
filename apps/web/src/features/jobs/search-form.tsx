import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { InputField, SelectField } from '../../ui/field.tsx';
import { comparableCvs } from './api/search-jobs.ts';

export interface SearchWords {
  cvId: string;
  query: string;
  location: string;
}

interface SearchFormProps {
  /** The CV that is compared with, before another is chosen. */
  startCvId: string | null;
  isBusy: boolean;
  onSearch: (words: SearchWords) => void;
}

/** What is looked for, and the CV that it is to fit. */
export function SearchForm({ startCvId, isBusy, onSearch }: SearchFormProps) {
  const { data: cvs } = useQuery(comparableCvs);
  const [chosen, setChosen] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const [location, setLocation] = useState('');
  const isThere = (id: string | null) => id !== null && cvs?.some((cv) => cv.id === id);
  const cvId = [chosen, startCvId].find(isThere) ?? cvs?.[0]?.id ?? '';
  const title = cvs?.find(({ id }) => id === cvId)?.jobTitle ?? '';
  if (cvs?.length === 0)
    return (
      <p className="rounded-panel bg-wash px-4 py-3 text-base">
        <Trans>
          Jobs are matched with your CV.{' '}
          <Link to="/cv-builder" className="font-medium text-accent underline underline-offset-4">
            Create a CV
          </Link>{' '}
          first.
        </Trans>
      </p>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ cvId, query: query.trim(), location: location.trim() });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t`CV`}
        className="sm:col-span-2"
        value={cvId}
        disabled={!cvs}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        {cvs?.map((cv) => (
          <option key={cv.id} value={cv.id}>
            {cv.title}
          </option>
        ))}
      </SelectField>
      <InputField
        label={t`Job title or keywords`}
        value={query}
        maxLength={200}
        placeholder={title}
        hint={t`Leave empty to search for the job title of your CV.`}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <InputField
        label={t`Location`}
        value={location}
        maxLength={200}
        hint={t`Leave empty to use where you live.`}
        onChange={({ currentTarget }) => setLocation(currentTarget.value)}
      />
      <Button
        look="primary"
        type="submit"
        className="justify-self-start"
        disabled={cvId === ''}
        busyLabel={isBusy ? t`Searching...` : undefined}
      >
        <Trans>Search jobs</Trans>
      </Button>
    </form>
  );
}
