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
      errorToast('Login failed', sentenceOf(error, 'Unable to connect to the server. Please try again.'));
      setIsLeaving(false);
    }
  };
  return (
    <Button busyLabel={isLeaving ? 'One moment...' : undefined} onClick={() => void leave()}>
      Continue with {name}
    </Button>
  );
}
