import type { EnglishVariant, Finding } from '@candor/domain/improving';

/** What the checking thread is asked. */
export interface CheckAsked {
  /** Answers to earlier numbers are of no use any more. */
  number: number;
  text: string;
  variant: EnglishVariant;
}

/** What it answers: first what our own checks find, then that with spelling and grammar by Harper. */
export interface CheckAnswer {
  number: number;
  findings: Finding[];
  /** `loading` while Harper is on its way, `ready` with it, `alone` where it could not be loaded. */
  dictionary: 'loading' | 'ready' | 'alone';
}
