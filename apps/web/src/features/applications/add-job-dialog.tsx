import { t } from '@lingui/core/macro';
import type { Stage } from '@candor/domain/applications';
import { Dialog } from '../../ui/dialog.tsx';
import type { Application } from './api/application.ts';
import type { NewJob } from './api/applications.ts';
import { usualStages } from './stage-names.ts';
import { JobForm } from './job-form.tsx';

interface AddJobDialogProps {
  /** Those of the person's board; as they are at first where that is not known here. */
  stages?: readonly Stage[];
  /** What is filled in. */
  start: NewJob;
  onClose: () => void;
  onSaved: (application: Application) => void;
  onOpen: (application: Application) => void;
}

/** Takes a job over what somebody is looking at. */
export function AddJobDialog({ stages = usualStages, start, onClose, onSaved, onOpen }: AddJobDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={t`Add a job`}>
      <JobForm start={start} stages={stages} onCancel={onClose} onSaved={onSaved} onOpen={onOpen} />
    </Dialog>
  );
}
