import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { emailError } from '@candor/domain/account';
import { sentenceOf } from '../../platform/call-error.ts';
import { call } from '../../platform/call.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { requestPasswordReset } from './api.ts';
import { useFields } from '../../platform/use-fields.ts';

export function ForgotForm() {
  const [sentTo, setSentTo] = useState('');
  const { field, submit, isBusy } = useFields(
    { email: '' },
    {
      validate: { email: emailError },
      onSubmit: async (body) => {
        try {
          await call(requestPasswordReset, { body });
          setSentTo(body.email);
          return {};
        } catch (error) {
          return { email: sentenceOf(error, t`Unable to connect to the server. Please try again.`) };
        }
      },
    },
  );
  if (sentTo !== '')
    return (
      <p role="status" className="rounded-panel bg-wash p-4 text-base">
        <Trans>
          If there is an account for {sentTo}, a link is on its way. It works once and expires in an hour. If
          you don’t see it, check your spam folder.
        </Trans>
      </p>
    );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <InputField label={t`Email`} type="email" autoComplete="username" {...field('email')} />
      <Button type="submit" look="primary" busyLabel={isBusy ? t`Sending...` : undefined}>
        <Trans>Send link</Trans>
      </Button>
    </form>
  );
}
