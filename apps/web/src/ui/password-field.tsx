import { t } from '@lingui/core/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { BareIconButton } from './button.tsx';
import { InputField, type InputFieldProps } from './field.tsx';

export function PasswordField(props: Omit<InputFieldProps, 'type' | 'after' | 'label'> & { label?: string }) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  const toggle = (
    <BareIconButton
      label={isShown ? t`Hide password` : t`Show password`}
      aria-pressed={isShown}
      onClick={() => setIsShown(!isShown)}
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
    </BareIconButton>
  );
  return <InputField label={t`Password`} {...props} type={isShown ? 'text' : 'password'} after={toggle} />;
}
