import type { ImprovementType, SentenceRewrites } from '@candor/domain/improving';
import type {
  LetterDocument,
  LetterGateInput,
  LetterOptions,
  LetterRequest,
  WrittenLetter,
} from '@candor/domain/letters';

/** One thing a thread for letters can be asked to do. */
export type LetterWork =
  | { kind: 'start'; request: LetterRequest; options: LetterOptions }
  | { kind: 'gate'; input: LetterGateInput }
  | { kind: 'improve'; text: string; type: ImprovementType; keywords: string }
  | { kind: 'add'; sentences: readonly SentenceRewrites[]; proposed: readonly (readonly string[])[] };

export type LetterWorkResult =
  | { kind: 'start'; letter: LetterDocument }
  | { kind: 'gate'; written: WrittenLetter }
  | { kind: 'improve' | 'add'; sentences: SentenceRewrites[] };
