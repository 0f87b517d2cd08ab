import type { InterviewQuestion } from '../question.ts';

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} &.,’'()+/-]*$/u;
const MOST_CHARACTERS = 60;

/** A question that asks about the employer, with its name where one is stated; nothing is said of it. */
export function employerNamed(question: InterviewQuestion, company: string): InterviewQuestion {
  if (!question.question.includes('{here}')) return question;
  const name = company.trim().replaceAll(/\s+/gu, ' ').replace(/[.,]$/u, '');
  const here = NAME.test(name) && name.length <= MOST_CHARACTERS ? `at ${name}` : 'here';
  return { ...question, question: question.question.replaceAll('{here}', here) };
}
