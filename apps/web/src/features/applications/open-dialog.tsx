import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { applicationName } from '@candor/domain/applications';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { toast } from '../../ui/toast.ts';
import { AddJobDialog } from './add-job-dialog.tsx';
import type { Board, Card } from './api/applications.ts';
import { toastImported } from './importing/toast-imported.ts';

const StagesDialog = lazyOverlay(async () => (await import('./stages-dialog.tsx')).StagesDialog);
const ImportApplications = lazyOverlay(
  async () => (await import('./importing/import-applications.tsx')).ImportApplications,
);

/** What may open over the applications: a job is added to a stage, the stages are edited, a file is imported. */
export type DialogOfView = { kind: 'add'; stage: string } | { kind: 'stages' } | { kind: 'import' };

interface OpenDialogProps {
  dialog: DialogOfView;
  board: Board;
  cards: readonly Card[];
  onClose: () => void;
  /** Opens the screen of a job. */
  onOpen: (id: string) => void;
}

/** The dialog that stands open over the applications. */
export function OpenDialog({ dialog, board, cards, onClose, onOpen }: OpenDialogProps) {
  const { stages } = board;
  return (
    <Suspense>
      {dialog.kind === 'add' && (
        <AddJobDialog
          stages={stages}
          start={{ stage: dialog.stage }}
          onClose={onClose}
          onSaved={(application) => {
            onClose();
            const open = { label: t`Open`, run: () => onOpen(application.id) };
            toast(t`Job saved`, applicationName(application), open);
          }}
          onOpen={({ id }) => {
            onClose();
            onOpen(id);
          }}
        />
      )}
      {dialog.kind === 'stages' && (
        <StagesDialog
          board={board}
          countIn={(id) => cards.filter(({ stage }) => stage === id).length}
          onClose={onClose}
        />
      )}
      {dialog.kind === 'import' && (
        <ImportApplications
          stages={stages}
          onClose={onClose}
          onDone={(added, alreadySaved) => {
            onClose();
            toastImported(added, alreadySaved);
          }}
        />
      )}
    </Suspense>
  );
}
