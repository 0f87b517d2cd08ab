import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Site } from '@candor/contracts/admin';
import { call } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { InputField, SelectField } from '../../ui/field.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast.ts';
import { getSite, saveSite } from './api.ts';

const KEY = ['site'];
const signUps = [
  ['open', t`Anyone can create an account`],
  ['invitation', t`By invitation only`],
  ['closed', t`No new accounts`],
] as const satisfies readonly (readonly [Site['signUp'], string])[];

function SiteForm({ stored }: { stored: Site }) {
  const [site, setSite] = useState(stored);
  const [isSaving, setIsSaving] = useState(false);
  async function save() {
    setIsSaving(true);
    await withErrorToast(
      async () => {
        queryClient.setQueryData(KEY, await call(saveSite, { body: site }));
        toast(t`Saved`, t`The site settings apply to everyone now.`);
      },
      t`Update Failed`,
    );
    setIsSaving(false);
  }
  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <SelectField
        label={t`New accounts`}
        className="sm:max-w-xs"
        value={site.signUp}
        onChange={({ currentTarget: { value } }) => {
          const signUp = signUps.find(([name]) => name === value)?.[0];
          if (signUp) setSite({ ...site, signUp });
        }}
      >
        {signUps.map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
      <InputField
        label={t`Announcement`}
        hint={t`Shown at the top of every page to everyone who is signed in. Leave it empty for none.`}
        maxLength={300}
        value={site.announcement}
        onChange={({ currentTarget: { value } }) => setSite({ ...site, announcement: value })}
      />
      <Switch
        label={t`Own AI models`}
        hint={t`People can add their own key for OpenAI, Anthropic, Google, Mistral or OpenRouter and have its model write for them. What they type is then sent to that provider.`}
        isOn={site.ownModels}
        onChange={(ownModels) => setSite({ ...site, ownModels })}
      />
      <Button type="submit" className="justify-self-start" busyLabel={isSaving ? t`Saving...` : undefined}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}

/** What holds for everybody here. */
export function SitePanel() {
  const { data, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(getSite, { signal }),
    refetchOnMount: 'always',
  });
  return (
    <section aria-labelledby="admin-site" className="grid gap-5">
      <h2 id="admin-site" className="font-serif text-lg font-semibold">
        <Trans>Site settings</Trans>
      </h2>
      {data && <SiteForm stored={data} />}
      {isError && (
        <LoadError onRetry={() => void refetch()}>
          <Trans>This could not be loaded.</Trans>
        </LoadError>
      )}
      {!data && !isError && <Skeleton className="h-40" />}
    </section>
  );
}
