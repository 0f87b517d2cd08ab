import { useQuery } from '@tanstack/react-query';
import type { AdminAct } from '@candor/contracts/admin';
import { call } from '../../platform/call.ts';
import { momentOf } from '../../platform/dates.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { adminActs } from './api.ts';

const GONE = 'a deleted user';

function sentenceOf({ act, by, whom, detail }: AdminAct): string {
  const who = by ?? GONE;
  switch (act) {
    case 'activate':
      return `${who} activated ${whom ?? GONE}`;
    case 'deactivate':
      return `${who} deactivated ${whom ?? GONE}`;
    case 'delete':
      return `${who} deleted an account`;
    case 'plan':
      return `${who} changed the plan of ${whom ?? GONE} to ${detail}`;
    case 'export':
      return `${who} exported all users`;
    case 'site':
      return `${who} changed the site settings: ${detail}`;
    case 'invite':
      return `${who} sent an invitation`;
    case 'withdraw':
      return `${who} withdrew an invitation`;
    case 'source':
      return `${who} changed a job source: ${detail}`;
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
        Activity log
      </h2>
      {isError && <LoadError onRetry={() => void refetch()}>The log could not be loaded.</LoadError>}
      {data?.acts.length === 0 && <p className="text-base text-soft">No activity yet.</p>}
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
