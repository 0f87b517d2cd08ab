import { onPersonEvent } from '../platform/person-events.ts';
import { queryClient } from '../platform/query-client.ts';

/** Asks again for plan and usage when either changed in another tab or at the payment provider; gives the way to stop. */
export function followSubscription(): () => void {
  return onPersonEvent(({ kind }) => {
    if (kind === 'subscription-changed')
      void queryClient.invalidateQueries({ queryKey: ['user-subscription'] });
  });
}
