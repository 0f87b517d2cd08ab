import { useQueries } from '@tanstack/react-query';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { JobOffer } from '@candor/domain/applications';
import { yearlyPay } from '@candor/domain/matching';
import { moneyIn } from '../../platform/money.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { applicationOf, type Application, type Card } from './api/applications.ts';
import { companyOf, dayWords, titleOf } from './words.ts';

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
  /^[A-Z]{3}$/u.test(currency) ? moneyIn(currency)(amount) : amount.toLocaleString('en-US');

/** What an offer says, row by row; null where it says nothing. */
const rows: readonly (readonly [string, (application: Application, today: string) => ReactNode])[] = [
  [
    'Base pay a year',
    ({ offer }) => {
      const base = offer && yearlyBase(offer);
      return base === null ? null : (
        <strong className="text-md">{amountIn(offer?.currency ?? '', base)}</strong>
      );
    },
  ],
  ['Bonus a year', ({ offer }) => offer?.bonus != null && amountIn(offer.currency, offer.bonus)],
  ['Days of leave', ({ offer }) => offer?.holidayDays],
  ['Benefits', ({ offer }) => offer?.benefits],
  ['Location', ({ location }) => location],
  ['Answer by', ({ offer }, today) => offer?.answerBy && dayWords(offer.answerBy, today)],
];

/** Offers side by side, each with where its pay stands. */
export function OffersView({ cards, today, Pay, onOpen }: OffersViewProps) {
  const found = useQueries({ queries: cards.map(({ id }) => applicationOf(id)) });
  const offers = found.flatMap(({ data }) => (data ? [data] : []));
  if (offers.length === 0) return <Skeleton className="h-64" />;
  return (
    <div role="region" aria-label="Offers side by side" tabIndex={0} className="overflow-x-auto pb-12">
      <table className="w-full min-w-[40rem] table-fixed text-base">
        <thead>
          <tr className="text-left align-top">
            <th scope="col" className="w-36">
              <span className="sr-only">What is offered</span>
            </th>
            {offers.map((offer) => (
              <th key={offer.id} scope="col" className="px-4 pb-4 font-normal">
                <span className="block text-soft">{companyOf(offer)}</span>
                <span className="block font-serif text-lg font-semibold">{titleOf(offer)}</span>
                <Button className="mt-2" onClick={() => onOpen(offer.id)}>
                  {offer.offer?.base == null ? 'Enter the offer' : 'Open'}
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, show]) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="py-3 pr-4 text-left font-normal text-soft">
                {name}
              </th>
              {offers.map((offer) => (
                <td key={offer.id} className="px-4 py-3 wrap-anywhere tabular-nums">
                  {show(offer, today) || <span className="text-soft">–</span>}
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-t border-line align-top">
            <th scope="row" className="py-3 pr-4 text-left font-normal text-soft">
              Among what others earn
            </th>
            {offers.map(({ id, title, location, offer }) => {
              const amount = offer && yearlyBase(offer);
              return (
                <td key={id} className="px-4 py-3">
                  {amount === null || title === '' ? (
                    <span className="text-soft">–</span>
                  ) : (
                    <Suspense fallback={<Skeleton className="h-24" />}>
                      <Pay what={title} where={location} amount={amount} currency={offer?.currency ?? ''} />
                    </Suspense>
                  )}
                </td>
              );
            })}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
