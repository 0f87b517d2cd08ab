import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Copy, Mail } from 'lucide-react';
import { useState } from 'react';
import {
  messageForms,
  messageKinds,
  missingFields,
  writeMessage,
  type MessageField,
  type MessageKind,
} from '@candor/domain/network';

import { useUser } from '../../../platform/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { InputField, SelectField, TextareaField } from '../../../ui/field.tsx';
import type { Contact } from '../api/contacts.ts';
import type { PersonHelps } from './helps.ts';
import { useWorded, WordedNote } from './worded-message.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
/** The kinds that can be a letter as well. */
const letters: Readonly<Partial<Record<MessageKind, 'follow_up' | 'thank_you'>>> = {
  thanks: 'thank_you',
  'follow-up': 'follow_up',
};

interface MessageDialogProps extends Pick<PersonHelps, 'onLetter'> {
  contact: Contact;
  onClose: () => void;
}

/** A short message to a contact: each kind asks for what it needs, and it is read as it is written. */
export function MessageDialog({ contact, onClose, onLetter }: MessageDialogProps) {
  const { name } = useUser();
  const [kind, setKind] = useState<MessageKind>('reconnect');
  const [filled, setFilled] = useState<Readonly<Record<string, string>>>({ company: contact.company });
  const { fields } = messageForms[kind];
  const wording = useWorded({ id: contact.id, kind, filled });
  const { subject, text } = wording.worded ?? writeMessage({ kind, to: contact.name, from: name, filled });
  const missing = missingFields({ kind, filled });
  const letter = letters[kind];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Message to ${contact.name}`}
      description={t`Written from what you fill in. Nothing is sent from here.`}
    >
      <SelectField
        label={t`What it’s for`}
        value={kind}
        onChange={({ currentTarget: { value } }) =>
          setKind(messageKinds.find((one) => one === value) ?? 'reconnect')
        }
      >
        {messageKinds.map((one) => (
          <option key={one} value={one}>
            {messageForms[one].name}
          </option>
        ))}
      </SelectField>
      {fields.map((field) => (
        <Field
          key={`${kind} ${field.id}`}
          field={field}
          value={filled[field.id] ?? ''}
          onChange={(value) => setFilled((before) => ({ ...before, [field.id]: value }))}
        />
      ))}
      <section aria-label={t`Message`} className="grid gap-1 border-t border-line pt-4">
        <p className="text-base break-words whitespace-pre-wrap">{text}</p>
        <p role="status" className="text-sm text-soft">
          {missing.length > 0
            ? t`Still to fill in: ${missing.map(({ label }) => label).join(', ')}.`
            : t`${plural(text.split(/\s+/u).length, { one: '# word', other: '# words' })}`}
        </p>
        {wording.isOffered && missing.length === 0 && <WordedNote {...wording} />}
      </section>
      <div className="flex flex-wrap justify-end gap-3">
        {letter && (
          <Button look="quiet" onClick={() => onLetter(contact, letter)}>
            <Trans>Write a letter instead</Trans>
          </Button>
        )}
        {contact.email !== '' && (
          <Button
            icon={<Mail {...icon} />}
            disabled={missing.length > 0}
            onClick={() => {
              window.location.href = `mailto:${encodeURIComponent(contact.email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
            }}
          >
            <Trans>Open in email</Trans>
          </Button>
        )}
        <Button
          look="primary"
          icon={<Copy {...icon} />}
          disabled={missing.length > 0}
          onClick={() =>
            void copyText(text, t`Copied your message to the clipboard.`, t`Select the message and copy it.`)
          }
        >
          <Trans>Copy</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

interface FieldProps {
  field: MessageField;
  value: string;
  onChange: (value: string) => void;
}

function Field({ field: { label, hint, isRequired, holds }, value, onChange }: FieldProps) {
  const shared = { label, hint, isRequired, value };
  return holds === 'words' ? (
    <InputField {...shared} maxLength={200} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  ) : (
    <TextareaField
      {...shared}
      rows={2}
      maxLength={600}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
