import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { isWithinLimit, limitLabel } from '@candor/domain/billing';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { mySubscription } from './api.ts';
import { dayLabel } from './day-label.ts';

/** The plan and what of its month is used. */
export function PlanUsage({ isOnPlans = false }: { isOnPlans?: boolean }) {
  const { data } = useQuery(mySubscription);
  if (!data) return <Skeleton className="h-16" />;
  const { currentPlan, cvUsage, cvLimit, resetsAt } = data;
  return (
    <div className="grid gap-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-base whitespace-nowrap">
        <span className="font-medium capitalize">{currentPlan} plan</span>
        <span className="text-soft tabular">
          {cvUsage} of {limitLabel(cvLimit)} CVs this month
        </span>
      </p>
      {cvLimit ? (
        <ProgressBar label="CVs used this month" percent={Math.min(100, (cvUsage / cvLimit) * 100)} />
      ) : null}
      {!isWithinLimit(cvUsage, cvLimit) && (
        <p className="text-sm text-soft">
          You can still edit and download your CVs. Your next {cvLimit} start on {dayLabel(resetsAt)}.
        </p>
      )}
      {!isOnPlans && currentPlan !== 'professional' && (
        <Link to="/subscription" className="text-sm text-accent underline underline-offset-4">
          See plans
        </Link>
      )}
    </div>
  );
}
