import { Sparkles } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { LetterBench } from './use-letter-bench.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** The one primary act, always in reach below the form; while it runs, the real stages. */
export function LetterGenerateBar({ formId, bench }: { formId: string; bench: LetterBench }) {
  const { state, cancel, retry } = bench.generation;
  const isDraft = useWatch({ control: bench.form.control, name: 'useFullText' });
  const isGenerating = state.kind === 'generating';
  return (
    <div className="sticky bottom-0 z-10 -mx-4 grid gap-3 border-t border-line bg-desk px-4 py-3 max-md:bottom-13 sm:-mx-6 sm:px-6">
      {isGenerating && (
        <div role="status" className="grid gap-2">
          <p className="text-base">AI is crafting your professional letter...</p>
          <ProgressBar label="Generating" percent={state.progress} />
          <p className="text-sm text-soft">{state.label}</p>
        </div>
      )}
      {state.kind === 'lost' && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="grow basis-60 text-base text-warning">
            The connection was lost. Nothing you typed is gone. If the letter was written all the same, you
            get that one.
          </p>
          <Button onClick={retry}>Try again</Button>
        </div>
      )}
      <div className="flex gap-3">
        <Button
          type="submit"
          form={formId}
          look="primary"
          className="grow"
          title="Ctrl Enter"
          busyLabel={isGenerating ? (isDraft ? 'Enhancing...' : 'Generating...') : undefined}
          icon={<Sparkles size={16} strokeWidth={1.5} aria-hidden="true" />}
        >
          {isDraft ? 'Enhance Letter' : 'Generate Letter'}
        </Button>
        {isGenerating && <Button onClick={cancel}>Cancel</Button>}
      </div>
    </div>
  );
}
