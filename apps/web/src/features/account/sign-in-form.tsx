import { emailError, passwordError } from '@candor/domain/account';
import { call } from '../../platform/call.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { login } from './api.ts';
import { PasswordField } from './password-field.tsx';
import { useEntry } from './use-entry.ts';
import { useFields } from './use-fields.ts';

export function SignInForm({ onForgot }: { onForgot: () => void }) {
  const { isEntering, enter } = useEntry({
    welcome: ['Welcome back!', 'You have successfully logged in.'],
    failure: ['Login failed', 'Please check your credentials and try again.'],
  });
  const { field, submit } = useFields(
    { email: '', password: '' },
    {
      validate: { email: emailError, password: passwordError },
      onSubmit: (body) => enter(() => call(login, { body })),
    },
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <InputField label="Email" type="email" autoComplete="username" {...field('email')} />
      <PasswordField autoComplete="current-password" {...field('password')} />
      <button
        type="button"
        onClick={onForgot}
        className="justify-self-start rounded-control text-base text-soft underline underline-offset-4 hover:text-ink"
      >
        Forgot password?
      </button>
      <Button type="submit" look="primary" busyLabel={isEntering ? 'Signing in...' : undefined}>
        Sign In
      </Button>
    </form>
  );
}
