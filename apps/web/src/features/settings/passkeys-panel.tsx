import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Passkey } from '@candor/contracts/sign-in-methods';
import { dayOf } from '../../platform/dates.ts';
import { Loaded } from '../../platform/loaded.tsx';
import { hasPasskeys } from '../../platform/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { AddPasskey } from './add-passkey.tsx';
import { AskPassword } from './ask-password.tsx';
import { fieldErrors } from './field-errors.ts';
import { Panel } from '../../ui/panel.tsx';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { removePasskey, renamePasskey, signInMethods } from './security-api.ts';

/** What is being done, in a dialog. */
type Step = { kind: 'closed' } | { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

const titles = {
  closed: '',
  add: t`Add a passkey`,
  rename: t`Rename this passkey`,
  remove: t`Remove this passkey?`,
} as const;

/** Where they cannot be made here, why. */
function whyNot(origin: string | null): string | null {
  if (origin === null) return t`Passkeys need Candor to be opened by name over HTTPS.`;
  if (location.origin !== origin) return t`Open Candor at ${origin} to use passkeys.`;
  return hasPasskeys() ? null : t`This browser doesn’t support passkeys.`;
}

function PasskeyRow({ passkey, onStep }: { passkey: Passkey; onStep: (step: Step) => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <div className="grid min-w-0">
        <p className="text-base font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-soft tabular">
          {lastUsedAt
            ? t`Added ${dayOf(createdAt)} · last used ${dayOf(lastUsedAt)}`
            : t`Added ${dayOf(createdAt)} · not used yet`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onStep({ kind: 'rename', passkey })}>
          <Trans>
            Rename<span className="sr-only"> {name}</span>
          </Trans>
        </Button>
        <Button look="danger" onClick={() => onStep({ kind: 'remove', passkey })}>
          <Trans>
            Remove<span className="sr-only"> {name}</span>
          </Trans>
        </Button>
      </div>
    </li>
  );
}

/** The passkeys that open the account. */
export function PasskeysPanel() {
  const query = useQuery(signInMethods);
  const [step, setStep] = useState<Step>({ kind: 'closed' });
  const close = () => setStep({ kind: 'closed' });
  const rename = async (id: string, name: string) => {
    try {
      await renamePasskey(id, name);
      close();
      return {};
    } catch (error) {
      return fieldErrors(error, 'name');
    }
  };
  const remove = async (id: string, password: string) => {
    await removePasskey(id, password);
    toast(t`Passkey removed`, t`Delete it from your device too. You’re signed out on all other devices.`);
    close();
  };
  return (
    <>
      <Loaded query={query} sentence={t`Your passkeys can’t be loaded right now.`}>
        {({ passkeys, passkeyOrigin }) => {
          const missing = whyNot(passkeyOrigin);
          return (
            <Panel
              title={t`Passkeys`}
              about={
                missing ??
                t`Sign in with your fingerprint, face or device PIN instead of a password and code.`
              }
              action={
                missing === null && (
                  <Button onClick={() => setStep({ kind: 'add' })}>
                    <Trans>Add a passkey</Trans>
                  </Button>
                )
              }
            >
              {passkeys.length > 0 && (
                <ul>
                  {passkeys.map((passkey) => (
                    <PasskeyRow key={passkey.id} passkey={passkey} onStep={setStep} />
                  ))}
                </ul>
              )}
            </Panel>
          );
        }}
      </Loaded>
      <Dialog
        isOpen={step.kind !== 'closed'}
        onClose={close}
        title={titles[step.kind]}
        description={
          step.kind === 'remove' ? t`“${step.passkey.name}” will no longer open your account.` : undefined
        }
      >
        {step.kind === 'add' && <AddPasskey onDone={close} />}
        {step.kind === 'rename' && (
          <PasskeyNameForm name={step.passkey.name} onName={(name) => rename(step.passkey.id, name)} />
        )}
        {step.kind === 'remove' && (
          <AskPassword
            label={t`Remove`}
            busyLabel={t`Removing...`}
            isDangerous
            onPassword={(password) => remove(step.passkey.id, password)}
          />
        )}
      </Dialog>
    </>
  );
}
