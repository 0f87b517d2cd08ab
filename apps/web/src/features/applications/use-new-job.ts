import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { jobAddress, jobPayOf } from '@candor/domain/applications';
import { isOffline, sentenceOf } from '../../platform/call-error.ts';
import type { ReadAdvert } from '../../platform/read-advert.ts';
import type { Application } from './api/application.ts';
import { saveJob, type NewJob } from './api/applications.ts';

/** Longest name of a job, an employer or a place, in characters. */
export const LONGEST_NAME = 200;

/** The job with what an advert says: its words, and what the person has not filled in. */
function withAdvert(job: NewJob, { text, title, company, location, pay }: ReadAdvert): NewJob {
  const filled = (typed: string | undefined, read: string) =>
    typed?.trim() ? typed : read.slice(0, LONGEST_NAME);
  return {
    ...job,
    advertText: text,
    title: filled(job.title, title),
    company: filled(job.company, company),
    location: filled(job.location, location),
    pay: pay && jobPayOf(pay),
  };
}

interface NewJobOptions {
  /** What is filled in. */
  start: NewJob;
  onSaved: (application: Application) => void;
}

/** A job that is being added: what is typed, what its advert says, and what stands in the way of saving it. */
export function useNewJob({ start, onSaved }: NewJobOptions) {
  const [job, setJob] = useState(start);
  const [key] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState<'reading' | 'saving' | null>(null);
  const [problem, setProblem] = useState('');
  const [known, setKnown] = useState<Application | null>(null);
  const change = (part: Partial<NewJob>) => setJob((before) => ({ ...before, ...part }));
  const attempt = async (kind: 'reading' | 'saving', run: () => Promise<void>) => {
    setBusy(kind);
    setProblem('');
    setKnown(null);
    try {
      await run();
    } catch (error) {
      const otherwise =
        kind === 'reading'
          ? t`This ad could not be read. Please paste its text instead.`
          : t`The job could not be saved. Please try again.`;
      setProblem(
        isOffline(error)
          ? t`You’re offline. Try again when the connection is back.`
          : sentenceOf(error, otherwise),
      );
    } finally {
      setBusy(null);
    }
  };
  const save = (isAnother: boolean) =>
    attempt('saving', async () => {
      const body = { ...job, url: jobAddress(job.url ?? ''), ...(isAnother && { isAnother }) };
      const { application, isNew } = await saveJob(body, key);
      if (isNew) onSaved(application);
      else setKnown(application);
    });
  return {
    job,
    change,
    busy,
    problem,
    /** The job that is there already, where it is. */
    known,
    readAdvert: (reading: Promise<ReadAdvert>) =>
      attempt('reading', async () => {
        const advert = await reading;
        setJob((before) => withAdvert(before, advert));
      }),
    save: async () => {
      if ([job.title, job.company, job.url, job.advertText].some((words) => words?.trim())) await save(false);
      else setProblem(t`Enter a job title or an employer, or paste the job ad.`);
    },
    saveAsAnother: () => save(true),
  };
}
