import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PublicPageReply } from '@candor/contracts/publishing';
import { DailyBars } from '../../ui/charts/daily-bars.tsx';
import { wholeNumber } from '../../ui/figures.ts';

/** How often people opened a page. */
export function PageViews({ views: { days, total } }: Pick<PublicPageReply, 'views'>) {
  const lately = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="grid gap-2">
      <DailyBars label={t`Views in the last 30 days`} days={days} />
      <p className="text-sm text-soft">
        {total > lately && <Trans>{wholeNumber(total)} since it was first published.</Trans>}{' '}
        <Trans>Your own views and bots aren’t counted. Visitors aren’t tracked.</Trans>
      </p>
    </div>
  );
}
