import { t } from '@lingui/core/macro';
import { useFields } from '../../platform/use-fields.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmIdentity, useHasPassword } from './confirm-identity.tsx';
import { fieldErrors } from './field-errors.ts';

interface AskPasswordProps {
  label: string;
  busyLabel: string;
  isDangerous?: boolean;
  onPassword: (currentPassword: string) => Promise<void>;
}

/** Asks for the password before something is changed that a borrowed session must not change. */
export function AskPassword({ label, busyLabel, isDangerous = false, onPassword }: AskPasswordProps) {
  const hasPassword = useHasPassword();
  const { field, submit, isBusy } = useFields(
    { currentPassword: '' },
    {
      validate: {
        currentPassword: (password) => (hasPassword && password === '' ? t`Password is required` : undefined),
      },
      onSubmit: async ({ currentPassword }) => {
        try {
          await onPassword(currentPassword);
          return {};
        } catch (error) {
          return fieldErrors(error, 'currentPassword');
        }
      },
    },
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <ConfirmIdentity {...field('currentPassword')} />
      <Button
        type="submit"
        look={isDangerous ? 'danger' : 'primary'}
        className="justify-self-end"
        busyLabel={isBusy ? busyLabel : undefined}
      >
        {label}
      </Button>
    </form>
  );
}
