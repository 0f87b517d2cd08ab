import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiKey } from '@candor/contracts/api-keys';
import { apiScopes } from '@candor/domain/account';
import { placed } from '../../platform/base-path.ts';
import { dayOf } from '../../platform/dates.ts';
import { Loaded } from '../../platform/loaded.tsx';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { myApiKeys, revokeApiKey } from './api-keys-api.ts';
import { NewApiKey } from './new-api-key.tsx';
import { Panel } from '../../ui/panel.tsx';

function usesOf({ expiresAt, hasExpired, lastUsedAt }: ApiKey): string {
  const used = lastUsedAt === null ? t`never used` : t`last used ${dayOf(lastUsedAt)}`;
  return `${hasExpired ? t`Expired ${dayOf(expiresAt)}` : t`Expires ${dayOf(expiresAt)}`} · ${used}`;
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, prefix, scopes } = apiKey;
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const revoke = async () => {
    setIsBusy(true);
    await withErrorToast(
      async () => {
        await revokeApiKey(id);
        toast(t`API key revoked`, t`“${name}” no longer works.`);
      },
      t`Not revoked`,
    );
    setIsBusy(false);
    setIsAsking(false);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-3">
      <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
        <p className="text-base font-medium wrap-anywhere">
          {name} <code className="ms-1 font-normal text-soft">{prefix}…</code>
        </p>
        <p className="text-sm text-soft">{scopes.map((scope) => apiScopes[scope]).join(' · ')}</p>
        <p className="text-sm text-soft tabular">{usesOf(apiKey)}</p>
      </div>
      <Button onClick={() => setIsAsking(true)}>
        <Trans>
          Revoke<span className="sr-only"> {name}</span>
        </Trans>
      </Button>
      <Confirm
        isOpen={isAsking}
        title={t`Revoke this API key?`}
        question={t`Whatever uses “${name}” will stop working at once.`}
        confirmLabel={t`Revoke`}
        busyLabel={isBusy ? t`Revoking...` : undefined}
        onConfirm={() => void revoke()}
        onClose={() => setIsAsking(false)}
      />
    </li>
  );
}

/** The key, which is never shown again. */
function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <div className="grid gap-5">
      <p className="text-base">
        <Trans>Copy this key now and keep it somewhere safe. You won’t see it again.</Trans>
      </p>
      <code className="rounded-panel bg-wash p-4 text-base wrap-anywhere select-all">{secret}</code>
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          onClick={() =>
            void copyText(
              secret,
              t`Copied your API key to the clipboard.`,
              t`Select the key and copy it instead.`,
            )
          }
        >
          <Trans>Copy</Trans>
        </Button>
        <Button look="primary" onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
}

type Step = { kind: 'closed' } | { kind: 'new' } | { kind: 'made'; secret: string };

/** Keys by which programs act for the person. */
export function ApiKeysPanel() {
  const query = useQuery(myApiKeys);
  const [step, setStep] = useState<Step>({ kind: 'closed' });
  const close = () => setStep({ kind: 'closed' });
  return (
    <Panel
      title={t`API keys`}
      about={
        <>
          <Trans>
            For scripts and other programs that act for you.{' '}
            <a href={placed('/api/docs')} target="_blank" rel="noreferrer" className="underline">
              API reference
            </a>
          </Trans>
        </>
      }
      action={
        query.data && (
          <Button onClick={() => setStep({ kind: 'new' })}>
            <Trans>New API key</Trans>
          </Button>
        )
      }
    >
      <Loaded query={query} sentence={t`Your API keys can’t be loaded right now.`}>
        {({ keys, scopes, actingTools }) => (
          <>
            {keys.length > 0 && (
              <ul aria-label={t`API keys`}>
                {keys.map((one) => (
                  <KeyRow key={one.id} apiKey={one} />
                ))}
              </ul>
            )}
            <Dialog
              isOpen={step.kind !== 'closed'}
              onClose={close}
              title={step.kind === 'made' ? t`Your new API key` : t`New API key`}
            >
              {step.kind === 'new' && (
                <NewApiKey
                  scopes={scopes}
                  actingTools={actingTools}
                  onCreated={(secret) => setStep({ kind: 'made', secret })}
                />
              )}
              {step.kind === 'made' && <NewSecret secret={step.secret} onDone={close} />}
            </Dialog>
          </>
        )}
      </Loaded>
    </Panel>
  );
}
