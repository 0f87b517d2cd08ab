import { t } from '@lingui/core/macro';
import { applicationName } from '@candor/domain/applications';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { toast } from '../../ui/toast.ts';
import type { Application } from './api/application.ts';
import { placeApplications, saveJob, takeApplication, type NewJob } from './api/applications.ts';

/**
 * The job of an advert, wherever that was pasted: saved with the way to undo it, or the one that is there already.
 * @param onUndone the job was removed again
 */
export async function takeAdvert(advert: NewJob, onUndone: () => void = () => {}): Promise<Application> {
  const { application, isNew } = await saveJob({ stage: 'saved', ...advert }, crypto.randomUUID());
  takeApplication(application);
  const undo = () =>
    void withErrorToast(
      async () => {
        await placeApplications([application.id], 'trash');
        onUndone();
      },
      t`Not undone`,
    );
  if (isNew) toast(t`Job saved`, applicationName(application), { label: t`Undo`, run: undo });
  return application;
}
