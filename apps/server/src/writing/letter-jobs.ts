import type { ImprovementType, SentenceRewrites } from '@candor/domain/improving';
import type { LetterGateInput, LetterOptions, LetterRequest, WrittenLetter } from '@candor/domain/letters';
import type { ComposedLetter } from '@candor/domain/letters/composing';
import type { Job } from '@candor/pool';

/** What a thread for letters and their sentences can be asked. */
export interface LetterJobs {
  start: Job<{ request: LetterRequest; options: LetterOptions }, ComposedLetter>;
  gate: Job<LetterGateInput, WrittenLetter>;
  improve: Job<{ text: string; type: ImprovementType; keywords: string }, SentenceRewrites[]>;
  /** Puts a model's rewrites before the computed ones, as far as their facts hold. */
  add: Job<
    { sentences: readonly SentenceRewrites[]; proposed: readonly (readonly string[])[] },
    SentenceRewrites[]
  >;
}
