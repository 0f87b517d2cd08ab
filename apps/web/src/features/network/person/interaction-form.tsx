import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { interactionTypes } from '@candor/domain/network';
import { isOffline, sentenceOf } from '../../../platform/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { InputField, SelectField, TextareaField } from '../../../ui/field.tsx';
import type { Interaction, NewInteraction } from '../api/contacts.ts';
import { interactionOptions } from '../words.ts';

interface InteractionFormProps {
  today: string;
  /** What is edited; null for something new. */
  start: Interaction | null;
  onSave: (body: NewInteraction) => Promise<unknown>;
  onClose: () => void;
}

/** What happened, when, and what came of it. */
export function InteractionForm({ today, start, onSave, onClose }: InteractionFormProps) {
  const [typed, setTyped] = useState({
    interactionType: start?.interactionType ?? 'email',
    interactionDate: start?.interactionDate ?? today,
    subject: start?.subject ?? '',
    content: start?.content ?? '',
    outcome: start?.outcome ?? '',
  });
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState('');
  const text = (name: 'subject' | 'content' | 'outcome') => ({
    value: typed[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: value })),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    setProblem('');
    try {
      await onSave({ ...typed, interactionDate: typed.interactionDate || today });
      onClose();
    } catch (error) {
      setProblem(
        isOffline(error)
          ? t`You’re offline. Try again when the connection is back.`
          : sentenceOf(error, t`Not saved. Please try again.`),
      );
      setIsSaving(false);
    }
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t`What`}
          value={typed.interactionType}
          onChange={({ currentTarget: { value } }) => {
            const interactionType = interactionTypes.find((type) => type === value) ?? 'email';
            setTyped((before) => ({ ...before, interactionType }));
          }}
        >
          {interactionOptions.map(([type, name]) => (
            <option key={type} value={type}>
              {name}
            </option>
          ))}
        </SelectField>
        <InputField
          label={t`When`}
          type="date"
          value={typed.interactionDate}
          onChange={({ currentTarget: { value } }) =>
            setTyped((before) => ({ ...before, interactionDate: value }))
          }
        />
      </div>
      <InputField label={t`Subject`} maxLength={200} {...text('subject')} />
      <TextareaField label={t`Notes`} rows={3} maxLength={20_000} {...text('content')} />
      <InputField label={t`Outcome`} maxLength={500} {...text('outcome')} />
      {problem && (
        <p role="alert" className="text-base text-danger">
          {problem}
        </p>
      )}
      <div className="flex justify-end gap-3">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="primary" type="submit" busyLabel={isSaving ? t`Saving…` : undefined}>
          <Trans>Save interaction</Trans>
        </Button>
      </div>
    </form>
  );
}
