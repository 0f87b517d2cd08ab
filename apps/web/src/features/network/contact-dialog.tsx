import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { emptyContact } from '@candor/domain/network';
import { CallError, isOffline, sentenceOf } from '../../platform/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { errorToast } from '../../ui/toast.ts';
import { addContact, editContact, type Contact } from './api/contacts.ts';
import { ContactFieldsForm, typedContact, writtenContact, type TypedContact } from './contact-fields.tsx';

interface ContactDialogProps {
  /** The contact that is edited; null for a new one. */
  contact: Contact | null;
  onClose: () => void;
  onSaved: (contact: Contact) => void;
}

const needed = ['name', 'company', 'position'] as const;

/** What is stored now, where a write was stale. */
function currentOf(error: unknown): Contact | undefined {
  // The server keeps what it answers to its schema.
  return error instanceof CallError ? (error.details?.current as Contact | undefined) : undefined;
}

/** Takes a new contact by three fields, or edits one. What is typed stays where it cannot be saved. */
export function ContactDialog({ contact, onClose, onSaved }: ContactDialogProps) {
  const [typed, setTyped] = useState(() => typedContact(contact ?? emptyContact));
  const [version, setVersion] = useState(contact?.version ?? 0);
  const [key] = useState(() => crypto.randomUUID());
  const [wasTried, setWasTried] = useState(false);
  const [showsMore, setShowsMore] = useState(contact !== null);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState('');
  // A contact that came from a file may have neither company nor position.
  const asked = contact === null ? needed : needed.slice(0, 1);
  const missing = asked.filter((name) => typed[name].trim() === '');
  const save = async () => {
    const written = writtenContact(typed);
    if (contact !== null) return editContact(contact.id, version, written);
    const { nextFollowUp, ...fields } = written;
    // Left empty it is proposed by the rhythm of the tags.
    return addContact(nextFollowUp === null ? fields : { ...fields, nextFollowUp }, key);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (missing.length > 0 || isSaving) return;
    setIsSaving(true);
    setProblem('');
    try {
      onSaved(await save());
    } catch (error) {
      const current = currentOf(error);
      if (current) setVersion(current.version);
      const sentence = current
        ? t`This contact was changed somewhere else. Save again to keep what you typed here.`
        : isOffline(error)
          ? t`You’re offline. Try again when the connection is back.`
          : sentenceOf(error, t`Please try again.`);
      setProblem(sentence);
      if (contact === null) errorToast(t`Failed to add contact`, sentence);
      setIsSaving(false);
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={contact === null ? t`Add Contact` : t`Edit ${contact.name}`}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <ContactFieldsForm
          contact={typed}
          onChange={(change) => setTyped((before): TypedContact => ({ ...before, ...change }))}
          missing={wasTried ? missing : []}
          showsMore={showsMore}
        />
        {!showsMore && (
          <div>
            <Button look="quiet" className="-ms-3.5" onClick={() => setShowsMore(true)}>
              <Trans>More fields</Trans>
            </Button>
          </div>
        )}
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
            {contact === null ? t`Add Contact` : t`Save`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
