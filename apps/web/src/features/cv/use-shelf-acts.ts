import { useNavigate } from 'react-router';
import type { CvCard } from '@candor/contracts/cv';
import { told } from '../../platform/told.ts';
import { toast } from '../../ui/toast.ts';
import { duplicateCv, moveToTrash, organiseCv, restoreCv } from './api/shelf.ts';

/** Where a CV may go from its card. Each way has a way back. */
export function useShelfActs(card: CvCard) {
  const navigate = useNavigate();
  const { id, title } = card;
  const takeOut = () => told(() => organiseCv(id, { isArchived: false }), 'Not taken out');
  const restore = () => told(() => restoreCv(id), 'Not restored');
  return {
    duplicate: () =>
      told(async () => {
        const copy = await duplicateCv(id);
        toast('CV duplicated', copy.title, {
          label: 'Open',
          run: () => void navigate(`/cv-builder?edit=${copy.id}`),
        });
      }, 'Not duplicated'),
    archive: () =>
      told(async () => {
        await organiseCv(id, { isArchived: true });
        toast('Archived', title, { label: 'Undo', run: () => void takeOut() });
      }, 'Not archived'),
    takeOut,
    discard: () =>
      told(async () => {
        await moveToTrash(id);
        toast('Moved to the trash', `"${title}" stays there for 30 days.`, {
          label: 'Undo',
          run: () => void restore(),
        });
      }, 'Not moved'),
    restore,
  };
}
