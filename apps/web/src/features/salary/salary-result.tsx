import { t } from '@lingui/core/macro';
import { moneyIn } from '../../platform/money.ts';
import { SelectField } from '../../ui/field.tsx';
import { AdviceList } from './advice-list.tsx';
import { toText, type CvDocument } from '@candor/domain/cv';
import { ownPayIn } from '@candor/domain/matching';
import type { SalaryAnalysis } from './api/analyse-salary.ts';
import { Comparisons } from './comparisons.tsx';
import { Listings } from './listings.tsx';
import { OwnPay } from './own-pay.tsx';
import { PayFigures } from './pay-figures.tsx';
import { PayScales } from './pay-scales.tsx';
import { PlaceChoices } from './place-choices.tsx';
import { Sources } from './sources.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { payInWords, restInWords } from './words.ts';

interface SalaryResultProps {
  analysis: SalaryAnalysis;
  /** The CV at hand; null where there is none. */
  document: CvDocument | null;
  onOccupation: (code: string) => void;
  onPlace: (place: string) => void;
}

/** What an occupation pays, and everything that stands behind it. */
export function SalaryResult({ analysis, document, onOccupation, onPlace }: SalaryResultProps) {
  const { figures, occupation, country, currency, alternatives, notes, otherPlaces, scales } = analysis;
  if (!figures || !occupation || !country || !currency) return null;
  const money = moneyIn(currency);
  const sentence = payInWords(country, figures, money);
  const rest = restInWords(figures, money);
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <h2 className="max-w-[46rem] font-serif text-xl font-semibold">{sentence}</h2>
        {rest && <p className="text-base text-soft">{rest}</p>}
        {notes.map((note) => (
          <p key={note} className="text-base text-soft">
            {note}
          </p>
        ))}
        {alternatives.length > 0 && (
          <SelectField
            label={t`Occupation`}
            value={occupation.code}
            hint={t`Not right? Choose another and we’ll remember it for this position.`}
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
      <PlaceChoices places={otherPlaces} onPlace={onPlace} />
      <PayScales scales={scales} money={money} />
      <SummaryCards figures={figures} money={money} />
      <PayFigures sentence={sentence} figures={figures} currency={currency} money={money} />
      <OwnPay
        key={country}
        country={country}
        currency={currency}
        ownPay={figures.ownPay}
        money={money}
        ofCv={document && ownPayIn(toText(document), currency)}
      />
      <AdviceList advice={figures.advice} money={money} />
      <Comparisons title={occupation.title} figures={figures} money={money} />
      <Listings analysis={analysis} money={money} />
      <Sources figures={figures} />
    </div>
  );
}
