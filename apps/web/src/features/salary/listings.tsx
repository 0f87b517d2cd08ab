import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import type { Money } from '../../platform/money.ts';
import { dayOf } from '../../platform/dates.ts';
import { AdvertPay } from './advert-pay.tsx';
import type { SalaryAnalysis } from './api/analyse-salary.ts';
import { wholeNumber } from '../../ui/figures.ts';

type Listing = SalaryAnalysis['results'][number];
type Credit = NonNullable<SalaryAnalysis['adverts']>['credit'];

interface ListingsProps {
  analysis: SalaryAnalysis;
  money: Money;
}

function payOf({ salaryMin, salaryMax, salaryMean, isPredicted }: Listing, money: Money): string {
  const known = [salaryMin, salaryMax].filter((amount) => amount !== null);
  const ends = [...new Set(known.length > 0 ? known : salaryMean === null ? [] : [salaryMean])];
  if (ends.length === 0) return t`Pay not stated`;
  const range = ends.map(money).join(' – ');
  return isPredicted ? t`${range} a year (predicted)` : t`${range} a year`;
}

function advertsInWords(
  count: string,
  { place, meanPay }: NonNullable<SalaryAnalysis['adverts']>,
  money: Money,
): string {
  if (meanPay === null) return place ? t`${count} job ads in ${place}.` : t`${count} job ads.`;
  const pay = money(meanPay);
  return place
    ? t`${count} job ads in ${place}, ${pay} a year on average.`
    : t`${count} job ads, ${pay} a year on average.`;
}

/** Adverts of the position with their pay, where a source of adverts answers; else why there are none. */
export function Listings({ analysis, money }: ListingsProps) {
  const { results, adverts, listingsNote, figures, currency } = analysis;
  return (
    <section aria-labelledby="salary-listings" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h3 id="salary-listings" className="font-serif text-lg font-semibold">
          <Trans>Recent listings</Trans>
        </h3>
        {adverts && <CreditLink credit={adverts.credit} />}
      </div>
      {adverts && figures && (
        <p className="text-base text-soft">
          {advertsInWords(wholeNumber(figures.summary.totalJobs), adverts, money)} {adverts.source},{' '}
          {dayOf(adverts.fetchedAt)}. {adverts.payCaveat}
        </p>
      )}
      {adverts && currency && <AdvertPay histogram={adverts.histogram} currency={currency} money={money} />}
      {listingsNote && <p className="text-base text-soft">{listingsNote}</p>}
      {results.length === 0 && !listingsNote && (
        <p className="text-base text-soft">
          <Trans>No job ads were found for this position.</Trans>
        </p>
      )}
      <ul>
        {results.map((listing) => (
          <li key={listing.id} className="grid gap-1 border-t border-line py-3">
            <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
              <a
                href={listing.url}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="font-medium underline decoration-line underline-offset-4 hover:decoration-ink"
              >
                {listing.position}
              </a>
              <span className="text-base tabular-nums">{payOf(listing, money)}</span>
            </div>
            <p className="text-base text-soft">
              {[
                listing.company,
                listing.location,
                listing.contractType,
                listing.createdAt && dayOf(listing.createdAt),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {listing.description && (
              <p className="line-clamp-2 max-w-[46rem] text-sm text-soft">{listing.description}</p>
            )}
            {adverts && <CreditLink credit={adverts.credit} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the source's terms want shown with each advert, at the size they name. */
function CreditLink({ credit }: { credit: Credit }) {
  return (
    <a
      href={credit.url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-6 min-w-29 items-center gap-1.5 justify-self-start text-sm text-soft underline underline-offset-2 hover:text-ink"
    >
      {credit.text}
      <ExternalLink size={12} strokeWidth={1.5} aria-hidden="true" />
    </a>
  );
}
