import { useState } from 'react';
import type { ActingTool } from '@candor/contracts/api-keys';
import { actScope, apiKeyDays, apiScopes, type ApiScope } from '@candor/domain/account';
import { useFields } from '../../platform/use-fields.ts';
import { Button } from '../../ui/button.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { InputField } from '../../ui/field.tsx';
import { createApiKey } from './api-keys-api.ts';
import { ChoiceField } from './choice-field.tsx';
import { ConfirmIdentity, useHasPassword } from './confirm-identity.tsx';
import { fieldErrors } from './field-errors.ts';

type Days = (typeof apiKeyDays)[number];
const periods = apiKeyDays.map((days) => ({
  value: String(days),
  label: days === 365 ? '1 year' : `${days} days`,
  days,
}));

interface NewApiKeyProps {
  scopes: readonly ApiScope[];
  actingTools: readonly ActingTool[];
  onCreated: (secret: string) => void;
}

/** What a new key is called, what it can do and for how long. */
export function NewApiKey({ scopes, actingTools, onCreated }: NewApiKeyProps) {
  const [chosen, setChosen] = useState<readonly ApiScope[]>([]);
  const [tools, setTools] = useState<readonly string[]>([]);
  const [days, setDays] = useState<Days>(90);
  const [error, setError] = useState('');
  const hasPassword = useHasPassword();
  const { field, submit, isBusy } = useFields(
    { name: '', currentPassword: '' },
    {
      validate: {
        name: (name) => (name.trim() === '' ? 'Name is required' : undefined),
        currentPassword: (password) => (hasPassword && password === '' ? 'Password is required' : undefined),
      },
      onSubmit: async (typed) => {
        if (chosen.length === 0) {
          setError('Choose what the key can do');
          return {};
        }
        try {
          const { secret } = await createApiKey({ ...typed, scopes: [...chosen], tools: [...tools], days });
          onCreated(secret);
          return {};
        } catch (refused) {
          return fieldErrors(refused, 'currentPassword');
        }
      },
    },
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <InputField
        label="Name"
        hint="What will use it, such as “Backup script”."
        maxLength={100}
        autoComplete="off"
        {...field('name')}
      />
      <CheckList
        legend="This key can"
        options={scopes.map((value) => ({ value, label: apiScopes[value] }))}
        chosen={chosen}
        error={error}
        onChange={(next) => {
          setChosen(next);
          setError('');
        }}
      />
      {chosen.includes(actScope) && (
        <CheckList
          legend="Without asking you first, an assistant can"
          options={actingTools.map(({ id, title }) => ({ value: id, label: title }))}
          chosen={tools}
          onChange={setTools}
        />
      )}
      <ChoiceField
        label="Expires after"
        value={String(days)}
        options={periods}
        onChoose={(value) => setDays(periods.find((period) => period.value === value)?.days ?? days)}
      />
      <ConfirmIdentity {...field('currentPassword')} />
      <Button
        type="submit"
        look="primary"
        className="justify-self-end"
        busyLabel={isBusy ? 'Creating...' : undefined}
      >
        Create key
      </Button>
    </form>
  );
}
