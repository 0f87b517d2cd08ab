import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Archive, Combine, MoreHorizontal, Pencil, RotateCcw, ScrollText, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyOverlay } from '../../../ui/lazy-part.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import type { Card, Contact } from '../api/contacts.ts';
import { ContactDialog } from '../contact-dialog.tsx';
import { placeContact } from '../use-contacts.ts';
import { roleOf } from '../words.ts';
import type { PersonHelps } from './helps.ts';

const MergeDialog = lazyOverlay(async () => (await import('./merge-dialog.tsx')).MergeDialog);
const MessageDialog = lazyOverlay(async () => (await import('./message-dialog.tsx')).MessageDialog);
const BriefDialog = lazyOverlay(async () => (await import('./brief-dialog.tsx')).BriefDialog);

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface PersonHeadProps extends Pick<PersonHelps, 'onLetter'> {
  contact: Contact;
  contacts: readonly Card[];
  applications: readonly string[];
  today: string;
  onClose: () => void;
}

/** Who it is, and what can be done. */
export function PersonHead({ contact, contacts, applications, today, onClose, onLetter }: PersonHeadProps) {
  const [dialog, setDialog] = useState<'edit' | 'merge' | 'brief' | 'message' | null>(null);
  const close = () => setDialog(null);
  const isArchived = contact.status === 'archived';
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0">
        <h2 className="font-serif text-xl font-semibold break-words">{contact.name}</h2>
        <p className="text-base break-words text-soft">{roleOf(contact)}</p>
        {isArchived && (
          <p className="text-sm text-warning">
            <Trans context="done with a document">Archived</Trans>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => setDialog('message')}>
          <Trans>Draft a message</Trans>
        </Button>
        <Button icon={<Pencil {...icon} />} onClick={() => setDialog('edit')}>
          <Trans>Edit</Trans>
        </Button>
        <Menu
          label={t`More`}
          trigger={
            <IconButton label={t`More for ${contact.name}`}>
              <MoreHorizontal {...icon} />
            </IconButton>
          }
          items={[
            {
              label: t`Brief before a meeting`,
              icon: <ScrollText {...icon} />,
              onSelect: () => setDialog('brief'),
            },
            { label: t`Merge with another`, icon: <Combine {...icon} />, onSelect: () => setDialog('merge') },
            isArchived
              ? {
                  label: t`Unarchive`,
                  icon: <RotateCcw {...icon} />,
                  onSelect: () => void placeContact(contact, 'active', 'archived'),
                }
              : {
                  label: t`Archive`,
                  icon: <Archive {...icon} />,
                  onSelect: () => void placeContact(contact, 'archived', 'active'),
                },
            {
              label: t`Delete`,
              icon: <Trash2 {...icon} />,
              onSelect: () => {
                onClose();
                void placeContact(contact, 'trash', contact.status);
              },
            },
          ]}
        />
      </div>
      <Suspense>
        {dialog === 'edit' && <ContactDialog contact={contact} onClose={close} onSaved={close} />}
        {dialog === 'merge' && <MergeDialog contact={contact} contacts={contacts} onClose={close} />}
        {dialog === 'message' && <MessageDialog contact={contact} onClose={close} onLetter={onLetter} />}
        {dialog === 'brief' && (
          <BriefDialog contact={contact} applications={applications} today={today} onClose={close} />
        )}
      </Suspense>
    </header>
  );
}
