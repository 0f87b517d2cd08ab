import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { LanguageModelState } from '@candor/contracts/language-models';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { choose } from './api.ts';
import { TrialReport } from './trial-report.tsx';
import { useTrial } from './use-trial.ts';

const providers: Record<Exclude<LanguageModelState['provider'], 'built-in' | 'local'>, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  'openai-compatible': t`an OpenAI-compatible server`,
};

function sourceOf({ provider, chosen }: LanguageModelState): string {
  if (chosen) return t`Local model at ${chosen.address}`;
  if (provider === 'built-in' || provider === 'local') return t`No language model is used.`;
  return t`Model of ${providers[provider]}, set in the server’s configuration`;
}

/** What writes now, and the way back to the built-in writer. */
export function ModelInUse({ state }: { state: LanguageModelState }) {
  const [isBusy, setIsBusy] = useState(false);
  const { trial, start, cancel } = useTrial();
  const isTrying = trial !== null && trial.result === null;
  const stop = async () => {
    setIsBusy(true);
    await withErrorToast(
      async () => {
        await choose(null);
        toast(t`Model removed`, t`The built-in writer is now in use.`);
      },
      t`Not changed`,
    );
    setIsBusy(false);
  };
  return (
    <div className="grid gap-5 border-y border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0">
          <p className="text-sm text-soft">
            <Trans>In use now</Trans>
          </p>
          <p className="text-md font-medium wrap-anywhere">{state.model ?? t`Built-in writer`}</p>
          <p className="text-base text-soft">{sourceOf(state)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {state.model !== null && (
            <Button onClick={() => (isTrying ? cancel() : void start(null))}>
              {isTrying ? (
                <Trans>
                  Cancel<span className="sr-only"> the model in use</span>
                </Trans>
              ) : (
                <Trans>
                  Test<span className="sr-only"> the model in use</span>
                </Trans>
              )}
            </Button>
          )}
          {state.chosen && (
            <Button busyLabel={isBusy ? t`Changing...` : undefined} onClick={() => void stop()}>
              <Trans>Use the built-in writer</Trans>
            </Button>
          )}
        </div>
      </div>
      {trial && <TrialReport trial={trial} />}
    </div>
  );
}
