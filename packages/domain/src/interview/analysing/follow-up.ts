import { say } from '../../say/index.ts';
import type { QuestionAnalysis, StoryPart } from '../analysis.ts';
import type { InterviewQuestion } from '../question.ts';
import { askedBy } from './asked.ts';

const MISSING: readonly (readonly [StoryPart, () => string])[] = [
  ['action', () => say`What exactly did you do yourself?`],
  ['result', () => say`How did it end?`],
  ['situation', () => say`When and where was that?`],
];

/**
 * What an interviewer would ask next, in the words of whoever speaks, which is the interviewer: the part that the answer left out, or the point that it did not come to; else what the question brings along. Null where nothing is left to ask.
 */
export function followUp(
  question: InterviewQuestion,
  { score, structure, remarks, keyPoints, verdict }: QuestionAnalysis,
): string | null {
  const weak = remarks.filter(({ isStrength }) => !isStrength);
  const ofKind = (kind: (typeof weak)[number]['kind']) =>
    weak.find((one) => one.kind === kind && one.quote !== '');
  if (ofKind('relevance') && verdict !== undefined) return say`Let me ask again. ${question.question}`;
  // Parts of a story are told by rules of English.
  if (score === null) return question.followUp ?? null;
  const asked = askedBy(question.question, question.category);
  if (asked === 'story') {
    if (ofKind('ownership')) return say`Which part of that was yours?`;
    const missing = MISSING.find(([part]) => structure[part].length === 0);
    if (missing) return missing[1]();
    if (ofKind('outcome')) return say`How do you know it worked?`;
  }
  const [missed] = keyPoints.missed;
  if (asked === 'explanation' && missed !== undefined)
    return say`What can you tell me about this: ${missed}?`;
  return question.followUp ?? null;
}
