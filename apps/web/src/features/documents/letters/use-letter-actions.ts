import type { LetterCard } from '@candor/contracts/letters';
import { useCopyAndTrash } from '../../../platform/use-copy-and-trash.ts';
import { duplicateLetter, moveToTrash, renameLetter, restoreLetter } from './api.ts';

/** Where a letter may go from its card. */
export function useLetterActions({ id, title }: LetterCard) {
  return useCopyAndTrash({
    title,
    kind: 'Letter',
    builder: '/letter-builder',
    rename: (to) => renameLetter(id, to),
    duplicate: () => duplicateLetter(id),
    discard: () => moveToTrash(id),
    restore: () => restoreLetter(id),
  });
}
