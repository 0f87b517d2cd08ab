import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { addContact, contactsAt, placeContacts, type NewContact } from './api/contacts.ts';
import { pageLocale } from '../../ui/page-language.ts';
import { lastContactWords } from './words.ts';

interface ContactsAtCompanyProps {
  company: string;
  /** Somebody there who may be none of the person's contacts yet; null for nobody. */
  named: NewContact | null;
  onOpen: (contactId: string) => void;
}

const MOST_SHOWN = 8;

/** Whom the person knows at a company; nothing where they know nobody there. */
export function ContactsAtCompany({ company, named, onOpen }: ContactsAtCompanyProps) {
  const { data = [], isSuccess } = useQuery(contactsAt(company));
  const known = data
    .filter(({ status }) => status === 'active')
    .toSorted((a, b) => b.engagementScore - a.engagementScore);
  const isNew = isSuccess && named !== null && data.every(({ name }) => !isSameName(name, named.name));
  if (known.length === 0) return isNew ? <Offered contact={named} /> : null;
  return (
    <section aria-label={t`People you know there`} className="grid gap-2">
      <h3 className="text-base text-soft">
        <Trans>People you know there</Trans>
      </h3>
      <ul className="grid gap-2">
        {known.slice(0, MOST_SHOWN).map((contact) => (
          <li key={contact.id} className="flex items-baseline justify-between gap-4">
            <span className="grid min-w-0">
              <button
                type="button"
                className="truncate text-start text-base text-accent hover:underline"
                onClick={() => onOpen(contact.id)}
              >
                {contact.name}
              </button>
              <span className="truncate text-sm text-soft">{contact.position}</span>
            </span>
            <span className="shrink-0 text-sm text-soft">
              {lastContactWords(contact.lastInteractionDays)}
            </span>
          </li>
        ))}
      </ul>
      {known.length > MOST_SHOWN && (
        <p className="text-sm text-soft">
          <Trans>And {known.length - MOST_SHOWN} more.</Trans>
        </p>
      )}
      {isNew && <Offered contact={named} />}
    </section>
  );
}

const isSameName = (one: string, other: string) =>
  one.localeCompare(other, pageLocale, { sensitivity: 'base' }) === 0;

/** Somebody whom the person may keep among their contacts. */
function Offered({ contact }: { contact: NewContact }) {
  const [key] = useState(() => crypto.randomUUID());
  const [isBusy, setIsBusy] = useState(false);
  const add = async () => {
    setIsBusy(true);
    await withErrorToast(
      async () => {
        const { id, name } = await addContact(contact, key);
        const undo = () => void withErrorToast(() => placeContacts([id], 'trash'), t`Not undone`);
        toast(t`Added ${name} to your contacts`, undefined, { label: t`Undo`, run: undo });
      },
      t`Not added`,
    );
    setIsBusy(false);
  };
  return (
    <Button
      className="justify-self-start"
      icon={<UserPlus size={16} strokeWidth={1.5} aria-hidden="true" />}
      busyLabel={isBusy ? t`Adding…` : undefined}
      onClick={() => void add()}
    >
      <Trans>Add {contact.name} to contacts</Trans>
    </Button>
  );
}
