import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ConnectionRequest } from '@candor/contracts/connections';
import { actScope, apiScopes, type ApiScope } from '@candor/domain/account';
import { sentenceOf } from '../../platform/call-error.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { answerRequest, connectionRequest } from './api.ts';
import { ToolChoices } from './tool-choices.tsx';

const OVER = t`This request is no longer valid. Go back to the program and connect again.`;

function NotConnected({ sentence }: { sentence: string }) {
  return (
    <>
      <h1 className="font-serif text-2xl font-semibold">
        <Trans>Can’t connect</Trans>
      </h1>
      <p role="alert" className="text-base">
        {sentence}
      </p>
      <Link to="/dashboard" className={buttonLook('plain')}>
        <Trans>Go to Dashboard</Trans>
      </Link>
    </>
  );
}

interface ConsentProps {
  query: string;
  email: string;
  request: ConnectionRequest;
}

/** What the program asks for; the person narrows it, and lets the program in or not. */
function Consent({ query, email, request }: ConsentProps) {
  const { name, returnsTo, actingTools, before } = request;
  const readable = request.scopes.filter((scope) => scope !== actScope);
  const mayAct = request.scopes.includes(actScope);
  const [scopes, setScopes] = useState(
    readable.filter((scope) => before === null || before.scopes.includes(scope)),
  );
  const [tools, setTools] = useState<readonly string[]>(before?.tools ?? []);
  const [busy, setBusy] = useState<'connecting' | 'cancelling'>();
  const [error, setError] = useState('');
  const answer = async (accept: boolean) => {
    if (accept && scopes.length === 0) return setError('Choose what the program can do.');
    setBusy(accept ? 'connecting' : 'cancelling');
    try {
      const granted: ApiScope[] = mayAct ? [...scopes, actScope] : scopes;
      const { url } = await answerRequest({ query, accept, scopes: granted, tools: [...tools] });
      location.assign(url);
    } catch (refused) {
      setError(sentenceOf(refused, t`This didn’t work. Please try again.`));
      setBusy(undefined);
    }
    return undefined;
  };
  return (
    <>
      <h1 className="font-serif text-2xl font-semibold wrap-anywhere">
        <Trans>Connect “{name}”?</Trans>
      </h1>
      <p className="text-base">
        <Trans>
          It asks to use the Candor account of <strong className="font-medium wrap-anywhere">{email}</strong>.
          When you connect, you’ll go back to{' '}
          <strong className="font-medium wrap-anywhere">{returnsTo}</strong>.
        </Trans>
      </p>
      <p className="rounded-panel bg-wash p-4 text-base">
        <Trans>Programs choose their own names. Connect only if you started this yourself.</Trans>
      </p>
      <CheckList
        legend={t`It can`}
        options={readable.map((value) => ({ value, label: apiScopes[value] }))}
        chosen={scopes}
        error={error}
        onChange={(chosen) => {
          setScopes([...chosen]);
          setError('');
        }}
      />
      {mayAct && <ToolChoices tools={actingTools} chosen={tools} onChange={setTools} />}
      <p className="text-sm text-soft">
        <Trans>
          It can’t delete, send or publish anything. You can disconnect it at any time in Settings.
        </Trans>
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          disabled={busy !== undefined}
          busyLabel={
            busy === 'cancelling' ? t({ message: 'Cancelling...', context: 'connecting' }) : undefined
          }
          onClick={() => void answer(false)}
        >
          <Trans>Cancel</Trans>
        </Button>
        <Button
          look="primary"
          disabled={busy !== undefined}
          busyLabel={busy === 'connecting' ? t`Connecting...` : undefined}
          onClick={() => void answer(true)}
        >
          {t({ message: 'Connect', context: 'a program' })}
        </Button>
      </div>
    </>
  );
}

interface ConnectCardProps {
  /** What the browser came with, without the question mark. */
  query: string;
  email: string;
}

/** A program that asks to be let in. */
export function ConnectCard({ query, email }: ConnectCardProps) {
  const refused = new URLSearchParams(query).has('error') || query === '';
  const { data, error } = useQuery({ ...connectionRequest(query), enabled: !refused });
  if (refused)
    return (
      <NotConnected sentence={t`The program asked for something Candor doesn’t allow. Nothing was shared.`} />
    );
  if (error) return <NotConnected sentence={sentenceOf(error, OVER)} />;
  if (!data) return <Skeleton className="h-96" />;
  return <Consent query={query} email={email} request={data} />;
}
