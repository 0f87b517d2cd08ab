import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { CallError, sentenceOf } from '../../platform/call-error.ts';
import { call } from '../../platform/call.ts';
import { endSession } from '../../platform/token.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { confirmEmailChange } from './api.ts';

const OVER = t`This link has expired or has already been used. Please change your email again.`;

/** Confirms one address of a change by the link that was mailed to it. Asked for by a press: mail scanners open links. */
export function ConfirmEmail({ token, onChanged }: { token: string; onChanged: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [error, setError] = useState('');

  async function confirm() {
    setIsBusy(true);
    setError('');
    try {
      const { state } = await call(confirmEmailChange, { body: { token } });
      if (state === 'waiting') setIsWaiting(true);
      else {
        // The server ended every session of the account, this device's too.
        endSession();
        toast(t`Email changed`, t`Sign in with the new one.`);
        onChanged();
      }
    } catch (refusal) {
      const isOver = refusal instanceof CallError && refusal.code === 'bad_credentials';
      setError(isOver ? OVER : sentenceOf(refusal, t`Unable to connect to the server. Please try again.`));
    } finally {
      setIsBusy(false);
    }
  }
  if (isWaiting)
    return (
      <p role="status" className="rounded-panel bg-wash p-4 text-base">
        <Trans>This address is confirmed. Now open the link we sent to the other one.</Trans>
      </p>
    );
  return (
    <div className="grid gap-4">
      <Button look="primary" busyLabel={isBusy ? t`Confirming...` : undefined} onClick={() => void confirm()}>
        <Trans>Confirm this address</Trans>
      </Button>
      {error !== '' && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
