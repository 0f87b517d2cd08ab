import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CvDocument } from '@candor/domain/cv';
import { countryName, type WrittenSigns } from '@candor/domain/locale';
import { levelOfJobs } from '@candor/domain/salary';
import { monthOfToday } from '../../platform/dates.ts';
import { localeOf } from '../../platform/locale.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { salaryAnalysis, type SalaryQuestion } from './api/analyse-salary.ts';
import { keepSearch, lastSearch } from './last-search.ts';
import { NoFigures } from './no-figures.tsx';
import { SalaryForm } from './salary-form.tsx';
import { SalaryResult } from './salary-result.tsx';

export interface SalaryPanelProps {
  /** The position of the CV at hand. */
  position: string;
  /** What it says of where its person lives. */
  written: WrittenSigns;
  /** What it says: its jobs tell the level. Null where nothing is written yet. */
  document: CvDocument | null;
  /** Its skills tell which of several occupations a position means; null where it is not saved yet. */
  cvId: string | null;
  /** A job whose pay is asked for at once, in the place of the CV's. */
  job?: { position: string; place: string } | null;
}

/** What a position pays; it begins with that of the CV. */
export function SalaryPanel({ position, written, document, cvId, job = null }: SalaryPanelProps) {
  const what = job?.position ?? position;
  const start: SalaryQuestion = {
    what,
    where: job?.place || countryName(localeOf(written).country ?? 'us'),
    experience: levelOfJobs(document?.experience ?? [], what, monthOfToday()) ?? 'mid',
  };
  const last = useQuery(lastSearch(cvId));
  const [typed, setTyped] = useState<SalaryQuestion | null>(null);
  // A job whose pay is asked for stands before what was searched for last.
  const question = typed ?? (job ? start : (last.data ?? null));
  const search = (next: SalaryQuestion) => {
    setTyped(next);
    keepSearch(cvId, next);
  };
  const { data, isFetching, isError, refetch } = useQuery({
    ...salaryAnalysis({
      ...(question ?? { what: '', where: '', experience: 'mid' }),
      ...(cvId !== null && { cvId }),
    }),
    enabled: question !== null,
    placeholderData: keepPreviousData,
  });
  // The same question asked again after a failure is asked again of the server.
  const ask = (asked: SalaryQuestion) => {
    if (isError && JSON.stringify(asked) === JSON.stringify(question)) void refetch();
    else search(asked);
  };
  const choose = (occupation: string) => question && search({ ...question, occupation });
  const moveTo = (where: string) => question && search({ ...question, where });
  return (
    <div className="grid gap-8">
      <SalaryForm
        key={`${String(last.isPending)} ${question?.where ?? ''}`}
        start={question ?? start}
        isBusy={isFetching}
        onAsk={ask}
      />
      {isError && !isFetching ? (
        <div role="alert" className="grid gap-2">
          <h2 className="font-serif text-lg font-semibold">
            <Trans>Search failed</Trans>
          </h2>
          <p>
            <Trans>Unable to retrieve salary data. Please check your connection and try again.</Trans>
          </p>
        </div>
      ) : data ? (
        data.success ? (
          <SalaryResult analysis={data} document={document} onOccupation={choose} onPlace={moveTo} />
        ) : (
          <NoFigures analysis={data} onOccupation={choose} onPlace={moveTo} />
        )
      ) : isFetching ? (
        <Skeleton className="h-96" />
      ) : (
        <p className="max-w-[40rem] text-base text-soft">
          <Trans>
            See what a position pays in eight countries, what each level of experience earns, and how related
            occupations compare, with a source and year for every figure.
          </Trans>
        </p>
      )}
    </div>
  );
}
