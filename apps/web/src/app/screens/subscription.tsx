import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Plans, PlanUsage } from '../../features/billing/index.ts';
import { useUser } from '../../platform/session.tsx';
import { NotFound } from '../not-found.tsx';

/** The plans, what of one's own is used, and the way into each and out of it. */
export function SubscriptionScreen() {
  const { hasPlans } = useUser();
  if (!hasPlans) return <NotFound />;
  return (
    <main id="main" className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-10 sm:px-6">
      <header className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid gap-2">
          <h1 className="font-serif text-2xl font-semibold">
            <Trans>Subscription</Trans>
          </h1>
          <p className="max-w-xl text-soft">
            <Trans>
              Every plan has every layout, every download format and all the tools. Paid plans write more CVs
              and leave out the “Made with Candor” line.
            </Trans>
          </p>
        </div>
        <PlanUsage isOnPlans />
      </header>
      <Suspense>
        <Plans />
      </Suspense>
    </main>
  );
}
