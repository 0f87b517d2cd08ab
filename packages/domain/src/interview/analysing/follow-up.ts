import type { QuestionAnalysis, StoryPart } from '../analysis.ts';
import type { InterviewQuestion } from '../question.ts';
import { askedBy } from './asked.ts';

const MISSING: readonly (readonly [StoryPart, string])[] = [
  ['action', 'What exactly did you do yourself?'],
  ['result', 'How did it end?'],
  ['situation', 'When and where was that?'],
];

/**
 * What an interviewer would ask next, in the language of the interview: the part that the answer left out, or the point that it did not come to; else what the question brings along. Null where nothing is left to ask.
 */
export function followUp(
  question: InterviewQuestion,
  { structure, remarks, keyPoints, verdict }: QuestionAnalysis,
): string | null {
  const asked = askedBy(question.question, question.category);
  const weak = remarks.filter(({ isStrength }) => !isStrength);
  const ofKind = (kind: (typeof weak)[number]['kind']) =>
    weak.find((one) => one.kind === kind && one.quote !== '');
  if (ofKind('relevance') && verdict !== undefined) return `Let me ask again. ${question.question}`;
  if (asked === 'story') {
    if (ofKind('ownership')) return 'Which part of that was yours?';
    const missing = MISSING.find(([part]) => structure[part].length === 0);
    if (missing) return missing[1];
    if (ofKind('outcome')) return 'How do you know it worked?';
  }
  const [missed] = keyPoints.missed;
  if (asked === 'explanation' && missed !== undefined) return `What can you tell me about this: ${missed}?`;
  return question.followUp ?? null;
}
