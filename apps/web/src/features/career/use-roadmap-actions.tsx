import { t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { toast } from '../../ui/toast.ts';
import { deleteRoadmap, restoreRoadmap } from './api/roadmaps.ts';
import { RenameDialog } from './rename-dialog.tsx';

interface Named {
  id: string;
  title: string;
}

/** What can be done with a whole roadmap: its menu, and the dialog that it opens. */
export function useRoadmapActions({ id, title }: Named, onDeleted?: () => void) {
  const [isNaming, setIsNaming] = useState(false);
  const discard = () =>
    withErrorToast(
      async () => {
        await deleteRoadmap(id);
        onDeleted?.();
        toast(t`Roadmap deleted`, t`“${title}” will be kept for 30 days.`, {
          label: t`Undo`,
          run: () => void withErrorToast(() => restoreRoadmap(id), t`Not restored`),
        });
      },
      t`Not deleted`,
    );
  const dialog: ReactNode = isNaming && (
    <RenameDialog id={id} title={title} onClose={() => setIsNaming(false)} />
  );
  return {
    items: [
      { label: t`Rename`, onSelect: () => setIsNaming(true) },
      { label: t`Delete`, onSelect: () => void discard() },
    ],
    dialog,
  };
}
