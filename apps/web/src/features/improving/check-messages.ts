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

/** What it answers: at once what our own checks find, then what Harper finds of spelling and grammar. */
export interface CheckAnswer {
  asker: number;
  number: number;
  by: 'own' | 'harper';
  findings: Finding[];
  /** `loading` while Harper is on its way, `ready` when it is there, `alone` where it could not be loaded, `other` where the text is not English. */
  dictionary: 'loading' | 'ready' | 'alone' | 'other';
}
