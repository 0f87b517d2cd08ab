import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { LocalChoice, LocalModel, LocalServer } from '@candor/contracts/language-models';
import { anyOf } from '@candor/domain/text';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { gigabytes } from './gigabytes.ts';
import { choose, isSameChoice, localModels, serverNames } from './api.ts';
import { OfferedModels } from './offered-models.tsx';
import { TrialReport } from './trial-report.tsx';
import { useTrial, type Trial } from './use-trial.ts';

interface ModelRowProps {
  choice: LocalChoice;
  model: LocalModel;
  isInUse: boolean;
  /** The trial of this model. */
  trial: Trial | null;
  onTry: () => void;
  onCancel: () => void;
}

function ModelRow({ choice, model, isInUse, trial, onTry, onCancel }: ModelRowProps) {
  const [isBusy, setIsBusy] = useState(false);
  const about = [model.detail, model.sizeBytes === null ? '' : gigabytes(model.sizeBytes)];
  const isTrying = trial !== null && trial.result === null;
  const use = async () => {
    setIsBusy(true);
    await withErrorToast(async () => {
      await choose(choice);
      toast('Model in use', `${model.name} is now in use.`);
    }, 'Not changed');
    setIsBusy(false);
  };
  return (
    <li className="grid gap-5 border-t border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0">
          <p className="text-md font-medium wrap-anywhere">{model.name}</p>
          <p className="text-base text-soft">{about.filter((one) => one !== '').join(' · ')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {isTrying ? (
            <Button onClick={onCancel}>Cancel</Button>
          ) : (
            <Button onClick={onTry}>
              {trial ? 'Try again' : 'Try'}
              <span className="sr-only"> {model.name}</span>
            </Button>
          )}
          {isInUse ? (
            <p className="px-3.5 text-base text-accent">In use</p>
          ) : (
            <Button
              look={trial?.result ? 'primary' : 'plain'}
              disabled={isTrying}
              busyLabel={isBusy ? 'Changing...' : undefined}
              onClick={() => void use()}
            >
              Use<span className="sr-only"> {model.name}</span>
            </Button>
          )}
        </div>
      </div>
      {trial && <TrialReport trial={trial} />}
    </li>
  );
}

interface ServerProps {
  server: LocalServer;
  chosen: LocalChoice | null;
  trial: Trial | null;
  onTry: (choice: LocalChoice) => void;
  onCancel: () => void;
}

function Server({ server: { address, kind, models }, chosen, trial, onTry, onCancel }: ServerProps) {
  return (
    <section aria-label={serverNames[kind]} className="grid gap-2">
      <h4 className="flex flex-wrap items-baseline gap-x-2 text-base font-semibold">
        {serverNames[kind]}
        <span className="font-normal text-soft tabular">{address}</span>
      </h4>
      {models.length === 0 && <p className="text-base text-soft">This server has no suitable model.</p>}
      <ul>
        {models.map((model) => {
          const choice = { address, model: model.name };
          return (
            <ModelRow
              key={model.name}
              choice={choice}
              model={model}
              isInUse={isSameChoice(chosen, choice)}
              trial={trial && isSameChoice(trial.choice, choice) ? trial : null}
              onTry={() => onTry(choice)}
              onCancel={onCancel}
            />
          );
        })}
      </ul>
    </section>
  );
}

/** The language models on the machine of the server, to be tried and chosen. */
export function LocalModels({ chosen }: { chosen: LocalChoice | null }) {
  const { data, isError, isFetching, refetch } = useQuery(localModels);
  const { trial, start, cancel } = useTrial();
  const silent = data?.silent.map(({ address, names }) => `${anyOf(names)} at ${address}`) ?? [];
  const isGone =
    chosen !== null &&
    data?.servers.every(
      ({ address, models }) => !models.some(({ name }) => isSameChoice(chosen, { address, model: name })),
    );
  return (
    <section aria-labelledby="local-models" className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="local-models" className="text-md font-semibold">
          Models on this machine
        </h3>
        <Button
          icon={<RefreshCw size={16} strokeWidth={1.5} aria-hidden="true" />}
          busyLabel={isFetching ? 'Searching...' : undefined}
          onClick={() => void refetch()}
        >
          Search again
        </Button>
      </div>
      {isError && (
        <p role="alert" className="text-base">
          The models can’t be listed right now.
        </p>
      )}
      {!data && !isError && <Skeleton className="h-24" />}
      {isGone && (
        <p role="alert" className="text-base text-warning">
          The model in use isn’t responding. The built-in writer is used until it does.
        </p>
      )}
      {data?.servers.map((server) => (
        <Server
          key={server.address}
          server={server}
          chosen={chosen}
          trial={trial}
          onTry={(choice) => void start(choice)}
          onCancel={cancel}
        />
      ))}
      {data?.servers.length === 0 && (
        <p className="text-base">No model server is running. Start one of them and search again.</p>
      )}
      <OfferedModels onFetched={(choice) => void start(choice)} />
      {silent.length > 0 && <p className="text-sm text-soft">No answer from {anyOf(silent)}.</p>}
    </section>
  );
}
