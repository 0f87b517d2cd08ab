import { useState } from 'react';
import { Link } from 'react-router';
import type { unsubscribe } from '@candor/contracts/notifications';
import { sentenceOf } from '../../platform/call-error.ts';
import { call } from '../../platform/call.ts';
import { route } from '../../platform/route.ts';
import { Button, buttonLook } from '../../ui/button.tsx';

const unsubscribeRoute = route<typeof unsubscribe>('POST', '/api/notifications/unsubscribe');

/** Ends the mails of whoever came by the link in one. Asked first: programs that check mail follow links too. */
export function UnsubscribeCard({ token }: { token: string }) {
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked');
  const [error, setError] = useState('');
  const end = async () => {
    setState('busy');
    try {
      await call(unsubscribeRoute, { body: { token } });
      setState('done');
    } catch (failure) {
      setError(sentenceOf(failure, 'You couldn’t be unsubscribed. Please try again.'));
      setState('asked');
    }
  };
  if (state === 'done')
    return (
      <>
        <h1 className="font-serif text-2xl font-semibold">You’re unsubscribed</h1>
        <p className="text-soft">
          We won’t email you notifications any more. You can turn them on again in Settings.
        </p>
        <Link to="/settings" className={buttonLook()}>
          Open settings
        </Link>
      </>
    );
  return (
    <>
      <h1 className="font-serif text-2xl font-semibold">Unsubscribe from notification emails?</h1>
      <p className="text-soft">
        Notifications stay in Candor. Emails about the security of your account are always sent.
      </p>
      {error && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
      <Button
        look="primary"
        busyLabel={state === 'busy' ? 'Unsubscribing...' : undefined}
        onClick={() => void end()}
      >
        Unsubscribe
      </Button>
    </>
  );
}
