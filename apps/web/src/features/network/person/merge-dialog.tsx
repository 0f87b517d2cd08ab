import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { isFound, searchedWords, searchWords } from '@candor/domain/network';
import { withErrorToast } from '../../../platform/with-error-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { InputField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.ts';
import { mergeContact, unmergeContact, type Card, type Contact } from '../api/contacts.ts';
import { roleOf } from '../words.ts';

interface MergeDialogProps {
  contact: Contact;
  contacts: readonly Card[];
  onClose: () => void;
}

const MOST_SHOWN = 8;

/** Chooses who else a contact is. Those whose name begins alike come first. */
export function MergeDialog({ contact, contacts, onClose }: MergeDialogProps) {
  const [search, setSearch] = useState(contact.name.split(' ')[0] ?? '');
  const found = useMemo(() => {
    const words = searchWords(search);
    const others = contacts.filter(({ id }) => id !== contact.id);
    return others.filter((card) => isFound(searchedWords(card), words)).slice(0, MOST_SHOWN);
  }, [contact.id, contacts, search]);
  const merge = (other: Card) =>
    void withErrorToast(
      async () => {
        await mergeContact(contact.id, other.id);
        onClose();
        const undo = () => void withErrorToast(() => unmergeContact(other.id), t`Not undone`);
        toast(t`Merged ${other.name} into ${contact.name}`, undefined, { label: t`Undo`, run: undo });
      },
      t`Not merged`,
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Merge into ${contact.name}`}
      description={t`Choose the duplicate. Its interactions and details move here; nothing is lost.`}
    >
      <InputField
        label={t`Search contacts`}
        type="search"
        value={search}
        onChange={({ currentTarget: { value } }) => setSearch(value)}
      />
      <ul className="grid max-h-72 overflow-y-auto">
        {found.map((card) => (
          <li key={card.id} className="flex items-center gap-3 border-t border-line py-2">
            <span className="grid min-w-0 grow">
              <span className="truncate font-medium">{card.name}</span>
              <span className="truncate text-sm text-soft">{roleOf(card) || card.email}</span>
            </span>
            <Button aria-label={t`Merge ${card.name}`} onClick={() => merge(card)}>
              <Trans>Merge</Trans>
            </Button>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className="text-base text-soft">
          <Trans>No contacts match.</Trans>
        </p>
      )}
    </Dialog>
  );
}
