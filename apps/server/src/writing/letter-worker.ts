import { addProposed, improveWriting } from '@candor/domain/improving/rewriting';
import { gatedLetter, startingLetter } from '@candor/domain/letters/composing';
import { answerJobs } from '@candor/pool';
import type { LetterJobs } from './letter-jobs.ts';

answerJobs<LetterJobs>({
  start: ({ request, options }) => startingLetter(request, options),
  gate: (input) => gatedLetter(input),
  improve: ({ text, type, keywords }) => improveWriting(text, type, { keywords }),
  add: ({ sentences, proposed }) => addProposed(sentences, proposed).sentences,
});
