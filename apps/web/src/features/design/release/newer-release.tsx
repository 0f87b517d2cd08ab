import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { changesSince, layoutNames, offeredRelease, type LayoutRelease } from '@candor/domain/cv';
import { sentenceOf } from '../../../platform/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { errorToast } from '../../../ui/toast.ts';
import { declineRelease, type PreviewBody } from './api.ts';
import { ReleaseDifference } from './release-difference.tsx';

export interface NewerReleaseProps {
  cvId: string;
  /** What the page is drawn in. */
  now: LayoutRelease;
  /** The newer release that was declined for this CV before. */
  declined: LayoutRelease | null;
  /** What the page shows, and how; its release is left to the comparison. */
  page: () => PreviewBody;
  onTake: (release: number) => void;
  onDeclined: (declined: LayoutRelease) => void;
}

/** Offers the newer release of a layout to a CV that has an older one; once declined, keeps it in reach in a line. */
export function NewerRelease({ cvId, now, declined, page, onTake, onDeclined }: NewerReleaseProps) {
  const [compared, setCompared] = useState<PreviewBody | null>(null);
  const [isKeeping, setIsKeeping] = useState(false);
  const place = useRef<HTMLElement>(null);
  const cv = { template: now.layout, layoutRelease: now.release };
  const newer = offeredRelease(cv, null);
  if (newer === null) return null;
  const isDeclined = offeredRelease(cv, declined) === null;
  const name = layoutNames[now.layout];
  const changes = changesSince(now);

  const keep = async () => {
    if (!isDeclined) {
      const release = { layout: now.layout, release: newer };
      setIsKeeping(true);
      try {
        await declineRelease(cvId, release);
        onDeclined(release);
      } catch (error) {
        errorToast(t`Not saved`, sentenceOf(error, t`This couldn’t be saved. Please try again.`));
        return;
      } finally {
        setIsKeeping(false);
      }
    }
    setCompared(null);
    // What was in focus went with the offer.
    setTimeout(() => place.current?.focus());
  };
  const busyLabel = isKeeping ? t`Keeping` : undefined;

  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={t`Release of the layout`}
      className="mb-6 rounded-panel outline-offset-3"
    >
      {isDeclined ? (
        <p className="flex flex-wrap items-center gap-x-2 text-base text-soft">
          <Trans>This CV keeps the {name} it was made with.</Trans>
          <button
            type="button"
            className="text-accent underline underline-offset-2"
            onClick={() => setCompared(page())}
          >
            <Trans>See the newer version</Trans>
          </button>
        </p>
      ) : (
        <div className="grid gap-3 rounded-panel border border-line bg-surface p-4">
          <div className="grid gap-1">
            <h2 className="text-md font-semibold">
              <Trans>A newer version of this layout is available</Trans>
            </h2>
            <p className="text-base text-soft">
              <Trans>Your CV won’t change until you choose.</Trans> {changes.join(' ')}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setCompared(page())}>
              <Trans>See the difference</Trans>
            </Button>
            <Button look="quiet" busyLabel={busyLabel} onClick={() => void keep()}>
              <Trans>Keep mine</Trans>
            </Button>
          </div>
        </div>
      )}
      {compared && (
        <ReleaseDifference
          title={t`${name}, yours and the newer release`}
          changes={changes}
          page={compared}
          releases={{ now: now.release, newer }}
          busyLabel={busyLabel}
          onTake={() => {
            setCompared(null);
            onTake(newer);
          }}
          onKeep={() => void keep()}
          onClose={() => setCompared(null)}
        />
      )}
    </section>
  );
}
