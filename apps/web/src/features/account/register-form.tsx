import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { emailError, nameError, passwordAdvice, passwordError } from '@candor/domain/account';
import { call } from '../../platform/call.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { register } from './api.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { useEntry } from './use-entry.ts';
import { useFields } from '../../platform/use-fields.ts';

/** What the link of an invitation carries. */
export interface Invited {
  email: string;
  invitation: string;
}

export function RegisterForm({ invited }: { invited?: Invited | undefined }) {
  const { isEntering, enter } = useEntry({
    welcome: [t`Account created!`, t`Welcome to Candor. Let's create your first CV.`],
    failure: [t`Registration failed`, t`Unable to create account. Please try again.`],
  });
  const { field, submit, values } = useFields(
    { name: '', email: invited?.email ?? '', password: '' },
    {
      validate: { name: nameError, email: emailError, password: passwordError },
      onSubmit: (body) =>
        enter(() =>
          call(register, { body: { ...body, ...(invited && { invitation: invited.invitation }) } }),
        ),
    },
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <InputField label={t`Full Name`} autoComplete="name" {...field('name')} />
      <InputField
        label={t`Email`}
        type="email"
        autoComplete="username"
        readOnly={invited !== undefined}
        {...field('email')}
      />
      <PasswordField
        autoComplete="new-password"
        hint={passwordAdvice(values.password).words || t`At least 6 characters`}
        {...field('password')}
      />
      <Button type="submit" look="primary" busyLabel={isEntering ? t`Creating account...` : undefined}>
        <Trans>Create Account</Trans>
      </Button>
    </form>
  );
}
