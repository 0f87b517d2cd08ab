import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import type { Country } from '@candor/domain/salary';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import type { Money } from '../../platform/money.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import type { SalaryFigures } from './api/analyse-salary.ts';
import { saveOwnPay } from './api/save-own-pay.ts';
import { standingInWords } from './words.ts';

const MOST = 100_000_000;

interface OwnPayProps {
  country: Country;
  currency: string;
  ownPay: SalaryFigures['ownPay'];
  money: Money;
  /** What the CV says of it, a year; null where it says nothing. */
  ofCv: number | null;
}

/** The person's own pay, and where it stands. */
export function OwnPay({ country, currency, ownPay, money, ofCv }: OwnPayProps) {
  const [typed, setTyped] = useState(ofCv === null ? '' : String(ofCv));
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function put(amount: number | null) {
    setIsBusy(true);
    await withErrorToast(() => saveOwnPay(country, amount), t`Not saved`);
    setIsBusy(false);
    setTyped('');
  }
  function save(event: FormEvent) {
    event.preventDefault();
    const amount = Number(typed.replaceAll(/[\s,’']/g, ''));
    const isAmount = Number.isFinite(amount) && amount >= 1 && amount <= MOST;
    setError(isAmount ? undefined : t`Enter your pay for a year as a number, such as 34000.`);
    if (isAmount) void put(amount);
  }
  return (
    <section aria-labelledby="salary-own">
      <h3 id="salary-own" className="font-serif text-lg font-semibold">
        <Trans>Your pay</Trans>
      </h3>
      {ownPay ? (
        <p className="mt-2">
          <Trans>You earn {money(ownPay.amount)} a year.</Trans> {standingInWords(ownPay)}{' '}
          <Button look="quiet" disabled={isBusy} onClick={() => void put(null)}>
            <Trans>Remove</Trans>
          </Button>
        </p>
      ) : (
        <form noValidate onSubmit={save} className="mt-3 flex flex-wrap items-end gap-3">
          <InputField
            label={t`Your pay a year (${currency})`}
            inputMode="decimal"
            dir="ltr"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            error={error}
            hint={
              ofCv === null
                ? t`Saved in your account; nobody else sees it.`
                : t`From your CV. Only you see it.`
            }
            className="w-full max-w-xs"
          />
          <Button type="submit" className="mb-6" busyLabel={isBusy ? t`Saving` : undefined}>
            <Trans>Compare</Trans>
          </Button>
        </form>
      )}
    </section>
  );
}
