import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { AdvertDrop } from '../../platform/advert-drop.tsx';
import { Button } from '../../ui/button.tsx';
import { TextareaField } from '../../ui/field.tsx';

const MOST_TYPED = 200_000;

interface AdvertFieldProps {
  start: string;
  isEmptyCv: boolean;
  isBusy: boolean;
  error: string | undefined;
  onType: (advert: string) => void;
  onAnalyze: (advert: string) => void;
  /** Folds the field away again, where something was analysed before. */
  onClose: (() => void) | null;
}

/** Where an advert is pasted or dropped, and the button that begins. */
export function AdvertField({
  start,
  isEmptyCv,
  isBusy,
  error,
  onType,
  onAnalyze,
  onClose,
}: AdvertFieldProps) {
  const [advert, setAdvert] = useState(start);
  const type = (words: string) => {
    const typed = words.slice(0, MOST_TYPED);
    setAdvert(typed);
    onType(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAnalyze(advert.trim());
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <AdvertDrop onRead={({ text }) => type(text)}>
        <div className="max-h-[24rem] overflow-y-auto p-0.5">
          <TextareaField
            label={t`Job description`}
            placeholder={t`Paste the job ad, or drop its PDF or saved web page here`}
            hint={t`Optional. With it, you see what the job asks for and which line of your CV shows it.`}
            value={advert}
            rows={5}
            maxLength={MOST_TYPED}
            error={error}
            onChange={({ currentTarget: { value } }) => type(value)}
          />
        </div>
      </AdvertDrop>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look="primary"
          type="submit"
          disabled={isEmptyCv}
          busyLabel={isBusy ? t`Analyzing...` : undefined}
        >
          <Trans>Analyze &amp; Optimize CV</Trans>
        </Button>
        {onClose && (
          <Button look="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        {isEmptyCv && (
          <p className="text-sm text-soft">
            <Trans>Fill in your CV first.</Trans>
          </p>
        )}
      </div>
    </form>
  );
}
