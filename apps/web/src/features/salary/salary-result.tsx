import { SelectField } from '../../ui/field.tsx';
import { AdviceList } from './advice-list.tsx';
import type { SalaryAnalysis } from './api/analyse-salary.ts';
import { Comparisons } from './comparisons.tsx';
import { DistributionTable } from './distribution-table.tsx';
import { OwnPay } from './own-pay.tsx';
import { PayStrip } from './pay-strip.tsx';
import { scaleOver } from './scale.ts';
import { StripLabels } from './strip-labels.tsx';
import { Sources } from './sources.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { levelLabels, moneyIn, payInWords } from './words.ts';

interface SalaryResultProps {
  analysis: SalaryAnalysis;
  onOccupation: (code: string) => void;
}

/** What an occupation pays, and everything that stands behind it. */
export function SalaryResult({ analysis, onOccupation }: SalaryResultProps) {
  const { figures, occupation, country, currency, alternatives, notes } = analysis;
  if (!figures || !occupation || !country || !currency) return null;
  const money = moneyIn(currency);
  const { distribution, level, ownPay } = figures;
  const sentence = payInWords(occupation.title, country, figures, money);
  const own = ownPay ? [ownPay.amount] : [];
  const scale = scaleOver([distribution], own);
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <h2 className="max-w-[46rem] font-serif text-xl font-semibold">{sentence}</h2>
        {notes.map((note) => (
          <p key={note} className="text-base text-soft">
            {note}
          </p>
        ))}
        {alternatives.length > 0 && (
          <SelectField
            label="Occupation"
            value={occupation.code}
            hint="Not what you do? Choose another; we’ll remember it for this position."
            onChange={({ currentTarget }) => onOccupation(currentTarget.value)}
            className="max-w-md"
          >
            {[occupation, ...alternatives].map(({ code, title }) => (
              <option key={code} value={code}>
                {title}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <SummaryCards figures={figures} money={money} />
      <div className="grid gap-2">
        <PayStrip
          distribution={distribution}
          scale={scale}
          label={sentence}
          level={level}
          {...(ownPay && { own: ownPay.amount })}
        />
        <StripLabels distribution={distribution} scale={scale} money={money} />
        <p className="text-sm text-soft">
          Green: {levelLabels[level.name]}.{ownPay ? ' Blue mark: your pay.' : ''}
        </p>
        <DistributionTable figures={figures} money={money} />
      </div>
      <OwnPay key={country} country={country} currency={currency} ownPay={ownPay} money={money} />
      <AdviceList advice={figures.advice} money={money} />
      <Comparisons title={occupation.title} figures={figures} money={money} />
      <section aria-labelledby="salary-listings">
        <h3 id="salary-listings" className="font-serif text-lg font-semibold">
          Recent listings
        </h3>
        <p className="mt-2 text-base text-soft">
          There are no adverts to show: this server isn’t connected to a job board.
        </p>
      </section>
      <Sources figures={figures} isUs={country === 'us'} money={money} />
    </div>
  );
}
