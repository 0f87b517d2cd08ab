import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ActingTool } from '@candor/contracts/api-keys';
import { actingToolTitle, actScope, apiKeyDays, apiScopes, type ApiScope } from '@candor/domain/account';
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
  label: days === 365 ? t`1 year` : t`${days} days`,
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
        name: (name) => (name.trim() === '' ? t`Name is required` : undefined),
        currentPassword: (password) => (hasPassword && password === '' ? t`Password is required` : undefined),
      },
      onSubmit: async (typed) => {
        if (chosen.length === 0) {
          setError(t`Choose what the key can do`);
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
        label={t`Name`}
        hint={t`What will use it, such as “Backup script”.`}
        maxLength={100}
        autoComplete="off"
        {...field('name')}
      />
      <CheckList
        legend={t`This key can`}
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
          legend={t`Without asking you first, an assistant can`}
          options={actingTools.map((tool) => ({ value: tool.id, label: actingToolTitle(tool) }))}
          chosen={tools}
          onChange={setTools}
        />
      )}
      <ChoiceField
        label={t`Expires after`}
        value={String(days)}
        options={periods}
        onChoose={(value) => setDays(periods.find((period) => period.value === value)?.days ?? days)}
      />
      <ConfirmIdentity {...field('currentPassword')} />
      <Button
        type="submit"
        look="primary"
        className="justify-self-end"
        busyLabel={isBusy ? t`Creating...` : undefined}
      >
        <Trans>Create key</Trans>
      </Button>
    </form>
  );
}
