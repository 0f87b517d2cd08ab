import type { Application } from '@candor/contracts/application';
import type { CvDocument } from '@candor/domain/cv';
import { contactFromCv, defaultLetterTitle } from '@candor/domain/letters';
import type { LetterDraft } from '../../features/letters/index.ts';
import { partsOfJob } from './letter-for.ts';

interface FormOfJobOptions {
  /** The CV the letter starts from, which says who writes. */
  cv: CvDocument | undefined;
  cvId: string | null;
  /** A written letter keeps its title. */
  isWritten: boolean;
}

/** The form as that of a letter for a job, over what it says of another one. */
export function formOfJob(form: LetterDraft, job: Application, options: FormOfJobOptions): LetterDraft {
  const { cv, cvId, isWritten } = options;
  const { title, ...parts } = partsOfJob(job, form.letterType);
  const next = { ...structuredClone(form), ...parts, cvId, ...(isWritten ? {} : { title }) };
  return cv ? { ...next, ...contactFromCv(next, cv) } : next;
}

/** The form with what it does not say yet of a job. */
export function formFilledFromJob(form: LetterDraft, job: Application, isWritten: boolean): LetterDraft {
  const { title, ...parts } = partsOfJob(job, form.letterType);
  const isUntitled = !isWritten && form.title === defaultLetterTitle;
  return {
    ...structuredClone(form),
    jobTitle: form.jobTitle || parts.jobTitle,
    companyName: form.companyName || parts.companyName,
    hiringManagerName: form.hiringManagerName || parts.hiringManagerName,
    ...(isUntitled && { title }),
  };
}
