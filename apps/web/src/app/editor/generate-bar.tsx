import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { FootBar } from '../../ui/foot-bar.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

interface GenerateBarProps {
  formId: string;
  state: { kind: 'idle' | 'lost' } | { kind: 'generating'; label: string; progress: number };
  words: { action: string; busy: string; crafting: string; lost: string };
  onCancel: () => void;
  onRetry: () => void;
}

interface GenerateProgressProps {
  state: GenerateBarProps['state'];
  crafting: string;
}

/** What is being written right now; nothing while nothing is. */
export function GenerateProgress({ state, crafting }: GenerateProgressProps) {
  if (state.kind !== 'generating') return null;
  return (
    <div role="status" className="grid gap-2">
      <p className="text-base">{crafting}</p>
      <ProgressBar label={t`Generating`} percent={state.progress} />
      <p className="text-sm text-soft">{state.label}</p>
    </div>
  );
}

/** The one primary action, always in reach below the form; while it runs, the real stages. */
export function GenerateBar({ formId, state, words, onCancel, onRetry }: GenerateBarProps) {
  const isGenerating = state.kind === 'generating';
  return (
    <FootBar className="grid">
      <GenerateProgress state={state} crafting={words.crafting} />
      {state.kind === 'lost' && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="grow basis-60 text-base text-warning">
            <Trans>The connection was lost. Nothing you typed has been lost.</Trans> {words.lost}
          </p>
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      <div className="flex gap-3">
        <Button
          type="submit"
          form={formId}
          look="primary"
          className="grow"
          title={t`Ctrl Enter`}
          busyLabel={isGenerating ? words.busy : undefined}
          icon={<Sparkles size={16} strokeWidth={1.5} aria-hidden="true" />}
        >
          {words.action}
        </Button>
        {isGenerating && (
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </FootBar>
  );
}
