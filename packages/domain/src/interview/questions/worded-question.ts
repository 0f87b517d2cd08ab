import { say } from '../../say/index.ts';
import { sayText } from '../../say/say-text.ts';
import type { InterviewQuestion } from '../question.ts';

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} &.,’'()+/-]*$/u;
const MOST_CHARACTERS = 60;

/** "at Acme" where the employer is stated; nothing is said of it. */
function placeOf(company: string): string {
  const name = company.trim().replaceAll(/\s+/gu, ' ').replace(/[.,]$/u, '');
  return NAME.test(name) && name.length <= MOST_CHARACTERS ? say`at ${name}` : say`here`;
}

/** A question of the bank in the language of the interview, with its values put in; the employer is named where it is stated. */
export function wordedQuestion(
  one: InterviewQuestion,
  { company = '', ...values }: Readonly<Record<string, string>> & { company?: string } = {},
): InterviewQuestion {
  const { question, tips, keyPoints, strongAnswer, followUp } = one;
  return {
    ...one,
    question: sayText(question, { here: placeOf(company), ...values }),
    tips: tips.map((tip) => sayText(tip)),
    keyPoints: keyPoints.map((point) => sayText(point)),
    strongAnswer: sayText(strongAnswer),
    ...(followUp !== undefined && { followUp: sayText(followUp) }),
  };
}
