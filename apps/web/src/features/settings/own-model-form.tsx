import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { OwnProvider } from '@candor/contracts/own-model';
import { useFields } from '../../platform/use-fields.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { fieldErrors } from './field-errors.ts';
import { saveOwnModel } from './own-model-api.ts';

export const providerNames: Record<OwnProvider, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  mistral: 'Mistral',
  openrouter: 'OpenRouter',
};
// The entries of a record have its keys.
const providers = Object.entries(providerNames).map(([value, label]) => ({
  value: value as OwnProvider,
  label,
}));

/** Whose model is to write, and the key for it. It is tried before it is kept. */
export function OwnModelForm({ onSaved }: { onSaved: () => void }) {
  const [provider, setProvider] = useState<OwnProvider>('openai');
  const { field, submit, isBusy } = useFields(
    { model: '', key: '' },
    {
      validate: {
        model: (model) => (model.trim() === '' ? t`Enter the model’s name` : undefined),
        key: (key) => (key.trim() === '' ? t`Enter your key` : undefined),
      },
      onSubmit: async ({ model, key }) => {
        try {
          await saveOwnModel({ provider, model, key });
          onSaved();
          return {};
        } catch (error) {
          return fieldErrors(error, 'key');
        }
      },
    },
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <ChoiceField label={t`Provider`} value={provider} options={providers} onChoose={setProvider} />
      <InputField
        label={t`Model`}
        hint={t`Its name as your provider writes it.`}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        {...field('model')}
      />
      <InputField
        label={t`API key`}
        type="password"
        hint={t`What you type is sent to ${providerNames[provider]}, which bills you for it.`}
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        {...field('key')}
      />
      <Button
        type="submit"
        look="primary"
        className="justify-self-end"
        busyLabel={isBusy ? t`Trying it...` : undefined}
      >
        <Trans>Try and save</Trans>
      </Button>
    </form>
  );
}
