import { useState } from 'react';
import { passwordAdvice, passwordError } from '@candor/domain/account';
import { useFields } from '../../platform/use-fields.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { fieldErrors } from './field-errors.ts';
import { Panel } from './panel.tsx';
import { changePassword } from './security-api.ts';

const given = (password: string) => (password === '' ? 'Password is required' : undefined);

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { field, submit, values, isBusy } = useFields(
    { currentPassword: '', newPassword: '' },
    {
      validate: { currentPassword: given, newPassword: passwordError },
      onSubmit: async ({ currentPassword, newPassword }) => {
        try {
          await changePassword(currentPassword, newPassword);
          toast('Password changed', 'You’re signed out on all other devices.');
          onDone();
          return {};
        } catch (error) {
          return fieldErrors(error, 'newPassword');
        }
      },
    },
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <PasswordField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={passwordAdvice(values.newPassword).words || 'At least 6 characters'}
        {...field('newPassword')}
      />
      <Button
        type="submit"
        look="primary"
        className="justify-self-end"
        busyLabel={isBusy ? 'Saving...' : undefined}
      >
        Change password
      </Button>
    </form>
  );
}

export function PasswordPanel() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Panel
      title="Password"
      about="Changing it signs you out everywhere else."
      action={<Button onClick={() => setIsOpen(true)}>Change password</Button>}
    >
      <Dialog isOpen={isOpen} onClose={close} title="Change your password">
        <PasswordForm onDone={close} />
      </Dialog>
    </Panel>
  );
}
