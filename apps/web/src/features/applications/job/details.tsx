import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { jobAddress, type JobPay } from '@candor/domain/applications';
import { plainDayOf } from '../../../platform/dates.ts';
import { moneyIn } from '../../../platform/money.ts';
import { Button } from '../../../ui/button.tsx';
import type { Application } from '../api/application.ts';
import type { Change } from '../api/applications.ts';
import { periodNames } from '../words.ts';
import { Section } from './section.tsx';
import { TypedField } from './typed-field.tsx';

interface DetailsProps {
  application: Application;
  onSave: (change: Change) => void;
}

const noPay = { printed: '', low: null, high: null, currency: '', period: 'year' } as const;

/** What is known of the job. */
export function Details({ application, onSave }: DetailsProps) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Section
      title={t`Details`}
      action={<Button onClick={() => setIsEditing(!isEditing)}>{isEditing ? t`Done` : t`Edit`}</Button>}
    >
      {isEditing ? (
        <Fields application={application} onSave={onSave} />
      ) : (
        <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-base">
          {rowsOf(application).map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-soft">{label}</dt>
              <dd className="wrap-anywhere">
                {value || (
                  <span className="text-soft">
                    <Trans>Not stated</Trans>
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}

function rowsOf({
  location,
  pay,
  deadlineOn,
  appliedOn,
  howToApply,
  source,
}: Application): [string, string][] {
  return [
    [t`Location`, location],
    [t`Pay`, pay ? payWords(pay) : ''],
    [t`Apply by`, deadlineOn === null ? '' : plainDayOf(deadlineOn)],
    ...(appliedOn === null ? [] : [[t`Applied on`, plainDayOf(appliedOn)] satisfies [string, string]]),
    ...(howToApply === '' ? [] : [[t`How to apply`, howToApply] satisfies [string, string]]),
    ...(source === '' ? [] : [[t`Source`, source] satisfies [string, string]]),
  ];
}

/** Pay as its figures, where they are known; else as the advert prints it. */
function payWords({ printed, low, high, currency, period }: JobPay): string {
  if (low === null || currency === '') return printed;
  const money = moneyIn(currency);
  const range =
    high === null || high === low
      ? money(low)
      : t({ message: `${money(low)} to ${money(high)}`, context: 'range of pay' });
  return t({
    message: `${range} ${periodNames[period]}`,
    comment: 'An amount of pay, then “a year” or “an hour”',
  });
}

/** Each field is saved when it is left. */
function Fields({ application, onSave }: DetailsProps) {
  const { pay } = application;
  const text = (name: 'title' | 'company' | 'location' | 'source', label: string) => (
    <TypedField
      label={label}
      maxLength={name === 'source' ? 100 : 200}
      value={application[name]}
      onSave={(value) => onSave({ [name]: value })}
    />
  );
  const day = (name: 'appliedOn' | 'deadlineOn', label: string) => (
    <TypedField
      label={label}
      type="date"
      maxLength={10}
      value={application[name] ?? ''}
      onSave={(value) => onSave({ [name]: value || null })}
    />
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {text('title', t`Job title`)}
      {text('company', t`Employer`)}
      {text('location', t`Location`)}
      {text('source', t`Source`)}
      <TypedField
        label={t`Pay`}
        maxLength={200}
        value={pay?.printed ?? ''}
        placeholder={t`As stated in the job ad`}
        // Other words are other figures, which nobody has read yet.
        onSave={(printed) => onSave({ pay: printed === '' ? null : { ...noPay, printed } })}
      />
      <TypedField
        label={t`Link`}
        type="url"
        maxLength={2000}
        value={application.url}
        // same in every language
        placeholder="https://"
        onSave={(url) => onSave({ url: jobAddress(url) })}
      />
      {day('deadlineOn', t`Apply by`)}
      {day('appliedOn', t`Applied on`)}
      <TypedField
        label={t`How to apply`}
        isLong
        maxLength={1000}
        className="sm:col-span-2"
        value={application.howToApply}
        onSave={(howToApply) => onSave({ howToApply })}
      />
    </div>
  );
}
