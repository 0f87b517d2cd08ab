import type { InterviewQuestion } from '../question.ts';
import { builtInTexts } from './built-in.data.ts';
import { employerNamed } from './employer-named.ts';

/** The five questions that nearly every interview has in some form, one of each category, easy to hard; the employer is named where it is stated. */
export const builtInFor = (company: string): InterviewQuestion[] =>
  builtInTexts.map((question) => employerNamed(question, company));

export const builtInQuestions: readonly InterviewQuestion[] = builtInFor('');
