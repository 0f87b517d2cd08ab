import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { standingOf } from '@candor/domain/salary';
import { moneyIn, shortMoneyIn } from '../../platform/money.ts';
import { SpreadChart } from '../../ui/charts/index.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { salaryAnalysis } from './api/analyse-salary.ts';
import { drawnSpread } from './words.ts';

interface PayStandingProps {
  what: string;
  where: string;
  /** A year, in the currency. */
  amount: number;
  currency: string;
}

/** Where pay stands among what others earn in a job and place, with the source of the figures. */
export function PayStanding({ what, where, amount, currency }: PayStandingProps) {
  const { data, isPending } = useQuery(salaryAnalysis({ what, where, experience: 'mid' }));
  if (isPending) return <Skeleton className="h-24" />;
  const figures = data?.figures;
  const known = data?.currency;
  if (!figures || !known)
    return (
      <p className="text-soft">
        <Trans>No figures for this job and place.</Trans>
      </p>
    );
  if (currency !== '' && known !== currency)
    return (
      <p className="text-soft">
        <Trans>The figures for this place are in {known}.</Trans>
      </p>
    );
  const standing = standingOf(amount, figures.distribution);
  const spread = drawnSpread(figures.distribution);
  if (!standing)
    return (
      <p className="text-soft">
        <Trans>No spread of pay is published for this job.</Trans>
      </p>
    );
  const sentence =
    standing.kind === 'within'
      ? t`Higher than the pay of about ${standing.percent}% of people in this job`
      : standing.kind === 'above'
        ? t`Higher than the pay of more than ${standing.percent}% of people in this job`
        : t`Lower than the pay of more than ${100 - standing.percent}% of people in this job`;
  return (
    <div className="grid gap-2">
      {spread && (
        <SpreadChart
          label={t`${sentence}; half of them earn more than ${moneyIn(known)(spread.median)}`}
          spreadLabel={t`Everyone`}
          spread={spread}
          ranges={[]}
          mark={{ label: moneyIn(known)(amount), value: amount }}
          tick={shortMoneyIn(known)}
        />
      )}
      <p className="text-sm">{sentence}</p>
      <p className="text-xs text-soft">
        {figures.source}, {figures.year}
      </p>
    </div>
  );
}
