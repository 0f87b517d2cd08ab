import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../platform/call-error.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { errorToast } from '../../ui/toast.ts';
import { keepAdvert, keptAdvert } from './advert-draft.ts';
import { AdvertField } from './advert-field.tsx';
import { AdvertHead } from './advert-head.tsx';
import { AnalysisView } from './analysis-view.tsx';
import { cvAnalysis } from './api/analyze-cv.ts';
import type { OptimizedCv } from './optimized-cv.ts';
import { useChanges } from './use-changes.ts';
import { usePaused } from './use-paused.ts';

interface ScoresPartProps {
  ownerId: string;
  /** The written CV at hand, null where there is none. */
  cvId: string | null;
  cv: OptimizedCv;
}

const PAUSE_MS = 900;

/** A CV scored, alone or against an advert; once asked for, again after each pause in typing. */
export function ScoresPart({ ownerId, cvId, cv }: ScoresPartProps) {
  const key = `${ownerId}:optimizer-advert:${cvId ?? 'new'}`;
  const { data: kept, isPending } = useQuery(keptAdvert(key));
  const [advert, setAdvert] = useState<string | null>(null);
  const [isChanging, setIsChanging] = useState(true);
  const document = usePaused(cv.document, PAUSE_MS);
  const { data, error, isFetching, refetch } = useQuery({
    ...cvAnalysis(document, advert ?? ''),
    enabled: advert !== null && !cv.isEmpty,
    placeholderData: keepPreviousData,
  });
  // The server's thread starts while the advert is still being looked for.
  const [first] = useState(document);
  useQuery({ ...cvAnalysis(first, ''), enabled: advert === null && !cv.isEmpty });
  const changes = useChanges(cv, data?.text ?? '');
  const analyze = (next: string) => {
    if (cv.isEmpty) {
      errorToast('No CV content', 'Please provide CV content to analyze.');
      return;
    }
    setAdvert(next);
    setIsChanging(false);
  };
  if (isPending) return <Skeleton className="h-64" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {isChanging || !data ? (
        <>
          <div className="grid gap-1.5">
            <h2 className="font-serif text-xl font-semibold">How does your CV do?</h2>
            <p className="max-w-[40rem] text-base text-soft">
              Scores you can check, point by point, and changes you can make without claiming anything new.
            </p>
          </div>
          <AdvertField
            start={advert ?? kept ?? ''}
            isEmptyCv={cv.isEmpty}
            isBusy={isFetching && !data}
            error={undefined}
            onType={(typed) => void keepAdvert(key, typed)}
            onAnalyze={analyze}
            onClose={data ? () => setIsChanging(false) : null}
          />
        </>
      ) : (
        <AdvertHead advert={data.advert} occupation={data.occupation} onChange={() => setIsChanging(true)} />
      )}
      {error && !isFetching ? (
        <LoadError onRetry={() => void refetch()}>
          {sentenceOf(error, 'Your CV could not be analyzed. Please check your connection and try again.')}
        </LoadError>
      ) : data && !isChanging ? (
        <AnalysisView analysis={data} document={cv.document} {...changes} />
      ) : isFetching ? (
        <Skeleton className="h-96" />
      ) : null}
    </div>
  );
}
