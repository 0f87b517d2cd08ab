import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { CvDocument } from '@candor/domain/cv';
import { sentenceOf } from '../../platform/call-error.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { errorToast } from '../../ui/toast.ts';
import { keepAdvert } from './advert-draft.ts';
import { AdvertField } from './advert-field.tsx';
import { AdvertHead } from './advert-head.tsx';
import { AnalysisView } from './analysis-view.tsx';
import { cvAnalysis } from './api/analyze-cv.ts';
import type { OptimizedCv } from './optimized-cv.ts';
import { TailoringView } from './tailoring-view.tsx';
import { useChanges } from './use-changes.ts';
import { usePaused } from './use-paused.ts';

interface ScoresProps {
  /** Where the typed advert is stored on this device. */
  draftKey: string;
  cvId: string | null;
  cv: OptimizedCv;
  /** What stands in the field at first. */
  typed: string;
  /** The advert of the job at hand: it is compared with it at once. Null waits for the button. */
  linked: string | null;
  /** The saved job whose advert that is; null for none. */
  applicationId: string | null;
  /** Where a saved job is chosen. */
  jobField: ReactNode;
  /** An advert was pasted to be compared with. */
  onAdvert: (text: string) => void;
  onTailored: (id: string) => void;
}

const PAUSE_MS = 900;

/** A CV scored at once, alone or against an advert, and again after each pause in typing. */
export function Scores({ draftKey, cvId, cv, typed, linked, onAdvert, ...rest }: ScoresProps) {
  const { applicationId, jobField, onTailored } = rest;
  const [advert, setAdvert] = useState(linked);
  const [seen, setSeen] = useState(linked);
  const [isChanging, setIsChanging] = useState(linked === null);
  const [tailored, setTailored] = useState<CvDocument | null>(null);
  // Another job was chosen, or the one that was pasted is saved by now. Without one the words stay.
  if (linked !== seen) {
    setSeen(linked);
    if (linked !== null) {
      setAdvert(linked);
      setIsChanging(false);
    }
  }
  const document = usePaused(cv.document, PAUSE_MS);
  const { data, error, isFetching, refetch } = useQuery({
    ...cvAnalysis(document, advert ?? ''),
    enabled: !cv.isEmpty,
    placeholderData: keepPreviousData,
  });
  const changes = useChanges(cv, data?.text ?? '');
  const analyze = (next: string) => {
    if (cv.isEmpty) {
      errorToast(t`No CV content`, t`Please provide CV content to analyze.`);
      return;
    }
    setAdvert(next);
    setIsChanging(false);
    if (next === '') return;
    // It is with its job from now on.
    void keepAdvert(draftKey, '');
    onAdvert(next);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {isChanging ? (
        <>
          <div className="grid gap-1.5">
            <h2 className="font-serif text-xl font-semibold">
              <Trans>How strong is your CV?</Trans>
            </h2>
            <p className="max-w-[40rem] text-base text-soft">
              <Trans>Scores you can check point by point, and changes that don’t claim anything new.</Trans>
            </p>
          </div>
          {jobField}
          <AdvertField
            key={linked}
            start={advert ?? typed}
            isEmptyCv={cv.isEmpty}
            isBusy={isFetching && !data && advert !== null}
            error={undefined}
            onType={(words) => void keepAdvert(draftKey, words)}
            onAnalyze={analyze}
            onClose={data && advert !== null ? () => setIsChanging(false) : null}
          />
        </>
      ) : (
        data && (
          <AdvertHead
            advert={data.advert}
            occupation={data.occupation}
            onChange={() => setIsChanging(true)}
          />
        )
      )}
      {error && !isFetching ? (
        <LoadError onRetry={() => void refetch()}>
          {sentenceOf(error, t`Your CV could not be analyzed. Please check your connection and try again.`)}
        </LoadError>
      ) : tailored && data && cvId !== null && !isChanging ? (
        <TailoringView
          cvId={cvId}
          document={tailored}
          advert={advert ?? ''}
          applicationId={applicationId}
          analysis={data}
          onClose={() => setTailored(null)}
          onCreated={onTailored}
        />
      ) : data ? (
        <AnalysisView
          analysis={data}
          document={cv.document}
          {...changes}
          onTailor={cvId === null ? null : () => setTailored(cv.document)}
        />
      ) : isFetching ? (
        <Skeleton className="h-96" />
      ) : null}
    </div>
  );
}
