import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { isOffline, sentenceOf } from '../../platform/call-error.ts';
import { errorToast } from '../../ui/toast.ts';
import { saveJob } from './api/save-job.ts';
import type { Job } from './api/search-jobs.ts';

/** Saves a found job before anything is done with it. */
export function useSavedJob(job: Job) {
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const withSaved = async (run: (saved: Awaited<ReturnType<typeof saveJob>>) => void) => {
    setState('saving');
    try {
      const saved = await saveJob(job);
      setState('saved');
      run(saved);
    } catch (error) {
      setState('idle');
      errorToast(
        t`Not saved`,
        isOffline(error)
          ? t`You’re offline. Try again when the connection is back.`
          : sentenceOf(error, t`The job could not be saved. Please try again.`),
      );
    }
  };
  return {
    state,
    /** Does something with the job, which is saved with it. */
    withSaved,
  };
}
