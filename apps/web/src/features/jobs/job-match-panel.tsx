import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Application } from '@candor/contracts/application';
import { Skeleton } from '../../ui/skeleton.tsx';
import { jobSearch, type FoundJobs, type JobSearch, type PastedAdvert } from './api/search-jobs.ts';
import { JobCard, type JobActions } from './job-card.tsx';
import { PastedAdverts } from './pasted-adverts.tsx';
import { SearchForm } from './search-form.tsx';
import { pageLocale } from '../../ui/page-language.ts';
import { tips } from './words.ts';

export interface JobMatchPanelProps extends Omit<JobActions, 'onOptimize' | 'onWriteLetter'> {
  /** The CV at hand. */
  cvId: string | null;
  /** The saved job, and the CV it was compared with. */
  onWriteLetter: (application: Application, cvId: string) => void;
  onOptimize: (application: Application, cvId: string) => void;
  /** An advert was brought along. */
  onPasted: (advert: PastedAdvert) => void;
}

/** Jobs that fit a CV: those that sources have, those that were saved and those that are pasted. */
export function JobMatchPanel({
  cvId,
  onPasted,
  onWriteLetter,
  onOptimize,
  onShowSaved,
}: JobMatchPanelProps) {
  const [pasted, setPasted] = useState<PastedAdvert[]>([]);
  const [search, setSearch] = useState<JobSearch | null>(null);
  const [asked, setAsked] = useState(0);
  const { data, isFetching, isError } = useQuery({
    ...jobSearch(search, asked),
    placeholderData: keepPreviousData,
  });
  const comparedCv = search?.cvId ?? '';
  return (
    <div className="grid gap-8">
      <SearchForm
        startCvId={cvId}
        isBusy={isFetching}
        onSearch={(words) => {
          setSearch({ ...words, adverts: pasted });
          setAsked((count) => count + 1);
        }}
      />
      <PastedAdverts adverts={pasted} onChange={setPasted} onPasted={onPasted} />
      {isError && !isFetching ? (
        <p role="alert" className="text-base">
          <Trans>Job search isn’t available right now. Please try again in a moment.</Trans>
        </p>
      ) : data ? (
        <section aria-labelledby="job-results" aria-busy={isFetching} className="grid gap-1">
          <h2 id="job-results" className="text-md font-semibold">
            {data.jobs.length === 0 ? t`No jobs found` : t`Best matches`}
          </h2>
          <p role="status" className="text-base text-soft">
            {resultNote(data)}
          </p>
          <div>
            {data.jobs.map((job) => (
              <JobCard
                key={`${asked}-${job.source.id}-${job.id}`}
                job={job}
                onWriteLetter={(chosen) => onWriteLetter(chosen, comparedCv)}
                onOptimize={(chosen) => onOptimize(chosen, comparedCv)}
                onShowSaved={onShowSaved}
              />
            ))}
          </div>
        </section>
      ) : isFetching ? (
        <Skeleton className="h-96" />
      ) : (
        <p className="max-w-[40rem] text-base text-soft">
          <Trans>
            See which jobs fit your CV, why, and which skills are missing. Jobs you’ve saved or paste here are
            matched too.
          </Trans>
        </p>
      )}
      <section aria-labelledby="job-tips" className="grid gap-2">
        <h2 id="job-tips" className="text-md font-semibold">
          <Trans>Tips</Trans>
        </h2>
        <ul className="grid list-disc gap-1 ps-5 text-base text-soft">
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const inAList = (names: readonly string[]) => new Intl.ListFormat(pageLocale).format(names);

/** What was searched for, and which sources had nothing new. */
function resultNote({ jobs, query, sources }: FoundJobs): string {
  const named = (state: string) => sources.filter((one) => one.state === state).map(({ name }) => name);
  const [silent, stale] = [inAList(named('silent')), inAList(named('stale'))];
  return [
    jobs.length === 0
      ? t`No results for “${query}”. Try other words, or paste a job ad.`
      : t`For “${query}”.`,
    sources.length === 0 && jobs.length === 0 && t`No job boards are connected here.`,
    jobs.some(({ match }) => match === null) &&
      t`Your CV needs at least 100 characters before jobs can be matched with it.`,
    silent && t`${silent} didn’t respond.`,
    stale && t`Results from ${stale} are from last time.`,
  ]
    .filter(Boolean)
    .join(' ');
}
