import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../platform/loaded.tsx';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { allReviewLinks, revokeAllLinks } from './api.ts';
import { LinkRows } from './link-rows.tsx';

/** Every review link the person has given out, with one button that ends them all. */
export function AllReviewLinks() {
  const query = useQuery(allReviewLinks);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const revoke = async () => {
    setIsBusy(true);
    await withErrorToast(
      async () => {
        await revokeAllLinks();
        toast(t`All links revoked`, t`Your review links no longer work.`);
      },
      t`Not revoked`,
    );
    setIsBusy(false);
    setIsAsking(false);
  };
  return (
    <section aria-labelledby="review-links" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
          <h3 id="review-links" className="text-base font-medium">
            <Trans>Review links</Trans>
          </h3>
          <p className="text-sm text-soft">
            <Trans>Links by which others can read and comment on your documents.</Trans>
          </p>
        </div>
        {query.data?.links.some(({ state }) => state === 'active') && (
          <Button onClick={() => setIsAsking(true)}>
            <Trans>Revoke all</Trans>
          </Button>
        )}
      </div>
      <Loaded query={query} sentence={t`Your review links can’t be loaded right now.`}>
        {({ links }) => links.length > 0 && <LinkRows links={links} isTitled />}
      </Loaded>
      <Confirm
        isOpen={isAsking}
        title={t`Revoke all review links?`}
        question={t`All of them stop working at once, for everyone. Comments are kept.`}
        confirmLabel={t`Revoke all`}
        busyLabel={isBusy ? t`Revoking...` : undefined}
        onConfirm={() => void revoke()}
        onClose={() => setIsAsking(false)}
      />
    </section>
  );
}
