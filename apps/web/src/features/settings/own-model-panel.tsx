import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnModelState } from '@candor/contracts/own-model';
import { dayOf } from '../../platform/dates.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { hasPlaceForModel, myModel, removeOwnModel } from './own-model-api.ts';
import { OwnModelForm, providerNames } from './own-model-form.tsx';
import { Panel } from '../../ui/panel.tsx';

type Step = 'closed' | 'form' | 'remove';

/** What holds now, in one sentence. */
function sentenceOf({ isAllowed, ownModel }: OwnModelState): string {
  if (!ownModel) return t`Add your own key to have your provider’s model write for you.`;
  if (!isAllowed) return t`Not in use: this site no longer allows your own models.`;
  if (!ownModel.isReadable) return t`Not in use: please enter your key again.`;
  return t`Writes your CVs, letters and suggestions. Each sentence is checked against your facts.`;
}

/** The person's own language model. It has no place where administrators allow none. */
export function OwnModelPanel() {
  const { data: state } = useQuery(myModel);
  const [step, setStep] = useState<Step>('closed');
  const [isBusy, setIsBusy] = useState(false);
  if (!state || !hasPlaceForModel(state)) return null;
  const { isAllowed, ownModel } = state;
  const close = () => setStep('closed');
  const remove = async () => {
    setIsBusy(true);
    await withErrorToast(
      async () => {
        await removeOwnModel();
        toast(t`Key removed`, t`Candor has forgotten your key.`);
      },
      t`Not removed`,
    );
    setIsBusy(false);
    close();
  };
  return (
    <Panel
      title={t`Your own AI model`}
      about={sentenceOf(state)}
      action={
        <div className="flex flex-wrap gap-2">
          {isAllowed && (
            <Button onClick={() => setStep('form')}>{ownModel ? t`Change` : t`Add a key`}</Button>
          )}
          {ownModel && (
            <Button onClick={() => setStep('remove')}>
              <Trans>Remove key</Trans>
            </Button>
          )}
        </div>
      }
    >
      {ownModel && (
        <p className="text-base wrap-anywhere">
          {providerNames[ownModel.provider]} · {ownModel.model}{' '}
          <span className="text-soft tabular">
            <Trans>
              · key ending in {ownModel.lastFour} · since {dayOf(ownModel.since)}
            </Trans>
          </span>
        </p>
      )}
      <Dialog isOpen={step === 'form'} onClose={close} title={t`Use your own AI model`}>
        <OwnModelForm
          onSaved={() => {
            toast(t`Model in use`, t`It will write for you from now on.`);
            close();
          }}
        />
      </Dialog>
      <Confirm
        isOpen={step === 'remove'}
        title={t`Remove your key?`}
        question={t`Candor forgets it at once. You can enter it again later.`}
        confirmLabel={t`Remove key`}
        busyLabel={isBusy ? t`Removing...` : undefined}
        onConfirm={() => void remove()}
        onClose={close}
      />
    </Panel>
  );
}
