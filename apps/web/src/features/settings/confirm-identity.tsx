import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PasswordField } from '../../ui/password-field.tsx';
import { signInMethods } from './security-api.ts';

/** Whether the account has a password; it is taken to have one until that is known. */
export function useHasPassword(): boolean {
  return useQuery(signInMethods).data?.hasPassword ?? true;
}

interface ConfirmIdentityProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}

/** Asks for the password; for nothing where there is none: the server checks that the sign-in was a moment ago. */
export function ConfirmIdentity(field: ConfirmIdentityProps) {
  if (useHasPassword())
    return <PasswordField label={t`Current password`} autoComplete="current-password" {...field} />;
  return (
    <div className="grid gap-1.5">
      <p className="text-base text-soft">
        <Trans>
          Your account has no password, so we check that you signed in within the last 10 minutes.
        </Trans>
      </p>
      {field.error && (
        <p role="alert" className="text-sm text-danger">
          {field.error}
        </p>
      )}
    </div>
  );
}
