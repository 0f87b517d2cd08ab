import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../platform/call-error.ts';
import { modelInUse } from '../../platform/model-in-use.ts';
import { Button } from '../../ui/button.tsx';
import { draftedSteps, type DraftedStep } from './api/draft-steps.ts';
import type { ShownRoadmap } from './api/roadmaps.ts';

/** Further steps of a way that our table does not have, drafted by the language model where one is in use and it is asked. */
export function DraftedSteps({ roadmap }: { roadmap: ShownRoadmap }) {
  const [isAsked, setIsAsked] = useState(false);
  const { data: model } = useQuery(modelInUse);
  const { data, error, isFetching, refetch } = useQuery({ ...draftedSteps(roadmap.input), enabled: isAsked });
  if (roadmap.move || !model?.isInUse) return null;
  return (
    <section aria-labelledby="roadmap-drafted" className="grid max-w-[46rem] justify-items-start gap-3">
      <h3 id="roadmap-drafted" className="font-serif text-lg font-semibold">
        <Trans>More steps from your language model</Trans>
      </h3>
      {data && data.length > 0 ? (
        <DraftedList steps={data} />
      ) : (
        <>
          <p className="text-base text-soft">
            <Trans>
              This move isn’t in our table. Your language model can suggest further steps from your CV and
              from what we know of similar moves.
            </Trans>
          </p>
          <Button
            busyLabel={isFetching ? t`Asking the language model...` : undefined}
            onClick={() => (isAsked ? void refetch() : setIsAsked(true))}
          >
            <Trans>Suggest steps</Trans>
          </Button>
          {isAsked && !isFetching && (
            <p role="status" className="text-sm text-warning">
              {error
                ? sentenceOf(error, t`The language model could not be reached.`)
                : t`The language model had nothing to add.`}
            </p>
          )}
        </>
      )}
    </section>
  );
}

function DraftedList({ steps }: { steps: readonly DraftedStep[] }) {
  return (
    <>
      <p className="text-base text-soft">
        <Trans>Written by a language model, not by us. They aren’t saved with the roadmap.</Trans>
      </p>
      <ol className="grid w-full gap-3">
        {steps.map(({ text, quote, checkWith }) => (
          <li key={text} className="grid gap-1 border-t border-line pt-3">
            <p className="text-base">{text}</p>
            {quote !== null && (
              <p className="text-sm text-soft">
                <Trans>From your CV: “{quote}”</Trans>
              </p>
            )}
            {checkWith !== null && (
              <p className="text-sm text-warning">
                <Trans>Check this with {checkWith}.</Trans>
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
