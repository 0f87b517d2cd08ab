import type { EnglishVariant, Finding, TextKind } from '@candor/domain/improving';

/** What the checking thread is asked. */
export interface CheckAsked {
  /** The box that asks: only its newest text is checked. */
  asker: number;
  /** Counts what this box asked. */
  number: number;
  text: string;
  variant: EnglishVariant;
  kind: TextKind;
}

/** What it answers: first what our own checks find, then that with spelling and grammar by Harper. */
export interface CheckAnswer {
  asker: number;
  number: number;
  findings: Finding[];
  /** `loading` while Harper is on its way, `ready` with it, `alone` where it could not be loaded, `other` where the text is not English. */
  dictionary: 'loading' | 'ready' | 'alone' | 'other';
}
