import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../platform/call.ts';
import { sentenceOf } from '../../platform/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { errorToast } from '../../ui/toast.ts';
import { beginOidc } from './api.ts';

/** Goes to another service to sign in there, or to make an account by it. */
export function ProviderButton({ name, invitation }: { name: string; invitation: string | null }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    try {
      const { url } = await call(beginOidc, { body: { invitation } });
      location.assign(url);
    } catch (error) {
      errorToast(t`Login failed`, sentenceOf(error, t`Unable to connect to the server. Please try again.`));
      setIsLeaving(false);
    }
  };
  return (
    <Button busyLabel={isLeaving ? t`One moment...` : undefined} onClick={() => void leave()}>
      <Trans>Continue with {name}</Trans>
    </Button>
  );
}
