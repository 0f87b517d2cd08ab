import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { emailError, passwordError } from '@candor/domain/account';
import { CallError } from '../../platform/call-error.ts';
import { call } from '../../platform/call.ts';
import { hasPasskeys } from '../../platform/passkeys.ts';
import { useFields } from '../../platform/use-fields.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { login } from './api.ts';
import { useEntry } from './use-entry.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

const CodeForm = lazyPart(async () => (await import('./code-form.tsx')).CodeForm);

interface Credentials {
  email: string;
  password: string;
}

export function SignInForm({ onForgot }: { onForgot: () => void }) {
  /** The right password of somebody who is asked for a code, too. */
  const [entered, setEntered] = useState<Credentials | null>(null);
  const { isEntering, enter } = useEntry({
    welcome: [t`Welcome back!`, t`You have successfully logged in.`],
    failure: [t`Login failed`, t`Please check your credentials and try again.`],
  });
  const passkey = usePasskeySignIn(enter);
  const signIn = (credentials: Credentials) =>
    enter(() =>
      call(login, { body: credentials }).catch((error: unknown) => {
        if (!(error instanceof CallError) || error.code !== 'code_required') throw error;
        setEntered(credentials);
        return null;
      }),
    );
  const { field, submit } = useFields(
    { email: '', password: '' },
    { validate: { email: emailError, password: passwordError }, onSubmit: signIn },
  );
  if (entered)
    return (
      <Suspense>
        <CodeForm
          isEntering={isEntering}
          onCode={(code) => enter(() => call(login, { body: { ...entered, code } }))}
          onBack={() => setEntered(null)}
        />
      </Suspense>
    );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <InputField label={t`Email`} type="email" autoComplete="username webauthn" {...field('email')} />
      <PasswordField autoComplete="current-password" {...field('password')} />
      <button
        type="button"
        onClick={onForgot}
        className="justify-self-start rounded-control text-base text-soft underline underline-offset-4 hover:text-ink"
      >
        <Trans>Forgot password?</Trans>
      </button>
      <Button type="submit" look="primary" busyLabel={isEntering ? t`Signing in...` : undefined}>
        <Trans>Sign In</Trans>
      </Button>
      {hasPasskeys() && (
        <Button disabled={isEntering} onClick={passkey.signIn}>
          <Trans>Sign in with a passkey</Trans>
        </Button>
      )}
    </form>
  );
}
