import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { interactionNames } from '@candor/domain/network';
import { sentenceOf } from '../../platform/call-error.ts';
import { plainDayOf } from '../../platform/dates.ts';
import { Button } from '../../ui/button.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { allInteractions } from './api/contacts.ts';

/** What happened with all contacts, the latest first. */
export function InteractionsView({ onOpen }: { onOpen: (id: string) => void }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(allInteractions);
  if (error)
    return (
      <LoadError onRetry={() => void refetch()}>
        {sentenceOf(error, t`Your interactions could not be loaded.`)}
      </LoadError>
    );
  if (!data) return <Skeleton className="h-64" />;
  const interactions = data.pages.flatMap((page) => page.interactions);
  if (interactions.length === 0)
    return (
      <p className="max-w-prose text-base text-soft">
        <Trans>No interactions yet. Open a contact and record a call, a coffee or an email.</Trans>
      </p>
    );
  return (
    <div className="grid justify-items-start gap-4">
      <ul className="w-full max-w-3xl">
        {interactions.map((one) => (
          <li key={one.id} className="grid gap-1 border-t border-line py-3">
            <p className="flex flex-wrap items-baseline gap-x-3 text-base">
              <button
                type="button"
                className="font-medium hover:underline"
                onClick={() => onOpen(one.contactId)}
              >
                {one.contactName}
              </button>
              <span className="text-sm text-soft">
                {interactionNames[one.interactionType]} · {plainDayOf(one.interactionDate)}
              </span>
            </p>
            {one.subject && <p className="text-base">{one.subject}</p>}
            {one.outcome && (
              <p className="text-base text-soft">
                <Trans>Outcome: {one.outcome}</Trans>
              </p>
            )}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button busyLabel={isFetchingNextPage ? t`Loading…` : undefined} onClick={() => void fetchNextPage()}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
}
