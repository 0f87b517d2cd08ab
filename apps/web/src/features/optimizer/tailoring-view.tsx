import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CvDocument } from '@candor/domain/cv';
import { applyTailoring, type CvAnalysis, type TailoringChange as Change } from '@candor/domain/optimizer';
import { sentenceOf } from '../../platform/call-error.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { FootBar } from '../../ui/foot-bar.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { cvAnalysis } from './api/analyze-cv.ts';
import { createTailored, tailoring } from './api/tailor-cv.ts';
import { ScoreChanges } from './score-changes.tsx';
import { TailoringChange } from './tailoring-change.tsx';
import { useDecisions } from './use-decisions.ts';

interface TailoringViewProps {
  cvId: string;
  /** The CV as it was when tailoring began. */
  document: CvDocument;
  advert: string;
  /** The saved job that the copy is for; null for none. */
  applicationId: string | null;
  analysis: CvAnalysis;
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** The changes that would bring a CV nearer to an advert, to be chosen from, and the copy that is made of them. */
export function TailoringView(props: TailoringViewProps) {
  const { cvId, document, advert, applicationId, analysis, onClose, onCreated } = props;
  const { data, error, isFetching, refetch } = useQuery(tailoring(document, advert));
  const changes = data?.changes ?? [];
  const decided = useDecisions(changes.map(({ id }) => id));
  const accepted = changes.filter(({ id }) => decided.decisions.get(id) === 'accepted');
  const chosen = applyTailoring(document, accepted);
  const { data: after } = useQuery({ ...cvAnalysis(chosen, advert), placeholderData: keepPreviousData });
  const [isCreating, setIsCreating] = useState(false);
  const keys = useRef(new Map<string, string>());
  const create = async () => {
    setIsCreating(true);
    await withErrorToast(
      async () => {
        // The same choice sent again makes no second copy.
        const choice = accepted.map(({ id }) => id).join(' ');
        const key = keys.current.get(choice) ?? crypto.randomUUID();
        keys.current.set(choice, key);
        const made = await createTailored(cvId, key, {
          document: chosen,
          jobDescription: advert,
          ...(applicationId !== null && { applicationId }),
        });
        toast(t`Tailored copy created`, made.title);
        onCreated(made.id);
      },
      t`Not created`,
    );
    setIsCreating(false);
  };
  const job = [data?.title?.name, data?.company?.name].filter(Boolean).join(', ');
  return (
    <section aria-labelledby="tailoring-title" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-1.5">
        <h3 id="tailoring-title" className="font-serif text-lg font-semibold">
          {job === '' ? t`Tailor a copy to this job` : t`Tailor a copy to ${job}`}
        </h3>
        <p className="max-w-[40rem] text-base text-soft">
          <Trans>
            Your CV stays as it is. Choose the changes for the copy: each uses only what your CV or profile
            already says.
          </Trans>
        </p>
      </div>
      {error && !isFetching ? (
        <LoadError onRetry={() => void refetch()}>
          {sentenceOf(error, t`The changes could not be loaded. Please check your connection and try again.`)}
        </LoadError>
      ) : data ? (
        <>
          <ScoreChanges before={analysis} after={after ?? null} />
          {changes.length === 0 && (
            <p className="text-base">
              <Trans>
                There’s nothing to change without claiming something new. You can still create a copy that
                keeps this job ad.
              </Trans>
            </p>
          )}
          {changes.length > 0 && <TailoringChanges changes={changes} decided={decided} />}
        </>
      ) : (
        <Skeleton className="h-96" />
      )}
      <FootBar>
        <Button
          look="primary"
          disabled={!data}
          busyLabel={isCreating ? t`Creating...` : undefined}
          onClick={() => void create()}
        >
          <Plural
            value={accepted.length}
            one="Create copy with # change"
            other="Create copy with # changes"
          />
        </Button>
        <Button look="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </FootBar>
    </section>
  );
}

interface TailoringChangesProps {
  changes: readonly Change[];
  decided: ReturnType<typeof useDecisions>;
}

/** The changes to choose from, one by one or all at once. */
function TailoringChanges({ changes, decided }: TailoringChangesProps) {
  const { decisions, canUndo, undo, decide, decideAll } = decided;
  return (
    <section aria-labelledby="tailoring-changes" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h4 id="tailoring-changes" className="me-auto text-md font-semibold">
          <Plural value={changes.length} one="# change" other="# changes" />
        </h4>
        <Button look="quiet" disabled={!canUndo} onClick={undo}>
          <Trans>Undo</Trans>
        </Button>
        <Button look="quiet" onClick={() => decideAll('rejected')}>
          <Trans>Reject all</Trans>
        </Button>
        <Button onClick={() => decideAll('accepted')}>
          <Trans>Accept all</Trans>
        </Button>
      </div>
      <ul>
        {changes.map((change) => (
          <TailoringChange
            key={change.id}
            change={change}
            decision={decisions.get(change.id)}
            onDecide={(decision) => decide(change.id, decision)}
          />
        ))}
      </ul>
    </section>
  );
}
