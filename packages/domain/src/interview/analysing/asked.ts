import { holds, readText, wordList } from '../../evidence/index.ts';
import type { QuestionCategory } from '../question.ts';
import { asksForMotive, asksForPlan, asksForStory, asksOfThem, asksOfYourself } from './signs.data.ts';

/**
 * What kind of answer a question asks for: something that happened, what one would do, an explanation, why one wants
 * this post, or who one is and what one thinks.
 */
export type Asked = 'story' | 'plan' | 'explanation' | 'motive' | 'self';

const story = wordList(asksForStory);
const plan = wordList(asksForPlan);
const motive = wordList(asksForMotive);
const ofThem = wordList(asksOfThem);
const yourself = wordList(asksOfYourself);

/** What is asked for by a category, where the form of the question says nothing else. */
export const usuallyAsked: Readonly<Record<QuestionCategory, Asked>> = {
  general: 'self',
  behavioral: 'story',
  technical: 'explanation',
  situational: 'plan',
  company: 'self',
};

/** Told by the form of the question; by its category where the form says nothing. */
export function askedBy(question: string, category: QuestionCategory): Asked {
  const read = readText(question);
  if (holds(yourself, read)) return 'self';
  if (category === 'company' && holds(motive, read)) return 'motive';
  if (category !== 'situational' && holds(story, read)) return 'story';
  if (category !== 'general' && category !== 'company') return usuallyAsked[category];
  // "Why are you leaving?" asks after oneself.
  if (holds(motive, read) && holds(ofThem, read)) return 'motive';
  return holds(plan, read) ? 'plan' : usuallyAsked[category];
}
