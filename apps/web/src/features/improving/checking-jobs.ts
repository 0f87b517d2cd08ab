import type { EnglishVariant, Finding, TextKind } from '@candor/domain/improving';
import type { Job } from '@candor/pool/jobs';

export interface CheckAsked {
  text: string;
  variant: EnglishVariant;
  kind: TextKind;
}

export interface CheckAnswer {
  by: 'own' | 'harper';
  findings: Finding[];
  /** `loading` while Harper is on its way, `ready` when it is there, `alone` where it could not be loaded, `other` where the text is not English. */
  dictionary: 'loading' | 'ready' | 'alone' | 'other';
}

/** What the checking thread can be asked. */
export interface CheckingJobs {
  /** Reports at once what our own checks find, and gives what Harper finds of spelling and grammar. */
  check: Job<CheckAsked, CheckAnswer, CheckAnswer>;
}
