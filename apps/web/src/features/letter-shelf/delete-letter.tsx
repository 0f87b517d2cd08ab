import { useState } from 'react';
import type { LetterCard } from '@candor/contracts/letters';
import { useAuth } from '../../platform/session.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { errorToast, toast } from '../../ui/toast.ts';
import { deleteLetter } from './api.ts';

/** Asks with the letter's name before it is gone for good. */
export function DeleteLetter({ card, onClose }: { card: LetterCard; onClose: () => void }) {
  const { token } = useAuth();
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    if (!token) {
      errorToast('Authentication Error', 'Please login again to delete letter.');
      return;
    }
    setIsBusy(true);
    try {
      await deleteLetter(card.id);
      toast('Letter Deleted', `"${card.title}" has been permanently deleted.`);
      onClose();
    } catch {
      setIsBusy(false);
      errorToast('Deletion Failed', 'Failed to delete letter. Please check your connection and try again.');
    }
  };
  return (
    <Confirm
      isOpen
      title="Delete letter"
      question={`Are you sure you want to permanently delete "${card.title}"? This action cannot be undone.`}
      actLabel="Delete"
      busyLabel={isBusy ? 'Deleting...' : undefined}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
