import { z } from 'zod';
import { multiLine } from '../text/index.ts';
import { answerLimits } from './limits.ts';

/**
 * `met`: a line surely answers it. `maybe`: a line may, or one in other words: its person can tell. `open`: what has one name everywhere
 * and is not named, or what its person says they lack.
 */
export const answerStates = ['met', 'maybe', 'open'] as const;
export type AnswerState = (typeof answerStates)[number];

/** What an advert may ask for; `other` is a line that could not be classified. */
export const demandKinds = [
  'title',
  'years',
  'degree',
  'place',
  'skill',
  'certificate',
  'language',
  'other',
] as const;
export type DemandKind = (typeof demandKinds)[number];

/** Where a line stands: the CV that is sent, or what else its person has entered. */
export const lineSources = ['cv', 'profile'] as const;
export type LineSource = (typeof lineSources)[number];

/** A person's verdict on a line that may answer something: it does, or it does not. */
export const verdictSchema = z.object({
  /** What is asked, whatever advert asks it. */
  demand: multiLine(answerLimits.demand),
  /** The words of the line; '' of a demand that they lack, whatever their lines say. */
  line: multiLine(answerLimits.line),
  isAnswer: z.boolean(),
});
export type Verdict = z.infer<typeof verdictSchema>;
