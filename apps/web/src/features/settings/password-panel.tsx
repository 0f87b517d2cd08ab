import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { passwordAdvice, passwordError } from '@candor/domain/account';
import { useFields } from '../../platform/use-fields.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { myApiKeys } from './api-keys-api.ts';
import { ConfirmIdentity, useHasPassword } from './confirm-identity.tsx';
import { fieldErrors } from './field-errors.ts';
import { Panel } from '../../ui/panel.tsx';
import { changePassword } from './security-api.ts';

function PasswordForm({ onDone }: { onDone: () => void }) {
  const hasApiKeys = useQuery(myApiKeys).data?.keys.some(({ hasExpired }) => !hasExpired) ?? false;
  const [revokeApiKeys, setRevokeApiKeys] = useState(false);
  const hasPassword = useHasPassword();
  const given = (password: string) => (hasPassword && password === '' ? t`Password is required` : undefined);
  const { field, submit, values, isBusy } = useFields(
    { currentPassword: '', newPassword: '' },
    {
      validate: { currentPassword: given, newPassword: passwordError },
      onSubmit: async ({ currentPassword, newPassword }) => {
        try {
          const { apiKeys } = await changePassword({ currentPassword, newPassword, revokeApiKeys });
          toast(
            hasPassword ? t`Password changed` : t`Password set`,
            apiKeys > 0
              ? t`You’re signed out on all other devices. Your API keys still work.`
              : t`You’re signed out on all other devices.`,
          );
          onDone();
          return {};
        } catch (error) {
          return fieldErrors(error, hasPassword ? 'newPassword' : 'currentPassword');
        }
      },
    },
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <ConfirmIdentity {...field('currentPassword')} />
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        hint={passwordAdvice(values.newPassword).words || t`At least 6 characters`}
        {...field('newPassword')}
      />
      {hasApiKeys && (
        <label className="flex min-h-6 items-center gap-2 text-base">
          <input
            type="checkbox"
            checked={revokeApiKeys}
            onChange={(event) => setRevokeApiKeys(event.target.checked)}
            className="size-4 accent-accent"
          />
          <Trans>Also revoke my API keys</Trans>
        </label>
      )}
      <Button
        type="submit"
        look="primary"
        className="justify-self-end"
        busyLabel={isBusy ? t`Saving...` : undefined}
      >
        {hasPassword ? t`Change password` : t`Set password`}
      </Button>
    </form>
  );
}

export function PasswordPanel() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const hasPassword = useHasPassword();
  const label = hasPassword ? t`Change password` : t`Set password`;
  return (
    <Panel
      title={t`Password`}
      about={
        hasPassword
          ? t`Changing it signs you out everywhere else.`
          : t`You don’t have one yet. Set one to sign in with email and password too.`
      }
      action={<Button onClick={() => setIsOpen(true)}>{label}</Button>}
    >
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={hasPassword ? t`Change your password` : t`Set a password`}
      >
        <PasswordForm onDone={close} />
      </Dialog>
    </Panel>
  );
}
