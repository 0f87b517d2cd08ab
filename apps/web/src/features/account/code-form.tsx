import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useFields } from '../../platform/use-fields.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';

interface CodeFormProps {
  isEntering: boolean;
  /** Gives what the server refused. */
  onCode: (code: string) => Promise<Record<string, string>>;
  onBack: () => void;
}

// The step before has taken its own field, and the focus with it, away.
const focus = (input: HTMLInputElement | null) => input?.focus();

/** The second step of signing in: a code of the authenticator app, or one kept for when it is lost. */
export function CodeForm({ isEntering, onCode, onBack }: CodeFormProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const { field, submit } = useFields(
    { code: '' },
    {
      validate: {
        code: (code) => (code.trim() === '' ? t`Enter the code` : undefined),
      },
      onSubmit: ({ code }) => onCode(code),
    },
  );
  const link =
    'justify-self-start rounded-control text-base text-soft underline underline-offset-4 hover:text-ink';
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <InputField
        label={isRecovery ? t`Recovery code` : t`Code from your authenticator app`}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        maxLength={40}
        ref={focus}
        {...field('code')}
      />
      <button type="button" onClick={() => setIsRecovery(!isRecovery)} className={link}>
        {isRecovery ? t`Use your authenticator app` : t`Lost your phone? Use a recovery code`}
      </button>
      <Button type="submit" look="primary" busyLabel={isEntering ? t`Signing in...` : undefined}>
        <Trans>Sign In</Trans>
      </Button>
      <button type="button" onClick={onBack} className={link}>
        <Trans>Back</Trans>
      </button>
    </form>
  );
}
