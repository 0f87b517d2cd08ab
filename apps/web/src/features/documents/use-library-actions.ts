import { t } from '@lingui/core/macro';
import type { CvCard } from '@candor/contracts/cv';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { useCopyAndTrash } from '../../platform/use-copy-and-trash.ts';
import { toast } from '../../ui/toast.ts';
import { duplicateCv, moveToTrash, organiseCv, renameCv, restoreCv } from './api/library.ts';

/** Where a CV may go from its card. Each way has a way back. */
export function useLibraryActions({ id, title }: CvCard) {
  const takeOut = () => withErrorToast(() => organiseCv(id, { isArchived: false }), t`Not unarchived`);
  const copyAndTrash = useCopyAndTrash({
    title,
    kind: 'CV',
    builder: '/cv-builder',
    rename: (to) => renameCv(id, to),
    duplicate: () => duplicateCv(id),
    discard: () => moveToTrash(id),
    restore: () => restoreCv(id),
  });
  return {
    ...copyAndTrash,
    archive: () =>
      withErrorToast(
        async () => {
          await organiseCv(id, { isArchived: true });
          toast(t({ message: 'Archived', context: 'done with a document' }), title, {
            label: t`Undo`,
            run: () => void takeOut(),
          });
        },
        t`Not archived`,
      ),
    takeOut,
  };
}
