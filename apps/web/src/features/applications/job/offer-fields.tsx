import { t } from '@lingui/core/macro';
import { kindOfStage, payPeriods, type JobOffer, type Stage } from '@candor/domain/applications';
import { currencyOf } from '@candor/domain/salary';
import { SelectField } from '../../../ui/field.tsx';
import type { Application } from '../api/application.ts';
import type { Change } from '../api/applications.ts';
import { periodNames } from '../words.ts';
import { Section } from './section.tsx';
import { TypedField } from './typed-field.tsx';
import { localeOf } from '../../../platform/locale.ts';
import { pageLocale } from '../../../ui/page-language.ts';

interface OfferFieldsProps {
  application: Application;
  stages: readonly Stage[];
  onSave: (change: Change) => void;
}

const noOffer: JobOffer = {
  base: null,
  bonus: null,
  currency: '',
  period: 'year',
  holidayDays: null,
  benefits: '',
  answerBy: null,
};
/** A whole number of what was typed; null where there is none. */
function wholeOf(typed: string): number | null {
  const digits = typed.replace(/[\s,.'’](?=\d{3}\b)/gu, '');
  const amount = Math.round(Number(digits));
  return digits.trim() === '' || !Number.isFinite(amount) || amount < 0 ? null : amount;
}

/** What was offered, once there is an offer. */
export function OfferFields({ application, stages, onSave }: OfferFieldsProps) {
  const { offer, stage } = application;
  if (offer === null && kindOfStage(stages, stage) !== 'offer') return null;
  const now = offer ?? { ...noOffer, currency: application.pay?.currency || currencyOf(localeOf().country) };
  const put = (change: Partial<JobOffer>) => onSave({ offer: { ...now, ...change } });
  const amount = (name: 'base' | 'bonus' | 'holidayDays', label: string) => (
    <TypedField
      label={label}
      maxLength={15}
      value={now[name]?.toLocaleString(pageLocale) ?? ''}
      onSave={(typed) => put({ [name]: wholeOf(typed) })}
    />
  );
  return (
    <Section title={t`Offer`}>
      <div className="grid gap-4 sm:grid-cols-3">
        {amount('base', t`Base pay`)}
        <SelectField
          label={t({ message: 'Per', comment: 'Before “a year”, “a month”' })}
          value={now.period}
          onChange={({ currentTarget: { value } }) =>
            put({ period: payPeriods.find((one) => one === value) ?? 'year' })
          }
        >
          {payPeriods.map((period) => (
            <option key={period} value={period}>
              {periodNames[period]}
            </option>
          ))}
        </SelectField>
        <TypedField
          label={t`Currency`}
          maxLength={3}
          value={now.currency}
          onSave={(currency) => put({ currency: currency.trim().toUpperCase() })}
        />
        {amount('bonus', t`Bonus a year`)}
        {amount('holidayDays', t`Days of leave`)}
        <TypedField
          label={t`Answer by`}
          type="date"
          maxLength={10}
          value={now.answerBy ?? ''}
          onSave={(day) => put({ answerBy: day || null })}
        />
        <TypedField
          label={t`Benefits`}
          className="sm:col-span-3"
          maxLength={500}
          value={now.benefits}
          onSave={(benefits) => put({ benefits })}
        />
      </div>
    </Section>
  );
}
