import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useFields } from '../../platform/use-fields.ts';
import type { ReplyOf } from '../../platform/route.ts';
import type * as security from '@candor/contracts/security';
import { useIsTouch } from '../../platform/use-is-touch.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { InputField } from '../../ui/field.tsx';
import { fieldErrors } from './field-errors.ts';
import { QrCode } from './qr-code.tsx';
import { confirmTwoFactor } from './security-api.ts';

interface ConfirmCodeProps {
  setup: ReplyOf<typeof security.setUpTwoFactor>;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** The secret for the app, as a picture, a link and in letters, and the first code of it. */
export function ConfirmCode({ setup: { secret, uri, qrRows }, onConfirmed }: ConfirmCodeProps) {
  const isTouch = useIsTouch();
  const { field, submit, isBusy } = useFields(
    { code: '' },
    {
      validate: { code: (code) => (/\d/.test(code) ? undefined : t`Enter the 6-digit code`) },
      onSubmit: async ({ code }) => {
        try {
          const { recoveryCodes } = await confirmTwoFactor(code);
          onConfirmed(recoveryCodes);
          return {};
        } catch (error) {
          return fieldErrors(error, 'code');
        }
      },
    },
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-base">
        {isTouch
          ? t`Add Candor to your authenticator app, then enter the 6-digit code it shows.`
          : t`Scan this code with your authenticator app, then enter the 6-digit code it shows.`}
      </p>
      <div className="grid justify-items-center gap-3">
        {isTouch && (
          <a href={uri} className={buttonLook()}>
            <Trans>Open in authenticator</Trans>
          </a>
        )}
        <QrCode rows={qrRows} label={t`QR code for your authenticator app`} />
        <p className="text-center text-sm text-soft">
          {isTouch
            ? t`On another device? Scan the code there, or enter this key:`
            : t`Can’t scan it? Enter this key in the app:`}
          <br />
          <code className="text-base text-ink wrap-anywhere select-all">
            {secret.replace(/.{4}(?=.)/g, '$& ')}
          </code>
        </p>
        <Button
          onClick={() =>
            void copyText(secret, t`Copied your key to the clipboard.`, t`Select the key and copy it.`)
          }
        >
          <Trans>Copy key</Trans>
        </Button>
      </div>
      <InputField
        label={t`Code`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        {...field('code')}
      />
      <Button
        type="submit"
        look="primary"
        className="justify-self-end"
        busyLabel={isBusy ? t`Checking...` : undefined}
      >
        <Trans>Turn on</Trans>
      </Button>
    </form>
  );
}
