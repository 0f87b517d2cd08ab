import type { QuestionCategory } from '../question.ts';

/**
 * What kind of answer a question asks for: something that happened, what one would do, an explanation, why one wants
 * this post, or who one is and what one thinks.
 */
export type Asked = 'story' | 'plan' | 'explanation' | 'motive' | 'self';

const TOLD =
  /\b(?:time|example|situation|occasion|instance|experience|moment) (?:\S+ ){0,3}?(?:when|where|you|that|in which|of)\b|\bhave you ever\b|\blast time\b|\b(?:tell (?:me|us) about|describe) (?:an?|something|one|the last)\b/i;
const DID_YOU = /\b(?:when|how|what|which|why) (?:\S+ ){0,6}did you\b|\byou have had\b/i;
const WHAT_IF =
  /\bwhat (?:would|could|might|will) you (?:do|bring|improve|contribute|change)\b|\bimagine\b|\bsuppose\b|\bwhat if\b|\bif you (?:started|were|got|joined|had)\b|\bhow would you\b/i;
const MOTIVE =
  /\bwhy (?:do|did|are|would|have|should|this|us|our|we)\b|\bwhat (?:attracts|draws|interests|made|do you know about)\b/i;
const OF_THEM = /\b(?:us|our|here|this (?:job|role|post|position|company|work))\b/i;
const YOURSELF =
  /\babout yourself\b|\bdescribe yourself\b|\bwho are you\b|\byour (?:\S+ )?(?:strength|weakness)|\bwhere do you see yourself\b|\bwalk (?:me|us) through your\b/i;

const OTHERWISE: Readonly<Record<QuestionCategory, Asked>> = {
  general: 'self',
  behavioral: 'story',
  technical: 'explanation',
  situational: 'plan',
  company: 'self',
};

/** Told by the form of the question; by its category where the form says nothing. */
export function askedBy(question: string, category: QuestionCategory): Asked {
  if (YOURSELF.test(question)) return 'self';
  if (category === 'company' && MOTIVE.test(question)) return 'motive';
  if (category !== 'situational' && (TOLD.test(question) || DID_YOU.test(question))) return 'story';
  if (category === 'technical' || category === 'situational' || category === 'behavioral')
    return OTHERWISE[category];
  // "Why are you leaving?" asks after oneself.
  if (MOTIVE.test(question) && OF_THEM.test(question)) return 'motive';
  return WHAT_IF.test(question) ? 'plan' : OTHERWISE[category];
}
