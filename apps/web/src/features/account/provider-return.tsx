import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { OidcOutcome } from '@candor/contracts/oidc';
import { call } from '../../platform/call.ts';
import { sentenceOf } from '../../platform/call-error.ts';
import { useAuth } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { finishOidc, oidcCode } from './api.ts';
import { CodeForm } from './code-form.tsx';
import { useEntry } from './use-entry.ts';

/** Each answer of the provider is sent once, however often the page is drawn. */
let sent: { search: string; outcome: Promise<OidcOutcome> } | undefined;

function outcomeOf(search: string): Promise<OidcOutcome> {
  if (sent?.search !== search) sent = { search, outcome: call(finishOidc, { body: { search } }) };
  return sent.outcome;
}

type State =
  | { kind: 'waiting' }
  | { kind: 'entered' }
  | { kind: 'code'; ticket: string }
  | { kind: 'failed'; sentence: string };

/** Where the provider sends the browser back to. */
export function ProviderReturn({ onLeave }: { onLeave: () => void }) {
  const { user } = useAuth();
  const [, navigate] = useLocation();
  const [state, setState] = useState<State>({ kind: 'waiting' });
  const { isEntering, enter } = useEntry({
    welcome: [t`Welcome back!`, t`You have successfully logged in.`],
    failure: [t`Login failed`, t`Please check your credentials and try again.`],
  });
  const take = useEffectEvent((outcome: OidcOutcome) => {
    switch (outcome.kind) {
      case 'signed-in':
        setState({ kind: 'entered' });
        return void enter(async () => outcome);
      case 'code':
        return setState(outcome);
      case 'connected':
        toast(t`Connected`, t`You can sign in with it from now on.`);
        return navigate('/settings', { replace: true });
      default:
        return outcome satisfies never;
    }
  });
  useEffect(() => {
    let isHere = true;
    outcomeOf(location.search).then(
      (outcome) => isHere && take(outcome),
      (error: unknown) => {
        const sentence = sentenceOf(error, t`Unable to connect to the server. Please try again.`);
        if (isHere) setState({ kind: 'failed', sentence });
      },
    );
    return () => {
      isHere = false;
    };
  }, []);

  if (state.kind === 'entered' && user) return <Redirect to="/dashboard" replace />;
  if (state.kind === 'code')
    return (
      <CodeForm
        isEntering={isEntering}
        onCode={(code) =>
          enter(async () => {
            const entered = await call(oidcCode, { body: { ticket: state.ticket, code } });
            setState({ kind: 'entered' });
            return entered;
          })
        }
        onBack={onLeave}
      />
    );
  if (state.kind === 'failed')
    return (
      <div className="grid gap-4">
        <p role="alert" className="rounded-panel bg-wash p-4 text-base">
          {state.sentence}
        </p>
        {user ? (
          <Button onClick={() => navigate('/settings', { replace: true })}>
            <Trans>Back to Settings</Trans>
          </Button>
        ) : (
          <Button look="primary" onClick={onLeave}>
            <Trans>Back to sign in</Trans>
          </Button>
        )}
      </div>
    );
  return (
    <p role="status" className="text-base text-soft">
      <Trans>One moment, please.</Trans>
    </p>
  );
}
