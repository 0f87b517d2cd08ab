import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { toast } from '../../ui/toast.ts';
import type { Card } from './api/contacts.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { toastImported } from './importing/toast-imported.ts';

const ImportContacts = lazyOverlay(
  async () => (await import('./importing/import-contacts.tsx')).ImportContacts,
);
const CadencesDialog = lazyOverlay(async () => (await import('./cadences-dialog.tsx')).CadencesDialog);

/** What may open over the contacts: one is added, a file is imported, how often to be in touch is set by tag. */
export type DialogOfNetwork = 'add' | 'import' | 'cadences';

interface OpenDialogProps {
  dialog: DialogOfNetwork;
  contacts: readonly Card[];
  onClose: () => void;
  onAdded: (id: string) => void;
}

/** The dialog that stands open over the contacts. */
export function OpenDialog({ dialog, contacts, onClose, onAdded }: OpenDialogProps) {
  return (
    <Suspense>
      {dialog === 'add' && (
        <ContactDialog
          contact={null}
          onClose={onClose}
          onSaved={({ id, name }) => {
            onClose();
            toast(t`Contact added`, name);
            onAdded(id);
          }}
        />
      )}
      {dialog === 'import' && (
        <ImportContacts
          known={contacts}
          onClose={onClose}
          onDone={(imported) => {
            onClose();
            toastImported(imported);
          }}
        />
      )}
      {dialog === 'cadences' && <CadencesDialog contacts={contacts} onClose={onClose} />}
    </Suspense>
  );
}
