import { useState } from 'react';
import type { CvCard } from '@candor/contracts/cv';
import { useAuth } from '../../platform/session.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { errorToast, toast } from '../../ui/toast.ts';
import { deleteCv } from './api/cvs.ts';

export function DeleteCv({ card, onClose }: { card: CvCard; onClose: () => void }) {
  const { token } = useAuth();
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    if (!token) {
      errorToast('Authentication Error', 'Please login again to delete CV.');
      return;
    }
    setIsBusy(true);
    try {
      await deleteCv(card.id);
      toast('CV Deleted', `"${card.title}" has been permanently deleted.`);
      onClose();
    } catch {
      setIsBusy(false);
      errorToast('Deletion Failed', 'Failed to delete CV. Please check your connection and try again.');
    }
  };
  return (
    <Confirm
      isOpen
      title="Delete CV"
      question={`Are you sure you want to permanently delete "${card.title}"? This action cannot be undone.`}
      actLabel="Delete"
      busyLabel={isBusy ? 'Deleting...' : undefined}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
