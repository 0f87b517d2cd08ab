import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { AdminAct } from '@candor/contracts/admin';
import { call } from '../../platform/call.ts';
import { momentOf } from '../../platform/dates.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { adminActs } from './api.ts';
import { planOf, settingsOf, sourceOf } from './act-details.ts';

const GONE = t`a deleted user`;

function sentenceOf({ act, by, whom, detail }: AdminAct): string {
  const who = by ?? GONE;
  const account = whom ?? GONE;
  switch (act) {
    case 'activate':
      return t`${who} activated ${account}`;
    case 'deactivate':
      return t`${who} deactivated ${account}`;
    case 'delete':
      return t`${who} deleted an account`;
    case 'plan':
      return t`${who} changed the plan of ${account} to ${planOf(detail)}`;
    case 'export':
      return t`${who} exported all users`;
    case 'site':
      return t`${who} changed the site settings: ${settingsOf(detail)}`;
    case 'invite':
      return t`${who} sent an invitation`;
    case 'withdraw':
      return t`${who} withdrew an invitation`;
    case 'source':
      return t`${who} changed a job source: ${sourceOf(detail)}`;
    default:
      return act satisfies never;
  }
}

/** What administrators did, newest first. */
export function AuditLog() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['admin', 'acts'],
    queryFn: ({ signal }) => call(adminActs, { signal }),
    refetchOnMount: 'always',
  });
  return (
    <section aria-labelledby="admin-acts" className="grid gap-3">
      <h2 id="admin-acts" className="font-serif text-lg font-semibold">
        <Trans>Activity log</Trans>
      </h2>
      {isError && (
        <LoadError onRetry={() => void refetch()}>
          <Trans>The log could not be loaded.</Trans>
        </LoadError>
      )}
      {data?.acts.length === 0 && (
        <p className="text-base text-soft">
          <Trans>No activity yet.</Trans>
        </p>
      )}
      <ul className="grid gap-2 text-base">
        {data?.acts.map((act) => (
          <li key={act.id} className="grid gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <time dateTime={act.at} className="text-soft tabular-nums">
              {momentOf(act.at)}
            </time>
            <span className="break-words">{sentenceOf(act)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
