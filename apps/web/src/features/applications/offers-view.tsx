import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { Fragment, Suspense, type ComponentType, type ReactNode } from 'react';
import type { JobOffer } from '@candor/domain/applications';
import { yearlyPay } from '@candor/domain/matching';
import { moneyIn } from '../../platform/money.ts';
import { useMedia } from '../../platform/use-media.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { applicationOf, type Application } from './api/application.ts';
import { type Card } from './api/applications.ts';
import { dayWords } from '../../platform/days.ts';
import { companyOf, titleOf } from './words.ts';
import { wholeNumber } from '../../ui/figures.ts';

/** Where pay stands among what others earn in a job and place. */
export type OfferPay = ComponentType<{ what: string; where: string; amount: number; currency: string }>;

interface OffersViewProps {
  cards: readonly Card[];
  today: string;
  Pay: OfferPay;
  onOpen: (id: string) => void;
}

/** The base pay of an offer in a year of full-time work; null where no amount is given. */
const yearlyBase = ({ base, currency, period }: JobOffer): number | null =>
  yearlyPay({ low: base, currency, period })?.low ?? null;

const amountIn = (currency: string, amount: number) =>
  /^[A-Z]{3}$/u.test(currency) ? moneyIn(currency)(amount) : wholeNumber(amount);

/** What an offer says, row by row; null where it says nothing. */
const rows: readonly (readonly [string, (application: Application, today: string) => ReactNode])[] = [
  [
    t`Base pay a year`,
    ({ offer }) => {
      const base = offer && yearlyBase(offer);
      return base === null ? null : (
        <strong className="text-md">{amountIn(offer?.currency ?? '', base)}</strong>
      );
    },
  ],
  [t`Bonus a year`, ({ offer }) => offer?.bonus != null && amountIn(offer.currency, offer.bonus)],
  [t`Days of leave`, ({ offer }) => offer?.holidayDays],
  [t`Benefits`, ({ offer }) => offer?.benefits],
  [t`Location`, ({ location }) => location],
  [t`Answer by`, ({ offer }, today) => offer?.answerBy && dayWords(offer.answerBy, today)],
];

/** Where the base pay of an offer stands among what others earn; null where that is not known. */
function Standing({ application, Pay }: { application: Application; Pay: OfferPay }) {
  const { title, location, offer } = application;
  const amount = offer && yearlyBase(offer);
  if (amount === null || title === '') return <span className="text-soft">–</span>;
  return (
    <Suspense fallback={<Skeleton className="h-24" />}>
      <Pay what={title} where={location} amount={amount} currency={offer?.currency ?? ''} />
    </Suspense>
  );
}

const amongOthers = t`Compared with others’ pay`;

/** Offers side by side, each with where its pay stands; one below the other on a phone. */
export function OffersView({ cards, today, Pay, onOpen }: OffersViewProps) {
  const isNarrow = useMedia('(width < 48rem)');
  const found = useQueries({ queries: cards.map(({ id }) => applicationOf(id)) });
  const offers = found.flatMap(({ data }) => (data ? [data] : []));
  if (cards.length === 0)
    return (
      <p className="max-w-prose text-base text-soft">
        <Trans>No offers yet. Move an application to Offer to compare its pay and terms here.</Trans>
      </p>
    );
  if (offers.length === 0) return <Skeleton className="h-64" />;
  const head = (application: Application) => (
    <>
      <span className="block text-soft">{companyOf(application)}</span>
      <span className="block font-serif text-lg font-semibold">{titleOf(application)}</span>
      <Button className="mt-2" onClick={() => onOpen(application.id)}>
        {application.offer?.base == null ? t`Enter the offer` : t`Open`}
      </Button>
    </>
  );
  const cell = (show: (typeof rows)[number][1], application: Application) =>
    show(application, today) || <span className="text-soft">–</span>;
  if (isNarrow)
    return (
      <ul aria-label={t`Offers`} className="grid gap-8 pb-12">
        {offers.map((application) => (
          <li key={application.id} className="grid gap-3 border-t border-line pt-4 wrap-anywhere">
            <div>{head(application)}</div>
            <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-base">
              {rows.map(([name, show]) => (
                <Fragment key={name}>
                  <dt className="text-soft">{name}</dt>
                  <dd className="tabular-nums">{cell(show, application)}</dd>
                </Fragment>
              ))}
              <dt className="col-span-2 text-soft">{amongOthers}</dt>
              <dd className="col-span-2">
                <Standing application={application} Pay={Pay} />
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    );
  return (
    <div role="region" aria-label={t`Offers side by side`} tabIndex={0} className="overflow-x-auto pb-12">
      <table className="w-full table-fixed text-base" style={{ minWidth: `${9 + 15 * offers.length}rem` }}>
        <thead>
          <tr className="text-start align-top">
            <th scope="col" className="w-36">
              <span className="sr-only">{t`Terms`}</span>
            </th>
            {offers.map((application) => (
              <th key={application.id} scope="col" className="px-4 pb-4 font-normal wrap-anywhere">
                {head(application)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, show]) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="py-3 pe-4 text-start font-normal text-soft">
                {name}
              </th>
              {offers.map((application) => (
                <td key={application.id} className="px-4 py-3 wrap-anywhere tabular-nums">
                  {cell(show, application)}
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-t border-line align-top">
            <th scope="row" className="py-3 pe-4 text-start font-normal text-soft">
              {amongOthers}
            </th>
            {offers.map((application) => (
              <td key={application.id} className="px-4 py-3">
                <Standing application={application} Pay={Pay} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
