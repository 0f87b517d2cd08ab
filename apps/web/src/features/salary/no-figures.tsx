import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { moneyIn } from '../../platform/money.ts';
import { Button } from '../../ui/button.tsx';
import type { SalaryAnalysis } from './api/analyse-salary.ts';
import { Listings } from './listings.tsx';
import { PayScales } from './pay-scales.tsx';
import { PlaceChoices } from './place-choices.tsx';

interface NoFiguresProps {
  analysis: SalaryAnalysis;
  onOccupation: (code: string) => void;
  onPlace: (place: string) => void;
}

/** Why there are no figures, and what is near. */
export function NoFigures({ analysis, onOccupation, onPlace }: NoFiguresProps) {
  const { error, occupation, alternatives, results, currency, otherPlaces, scales } = analysis;
  // A title that is not understood has no pay yet: it is asked about first.
  const isAsked = occupation === null && alternatives.length > 0;
  return (
    <div className="grid gap-8">
      <div role="status" className="grid gap-3">
        <h2 className="font-serif text-lg font-semibold">
          {isAsked ? t`Which job do you mean?` : t`No data found`}
        </h2>
        <p>{error ?? t`No salary data available for this search.`}</p>
        {alternatives.length > 0 && (
          <div className="grid gap-2">
            {!isAsked && (
              <p className="text-soft">
                <Trans>Near occupations that have published pay here:</Trans>
              </p>
            )}
            <ul className="flex flex-wrap gap-2">
              {alternatives.map(({ code, title }) => (
                <li key={code}>
                  <Button onClick={() => onOccupation(code)} className="whitespace-normal">
                    {title}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <PlaceChoices places={otherPlaces} onPlace={onPlace} />
      {currency && <PayScales scales={scales} money={moneyIn(currency)} />}
      {currency && results.length > 0 && <Listings analysis={analysis} money={moneyIn(currency)} />}
    </div>
  );
}
