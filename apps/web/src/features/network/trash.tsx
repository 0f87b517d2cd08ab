import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
          icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" className="rtl:-scale-x-100" />}
          onClick={onBack}
        >
          <Trans>Back</Trans>
        </Button>
        <h2 id="contact-trash" className="font-serif text-lg font-semibold">
          <Trans>Trash</Trans>
        </h2>
      </div>
      {!isPending && contacts.length === 0 && (
        <p className="text-base text-soft">
          <Trans>The trash is empty.</Trans>
        </p>
      )}
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
            <Button onClick={() => void placeContact(contact, 'active', 'trash')}>
              <Trans>Restore</Trans>
            </Button>
            <Button look="danger" onClick={() => setPurging(contact)}>
              <Trans>Delete forever</Trans>
            </Button>
          </li>
        ))}
      </ul>
      {contacts.length > MOST_SHOWN && (
        <p className="text-base text-soft">
          <Trans>And {wholeNumber(contacts.length - MOST_SHOWN)} more, shown once these are gone.</Trans>
        </p>
      )}
      <Confirm
        isOpen={purging !== null}
        title={t`Delete forever?`}
        question={t`${purging?.name ?? ''} and everything recorded with them can’t be restored.`}
        confirmLabel={t`Delete forever`}
        onClose={() => setPurging(null)}
        onConfirm={() => {
          const id = purging?.id;
          setPurging(null);
          if (id) void withErrorToast(() => purgeContact(id), t`Not deleted`);
        }}
      />
    </section>
  );
}
