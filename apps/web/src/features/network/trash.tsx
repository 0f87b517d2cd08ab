import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { dayOf } from '../../platform/dates.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { purgeContact, type Card } from './api/contacts.ts';
import { placeContact, useContacts } from './use-contacts.ts';
import { roleOf } from './words.ts';
import { wholeNumber } from '../../ui/figures.ts';

const MOST_SHOWN = 200;

/** Contacts that were deleted, with the way back. */
export function Trash({ onBack }: { onBack: () => void }) {
  const { contacts = [], isPending } = useContacts('trash');
  const [purging, setPurging] = useState<Card | null>(null);
  return (
    <section aria-labelledby="contact-trash" className="grid gap-4 pb-12">
      <div className="flex items-center gap-3">
        <Button
          look="quiet"
          icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />}
          onClick={onBack}
        >
          Back
        </Button>
        <h2 id="contact-trash" className="font-serif text-lg font-semibold">
          Trash
        </h2>
      </div>
      {!isPending && contacts.length === 0 && <p className="text-base text-soft">The trash is empty.</p>}
      <ul>
        {contacts.slice(0, MOST_SHOWN).map((contact) => (
          <li key={contact.id} className="flex flex-wrap items-center gap-3 border-t border-line py-3">
            <div className="grid min-w-48 grow">
              <span className="font-medium">{contact.name}</span>
              <span className="text-sm text-soft">
                {[roleOf(contact), contact.purgeAt && `Deleted forever on ${dayOf(contact.purgeAt)}`]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            <Button onClick={() => void placeContact(contact, 'active', 'trash')}>Restore</Button>
            <Button look="danger" onClick={() => setPurging(contact)}>
              Delete forever
            </Button>
          </li>
        ))}
      </ul>
      {contacts.length > MOST_SHOWN && (
        <p className="text-base text-soft">
          And {wholeNumber(contacts.length - MOST_SHOWN)} more, shown once these are gone.
        </p>
      )}
      <Confirm
        isOpen={purging !== null}
        title="Delete forever?"
        question={`${purging?.name ?? ''} and everything recorded with them can’t be restored.`}
        confirmLabel="Delete forever"
        onClose={() => setPurging(null)}
        onConfirm={() => {
          const id = purging?.id;
          setPurging(null);
          if (id) void withErrorToast(() => purgeContact(id), 'Not deleted');
        }}
      />
    </section>
  );
}
