import { moneyIn } from '../../platform/money.ts';
import { Button } from '../../ui/button.tsx';
import type { SalaryAnalysis } from './api/analyse-salary.ts';
import { Listings } from './listings.tsx';

interface NoFiguresProps {
  analysis: SalaryAnalysis;
  onOccupation: (code: string) => void;
}

/** Why there are no figures, and what is near. */
export function NoFigures({ analysis, onOccupation }: NoFiguresProps) {
  const { error, occupation, alternatives, results, currency } = analysis;
  return (
    <div className="grid gap-8">
      <div role="status" className="grid gap-3">
        <h2 className="font-serif text-lg font-semibold">No data found</h2>
        <p>{error ?? 'No salary data available for this search.'}</p>
        {!occupation && alternatives.length > 0 && (
          <div className="grid gap-2">
            <p className="text-soft">Did you mean one of these?</p>
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
      {currency && results.length > 0 && <Listings analysis={analysis} money={moneyIn(currency)} />}
    </div>
  );
}
