import { addProposed, improveWriting } from '@candor/domain/improving/rewriting';
import { gatedLetter, startingLetter } from '@candor/domain/letters/composing';
import { answerWork } from '@candor/pool';
import type { LetterWork, LetterWorkResult } from './letter-work.ts';

answerWork((work: LetterWork): LetterWorkResult => {
  switch (work.kind) {
    case 'start':
      return { kind: 'start', letter: startingLetter(work.request, work.options) };
    case 'gate':
      return { kind: 'gate', written: gatedLetter(work.input) };
    case 'improve': {
      const { text, type, keywords } = work;
      return { kind: 'improve', sentences: improveWriting(text, type, { keywords }) };
    }
    case 'add':
      return { kind: 'add', sentences: addProposed(work.sentences, work.proposed) };
    default:
      return work satisfies never;
  }
});
