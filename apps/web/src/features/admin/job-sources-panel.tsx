import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { JobSource } from '@candor/contracts/job-sources';
import { call } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { dayOf } from '../../platform/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { allOf } from '../../ui/lists.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { listJobSources, switchJobSource } from './api.ts';

const KEY = ['admin', 'job-sources'];

async function turn({ id, name }: JobSource, isOn: boolean): Promise<void> {
  await withErrorToast(
    async () => {
      queryClient.setQueryData(
        KEY,
        await call(switchJobSource, { body: { id, isOn, ...(isOn && { hasReadTerms: true }) } }),
      );
      toast(
        t`Saved`,
        isOn ? t`Job searches now include ${name}.` : t`Job searches no longer include ${name}.`,
      );
    },
    t`Update Failed`,
  );
}

function TermsLink({ source: { name, termsUrl } }: { source: JobSource }) {
  return (
    <a href={termsUrl} target="_blank" rel="noreferrer" className="underline">
      <Trans>Terms of {name}</Trans>
    </a>
  );
}

/** Before a source is switched on: its terms, and the word that they were read. */
function ReadTerms({ source, onClose }: { source: JobSource; onClose: () => void }) {
  const [hasRead, setHasRead] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  async function turnOn() {
    setIsBusy(true);
    await turn(source, true);
    onClose();
  }
  return (
    <Dialog isOpen onClose={onClose} title={t`Turn on ${source.name}`} description={source.about}>
      <p className="text-base">
        <TermsLink source={source} />
      </p>
      <label className="flex items-start gap-3 text-base">
        <input
          type="checkbox"
          checked={hasRead}
          onChange={({ currentTarget: { checked } }) => setHasRead(checked)}
          className="mt-1 size-4 shrink-0 accent-accent"
        />
        <span>
          <Trans>I’ve read its terms, and this site complies with them.</Trans>
        </span>
      </label>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          look="primary"
          disabled={!hasRead}
          busyLabel={isBusy ? t`Turning on...` : undefined}
          onClick={() => void turnOn()}
        >
          <Trans>Turn on</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

function Source({ source }: { source: JobSource }) {
  const [isAsking, setIsAsking] = useState(false);
  const { name, about, missing, isOn, termsReadAt } = source;
  const needs = missing.length > 0 ? t`To use it, start the server with ${allOf(missing)}.` : '';
  const read = termsReadAt === null ? '' : t`Terms read ${dayOf(termsReadAt)}.`;
  return (
    <li className="grid gap-1">
      <Switch
        label={name}
        hint={
          <>
            {[about, needs, read].filter((one) => one !== '').join(' ')} <TermsLink source={source} />
          </>
        }
        isOn={isOn}
        isDisabled={missing.length > 0}
        onChange={(next) => (next ? setIsAsking(true) : void turn(source, false))}
      />
      {isAsking && <ReadTerms source={source} onClose={() => setIsAsking(false)} />}
    </li>
  );
}

/** Where job ads come from. */
export function JobSourcesPanel() {
  const { data, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listJobSources, { signal }),
    refetchOnMount: 'always',
  });
  return (
    <section aria-labelledby="admin-job-sources" className="grid gap-5">
      <div className="grid gap-2">
        <h2 id="admin-job-sources" className="font-serif text-lg font-semibold">
          <Trans>Job sources</Trans>
        </h2>
        <p className="text-base text-soft">
          <Trans>
            Where live job ads and advertised pay come from. Pasted job ads work without a source.
          </Trans>
        </p>
      </div>
      {isError && (
        <LoadError onRetry={() => void refetch()}>
          <Trans>This could not be loaded.</Trans>
        </LoadError>
      )}
      {!data && !isError && <Skeleton className="h-24" />}
      <ul className="grid gap-5">
        {data?.sources.map((source) => (
          <Source key={source.id} source={source} />
        ))}
      </ul>
    </section>
  );
}
