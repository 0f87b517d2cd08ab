import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { limitLabel } from '@candor/domain/billing';
import { mySubscription } from './api.ts';

/** Shown before a CV is generated again: what it costs, and what happens to edited words. */
export function AgainNote() {
  const { data } = useQuery(mySubscription);
  if (data?.billing === 'off')
    return (
      <p className="text-sm text-soft">
        <Trans>You review every change first, and your own edits are kept.</Trans>
      </p>
    );
  return (
    <p className="text-sm text-soft tabular">
      {data ? (
        <Trans>
          Generating again counts as one CV this month ({data.cvUsage} of {limitLabel(data.cvLimit)} used) if
          there’s anything to change. You review every change first, and your own edits are kept.
        </Trans>
      ) : (
        <Trans>
          Generating again counts as one CV this month if there’s anything to change. You review every change
          first, and your own edits are kept.
        </Trans>
      )}
    </p>
  );
}
