import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { LocalChoice, LocalModel, LocalServer } from '@candor/contracts/language-models';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { anyOf } from '../../ui/lists.ts';
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
  const { name } = model;
  const isTrying = trial !== null && trial.result === null;
  const use = async () => {
    setIsBusy(true);
    await withErrorToast(
      async () => {
        await choose(choice);
        toast(t`Model in use`, t`${name} is now in use.`);
      },
      t`Not changed`,
    );
    setIsBusy(false);
  };
  return (
    <li className="grid gap-5 border-t border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0">
          <p className="text-md font-medium wrap-anywhere">{name}</p>
          <p className="text-base text-soft">{about.filter((one) => one !== '').join(' · ')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {isTrying ? (
            <Button onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          ) : (
            <Button onClick={onTry}>
              {trial ? (
                <Trans>
                  Try again<span className="sr-only"> {name}</span>
                </Trans>
              ) : (
                <Trans>
                  Try<span className="sr-only"> {name}</span>
                </Trans>
              )}
            </Button>
          )}
          {isInUse ? (
            <p className="px-3.5 text-base text-accent">
              <Trans>In use</Trans>
            </p>
          ) : (
            <Button
              look={trial?.result ? 'primary' : 'plain'}
              disabled={isTrying}
              busyLabel={isBusy ? t`Changing...` : undefined}
              onClick={() => void use()}
            >
              <Trans>
                Use<span className="sr-only"> {name}</span>
              </Trans>
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
      {models.length === 0 && (
        <p className="text-base text-soft">
          <Trans>This server has no suitable model.</Trans>
        </p>
      )}
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
  const silent = data?.silent.map(({ address, names }) => t`${anyOf(names)} at ${address}`) ?? [];
  const isGone =
    chosen !== null &&
    data?.servers.every(
      ({ address, models }) => !models.some(({ name }) => isSameChoice(chosen, { address, model: name })),
    );
  return (
    <section aria-labelledby="local-models" className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="local-models" className="text-md font-semibold">
          <Trans>Models on this machine</Trans>
        </h3>
        <Button
          icon={<RefreshCw size={16} strokeWidth={1.5} aria-hidden="true" />}
          busyLabel={isFetching ? t`Searching...` : undefined}
          onClick={() => void refetch()}
        >
          <Trans>Search again</Trans>
        </Button>
      </div>
      {isError && (
        <p role="alert" className="text-base">
          <Trans>The models can’t be listed right now.</Trans>
        </p>
      )}
      {!data && !isError && <Skeleton className="h-24" />}
      {isGone && (
        <p role="alert" className="text-base text-warning">
          <Trans>The model in use isn’t responding. The built-in writer is used until it does.</Trans>
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
        <p className="text-base">
          <Trans>No model server is running. Start one of them and search again.</Trans>
        </p>
      )}
      <OfferedModels onFetched={(choice) => void start(choice)} />
      {silent.length > 0 && (
        <p className="text-sm text-soft">
          <Trans>No answer from {anyOf(silent)}.</Trans>
        </p>
      )}
    </section>
  );
}
