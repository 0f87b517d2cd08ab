import type { InterviewQuestion } from '../question.ts';
import { builtIn } from './bank/built-in.data.ts';
import { entriesOf } from './bank/read-bank.ts';
import { employerNamed } from './employer-named.ts';

/** The five questions that nearly every interview has in some form; the employer is named where it is stated. */
export const builtInFor = (company: string): InterviewQuestion[] =>
  entriesOf(builtIn).map(({ question }) => employerNamed(question, company));

export const builtInQuestions: readonly InterviewQuestion[] = builtInFor('');
