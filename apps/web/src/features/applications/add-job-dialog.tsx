import type { Stage } from '@candor/domain/applications';
import { Dialog } from '../../ui/dialog.tsx';
import type { Application } from './api/application.ts';
import { JobForm } from './job-form.tsx';

interface AddJobDialogProps {
  stages: readonly Stage[];
  /** The stage it begins in. */
  startStage: string;
  onClose: () => void;
  onSaved: (application: Application) => void;
  onOpen: (application: Application) => void;
}

/** Takes a job over the board. */
export function AddJobDialog({ stages, startStage, onClose, onSaved, onOpen }: AddJobDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title="Add a job">
      <JobForm
        start={{ stage: startStage }}
        stages={stages}
        onCancel={onClose}
        onSaved={onSaved}
        onOpen={onOpen}
      />
    </Dialog>
  );
}
