import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { deviceIn, deviceName } from '@candor/domain/account';
import { passkeySentence } from '../../platform/passkeys.ts';
import { useFields } from '../../platform/use-fields.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { ConfirmIdentity, useHasPassword } from './confirm-identity.tsx';
import { fieldErrors } from './field-errors.ts';
import { nameError } from './passkey-name-form.tsx';
import { addPasskey } from './security-api.ts';

/** A name for the passkey; then the browser asks the device for it. */
export function AddPasskey({ onDone }: { onDone: () => void }) {
  const hasPassword = useHasPassword();
  const { field, submit, isBusy } = useFields(
    { name: deviceName(deviceIn(navigator.userAgent)), currentPassword: '' },
    {
      validate: {
        name: nameError,
        currentPassword: (password) => (hasPassword && password === '' ? t`Password is required` : undefined),
      },
      onSubmit: async ({ name, currentPassword }) => {
        try {
          await addPasskey(name, currentPassword);
          toast(t`Passkey added`, t`You can sign in with it from now on.`);
          onDone();
          return {};
        } catch (error) {
          const sentence = passkeySentence(error);
          return sentence === undefined ? fieldErrors(error, 'currentPassword') : { name: sentence };
        }
      },
    },
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <InputField
        label={t`Name`}
        hint={t`Helps you tell your passkeys apart.`}
        autoComplete="off"
        maxLength={100}
        {...field('name')}
      />
      <ConfirmIdentity {...field('currentPassword')} />
      <Button
        type="submit"
        look="primary"
        className="justify-self-end"
        busyLabel={isBusy ? t`Waiting for your device...` : undefined}
      >
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}
