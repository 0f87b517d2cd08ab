import { useNavigate } from 'react-router';
import type { LetterCard } from '@candor/contracts/letters';
import { told } from '../../platform/told.ts';
import { toast } from '../../ui/toast.ts';
import { duplicateLetter, moveToTrash, restoreLetter } from './api.ts';

/** Where a letter may go from its card. Each way has a way back. */
export function useLetterActs({ id, title }: LetterCard) {
  const navigate = useNavigate();
  const restore = () => told(() => restoreLetter(id), 'Not restored');
  return {
    duplicate: () =>
      told(async () => {
        const copy = await duplicateLetter(id);
        toast('Letter duplicated', copy.title, {
          label: 'Open',
          run: () => void navigate(`/letter-builder?edit=${copy.id}`),
        });
      }, 'Not duplicated'),
    discard: () =>
      told(async () => {
        await moveToTrash(id);
        toast('Moved to the trash', `"${title}" stays there for 30 days.`, {
          label: 'Undo',
          run: () => void restore(),
        });
      }, 'Not moved'),
  };
}
