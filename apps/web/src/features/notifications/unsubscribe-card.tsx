import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'wouter';
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
      setError(sentenceOf(failure, t`You couldn’t be unsubscribed. Please try again.`));
      setState('asked');
    }
  };
  if (state === 'done')
    return (
      <>
        <h1 className="font-serif text-2xl font-semibold">
          <Trans>You’re unsubscribed</Trans>
        </h1>
        <p className="text-soft">
          <Trans>We won’t email you notifications any more. You can turn them on again in Settings.</Trans>
        </p>
        <Link to="/settings" className={buttonLook()}>
          <Trans>Open settings</Trans>
        </Link>
      </>
    );
  return (
    <>
      <h1 className="font-serif text-2xl font-semibold">
        <Trans>Unsubscribe from notification emails?</Trans>
      </h1>
      <p className="text-soft">
        <Trans>
          Notifications stay in Candor. Emails about the security of your account are always sent.
        </Trans>
      </p>
      {error && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
      <Button
        look="primary"
        busyLabel={state === 'busy' ? t`Unsubscribing...` : undefined}
        onClick={() => void end()}
      >
        <Trans>Unsubscribe</Trans>
      </Button>
    </>
  );
}
