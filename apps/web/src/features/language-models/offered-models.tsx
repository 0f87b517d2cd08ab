import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { LocalChoice, OfferedModel } from '@candor/contracts/language-models';
import { plainDayOf } from '../../platform/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { offeredModels } from './api.ts';
import { gigabytes } from './gigabytes.ts';
import { useFetching, type Fetching } from './use-fetching.ts';

interface OfferedProps {
  model: OfferedModel;
  fetching: Fetching | null;
  /** Whether something can be fetched now. */
  isReady: boolean;
  onFetch: () => void;
  onCancel: () => void;
}

function Progress({ title, fetching: { doneBytes, totalBytes } }: { title: string; fetching: Fetching }) {
  return (
    <div className="grid gap-1.5">
      <ProgressBar label={t`Downloading ${title}`} percent={(doneBytes / Math.max(1, totalBytes)) * 100} />
      <p className="text-sm text-soft tabular">
        {totalBytes === 0 ? t`Starting...` : t`${gigabytes(doneBytes)} of ${gigabytes(totalBytes)}`}
      </p>
    </div>
  );
}

function Offered({ model, fetching, isReady, onFetch, onCancel }: OfferedProps) {
  const { name, title, about, downloadBytes, memoryBytes, isCarried, isHere } = model;
  return (
    <li className="grid gap-3 border-t border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0">
          <p className="text-md font-medium">
            {title} <span className="font-normal text-soft">{name}</span>
          </p>
          <p className="text-base text-soft">{about}</p>
          <p className="text-base text-soft">
            <Trans>
              {gigabytes(downloadBytes)} to download · needs about {gigabytes(memoryBytes)} of memory
            </Trans>
          </p>
          {!isCarried && (
            <p className="text-base text-warning">
              <Trans>More memory than this machine can spare.</Trans>
            </p>
          )}
        </div>
        {isHere && !fetching && (
          <p className="text-base text-accent">
            <Trans>On this machine</Trans>
          </p>
        )}
        {fetching && (
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        {!isHere && !fetching && (
          <Button disabled={!isReady} onClick={onFetch}>
            <Trans>
              Download and try<span className="sr-only"> {title}</span>
            </Trans>
          </Button>
        )}
      </div>
      {fetching && <Progress title={title} fetching={fetching} />}
    </li>
  );
}

/** Open models to have on the machine in one step: Ollama fetches one, and it is tried at once. */
export function OfferedModels({ onFetched }: { onFetched: (choice: LocalChoice) => void }) {
  const { data } = useQuery(offeredModels);
  const { fetching, start, cancel } = useFetching(onFetched);
  if (!data) return null;
  return (
    <section aria-labelledby="offered-models" className="grid gap-2">
      <h3 id="offered-models" className="text-md font-semibold">
        <Trans>Get a model</Trans>
      </h3>
      <p className="text-base">
        {data.address === null
          ? t`To download a model here, install Ollama on this machine and start it.`
          : t`Ollama downloads it to this machine, which has ${gigabytes(data.memoryBytes)} of memory. A canceled download goes on where it stopped.`}
      </p>
      <ul>
        {data.models.map((model) => (
          <Offered
            key={model.name}
            model={model}
            fetching={fetching?.model === model.name ? fetching : null}
            isReady={data.address !== null && fetching === null}
            onFetch={() => void start(model.name)}
            onCancel={cancel}
          />
        ))}
      </ul>
      <p className="text-sm text-soft">
        <Trans>Names and sizes from Ollama’s library, checked on {plainDayOf(data.checkedOn)}.</Trans>
      </p>
    </section>
  );
}
