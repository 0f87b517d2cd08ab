import { useId, useState } from 'react';
import { apiKeyDays, apiScopes, type ApiScope } from '@candor/domain/account';
import { useFields } from '../../platform/use-fields.ts';
import { Button } from '../../ui/button.tsx';
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

interface ScopesProps {
  offered: readonly ApiScope[];
  chosen: readonly ApiScope[];
  error: string;
  onChange: (chosen: readonly ApiScope[]) => void;
}

function Scopes({ offered, chosen, error, onChange }: ScopesProps) {
  const id = useId();
  return (
    <fieldset className="grid gap-2" aria-describedby={error === '' ? undefined : id}>
      <legend className="mb-1.5 text-base font-medium">This key can</legend>
      {offered.map((scope) => (
        <label key={scope} className="flex items-start gap-3 text-base">
          <input
            type="checkbox"
            checked={chosen.includes(scope)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))
            }
            className="mt-1 size-4 shrink-0 accent-accent"
          />
          <span>{apiScopes[scope]}</span>
        </label>
      ))}
      {error !== '' && (
        <p id={id} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface NewApiKeyProps {
  scopes: readonly ApiScope[];
  onCreated: (secret: string) => void;
}

/** What a new key is called, what it can do and for how long. */
export function NewApiKey({ scopes, onCreated }: NewApiKeyProps) {
  const [chosen, setChosen] = useState<readonly ApiScope[]>([]);
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
          const { secret } = await createApiKey({ ...typed, scopes: [...chosen], days });
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
      <Scopes
        offered={scopes}
        chosen={chosen}
        error={error}
        onChange={(next) => {
          setChosen(next);
          setError('');
        }}
      />
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
