import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { isWithinLimit, limitLabel, planTitles } from '@candor/domain/billing';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { mySubscription } from './api.ts';
import { dayLabel } from './day-label.ts';

/** The plan and what of its month is used. */
export function PlanUsage({ isOnPlans = false }: { isOnPlans?: boolean }) {
  const { data } = useQuery(mySubscription);
  // As high as what comes, so that nothing below it moves.
  if (!data) return <Skeleton className={isOnPlans ? 'h-9.25' : 'h-16'} />;
  const { currentPlan, cvUsage, cvLimit, resetsAt } = data;
  const [plan, limit, day] = [planTitles[currentPlan], limitLabel(cvLimit), dayLabel(resetsAt)];
  return (
    <div className="grid gap-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-base">
        <span className="font-medium">
          <Trans>{plan} plan</Trans>
        </span>
        <span className="text-soft tabular">
          <Trans>
            {cvUsage} of {limit} CVs this month
          </Trans>
        </span>
      </p>
      {cvLimit ? (
        <ProgressBar label={t`CVs used this month`} percent={Math.min(100, (cvUsage / cvLimit) * 100)} />
      ) : null}
      {!isWithinLimit(cvUsage, cvLimit) && (
        <p className="text-sm text-soft">
          <Trans>
            You can still edit and download your CVs. Your next {cvLimit} start on {day}.
          </Trans>
        </p>
      )}
      {!isOnPlans && currentPlan !== 'professional' && (
        <Link to="/subscription" className="text-sm text-accent underline underline-offset-4">
          <Trans>See plans</Trans>
        </Link>
      )}
    </div>
  );
}
