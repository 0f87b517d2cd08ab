import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Reviewer } from '@candor/contracts/collaboration';
import { momentOf } from '../../platform/dates.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import type { ReviewActions } from './api.ts';

/** The people who came by the links of a document; each can be shut out. */
export function ReviewerRows({
  reviewers,
  actions,
}: {
  reviewers: readonly Reviewer[];
  actions: ReviewActions;
}) {
  return (
    <ul aria-label={t`Reviewers`}>
      {reviewers.map(({ id, name, label, lastSeenAt, isBlocked }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-3">
          <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
            <p className="text-base font-medium wrap-anywhere">{name}</p>
            <p className="text-sm text-soft tabular">
              {[
                isBlocked
                  ? t`Blocked. Nobody new can join with their link.`
                  : t`Last here ${momentOf(lastSeenAt)}`,
                ...(label !== '' && label !== name ? [t`via “${label}”`] : []),
              ].join(' · ')}
            </p>
          </div>
          <Button onClick={() => void withErrorToast(() => actions.block(id, !isBlocked), t`Not changed`)}>
            {isBlocked ? (
              <Trans>
                Unblock<span className="sr-only"> {name}</span>
              </Trans>
            ) : (
              <Trans>
                Block<span className="sr-only"> {name}</span>
              </Trans>
            )}
          </Button>
        </li>
      ))}
    </ul>
  );
}
