import type { RemarkKind } from '../analysis.ts';
import type { Verdict } from './evidence.ts';

/** What to say of an answer that the dimensions do not judge: the verdict in a sentence, and the way out of it. */
export const insteadOfAnswer: Readonly<
  Record<Exclude<Verdict, 'judged'>, { kind: RemarkKind; feedback: string; message: string }>
> = {
  empty: {
    kind: 'length',
    feedback: 'There is no answer to this question yet.',
    message: 'Tell one case from your work, in a minute or two.',
  },
  'no-sentences': {
    kind: 'clarity',
    feedback: 'There are words here, but no sentences that answer the question.',
    message: 'Take one of these words and tell when you used it, what you did and what came of it.',
  },
  echo: {
    kind: 'relevance',
    feedback: 'The answer repeats the question.',
    message:
      'These are the words of the question. Answer it from your own work: what happened, and what you did.',
  },
  'no-answer': {
    kind: 'relevance',
    feedback: 'The answer says that there is none.',
    message:
      'You may ask for a moment to think. If you have no such case, say so and tell the nearest one, or how you would go about it.',
  },
  'too-short': {
    kind: 'length',
    feedback: 'The answer is too short to be judged.',
    message: 'A minute is expected.',
  },
  'other-language': {
    kind: 'clarity',
    feedback: 'The answer is not in English, so only its length and figures were looked at.',
    message:
      'This seems to be written in another language. That is fine where the interview is held in it; only English answers can be judged here.',
  },
  'off-topic': {
    kind: 'relevance',
    feedback: 'The answer does not come to what was asked.',
    message: 'Nothing here, or in what follows, takes up the question. Answer it in your first sentence.',
  },
  'no-story': {
    kind: 'relevance',
    feedback: 'The question asks for something that happened, and the answer speaks in general.',
    message: 'Pick one occasion and tell it from the beginning: when it was, what you did, what came of it.',
  },
};
