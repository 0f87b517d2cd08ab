import { t } from '@lingui/core/macro';
import { PasswordField } from './password-field.tsx';
import { Switch } from './switch.tsx';

interface PasswordChoiceProps {
  /** Whose password it is: "Password for reviewers". */
  label: string;
  hint?: string;
  isAsked: boolean;
  onAsk: (isAsked: boolean) => void;
  password: string;
  onPassword: (password: string) => void;
  error?: string | undefined;
}

/** Whether what is given out asks for a password, and which. */
export function PasswordChoice({
  label,
  isAsked,
  onAsk,
  password,
  onPassword,
  ...rest
}: PasswordChoiceProps) {
  const { hint = t`At least 6 characters`, error } = rest;
  return (
    <>
      <Switch label={t`Require a password`} isOn={isAsked} onChange={onAsk} />
      {isAsked && (
        <PasswordField
          label={label}
          name="password"
          autoComplete="new-password"
          value={password}
          error={error}
          hint={hint}
          onChange={({ target }) => onPassword(target.value)}
        />
      )}
    </>
  );
}
