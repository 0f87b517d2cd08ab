import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { languageModel } from './api.ts';
import { LocalModels } from './local-models.tsx';
import { ModelInUse } from './model-in-use.tsx';
import { TimeLimit } from './time-limit.tsx';

/** Which language model writes, for administrators. */
export function LanguageModelPanel() {
  const { data: state, isError, refetch } = useQuery(languageModel);
  return (
    <section aria-labelledby="language-model" className="grid gap-6">
      <div className="grid gap-2">
        <h2 id="language-model" className="font-serif text-lg font-semibold">
          <Trans>Language model</Trans>
        </h2>
        <p className="text-base text-soft">
          <Trans>
            Candor works without one. A language model can phrase CVs, letters and suggestions more freely;
            each sentence is checked against the person’s own facts before anyone sees it.
          </Trans>
        </p>
      </div>
      {isError && (
        <LoadError className="text-base" onRetry={() => void refetch()}>
          <Trans>Your language model settings can’t be loaded right now.</Trans>
        </LoadError>
      )}
      {!state && !isError && <Skeleton className="h-24" />}
      {state && <ModelInUse state={state} />}
      {state && <TimeLimit seconds={state.limitSeconds} />}
      {state?.provider === 'local' && <LocalModels chosen={state.chosen} />}
      {state && state.provider !== 'local' && (
        <p className="text-base">
          <Trans>
            To use Ollama, LM Studio or llama.cpp on this machine, start the server with{' '}
            <code className="rounded-control bg-wash px-1.5 py-0.5 text-sm">AI_PROVIDER=local</code>.
          </Trans>
        </p>
      )}
    </section>
  );
}
