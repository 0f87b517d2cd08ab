import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { passwordAdvice, passwordError } from '@candor/domain/account';
import { CallError, sentenceOf } from '../../platform/call-error.ts';
import { call } from '../../platform/call.ts';
import { endSession } from '../../platform/token.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { resetPassword } from './api.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { useFields } from '../../platform/use-fields.ts';

const USED_UP = t`This link has expired or has already been used. Please request a new one.`;

export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { field, submit, values, isBusy } = useFields(
    { password: '' },
    {
      validate: { password: passwordError },
      onSubmit: async (body) => {
        try {
          await call(resetPassword, { body: { token, ...body } });
          // The server ended every session of the account, this device's too.
          endSession();
          toast(t`Password changed`, t`Sign in with the new one.`);
          onDone();
          return {};
        } catch (error) {
          const isUsedUp = error instanceof CallError && error.code === 'bad_credentials';
          return {
            password: isUsedUp
              ? USED_UP
              : sentenceOf(error, t`Unable to connect to the server. Please try again.`),
          };
        }
      },
    },
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        hint={passwordAdvice(values.password).words || t`At least 6 characters`}
        {...field('password')}
      />
      <Button type="submit" look="primary" busyLabel={isBusy ? t`Saving...` : undefined}>
        <Trans>Save new password</Trans>
      </Button>
    </form>
  );
}
