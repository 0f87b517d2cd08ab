import { addProposed, improveWriting } from '@candor/domain/improving/rewriting';
import { gatedLetter, startingLetter } from '@candor/domain/letters/composing';
import { answerSpokenJobs } from '../platform/spoken-jobs.ts';
import type { LetterJobs } from './letter-jobs.ts';

answerSpokenJobs<LetterJobs>({
  start: ({ request, options }) => startingLetter(request, options),
  gate: (input) => gatedLetter(input),
  improve: ({ text, type, keywords }) => improveWriting(text, type, { keywords }),
  add: ({ sentences, proposed }) => addProposed(sentences, proposed).sentences,
});
