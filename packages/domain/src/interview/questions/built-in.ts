import type { InterviewQuestion } from '../question.ts';
import { builtIn } from './bank/built-in.data.ts';
import { entriesOf } from './bank/read-bank.ts';
import { wordedQuestion } from './worded-question.ts';

/** The five questions that nearly every interview has in some form, as they are written. */
export const builtInQuestions: readonly InterviewQuestion[] = entriesOf(builtIn).map(
  ({ question }) => question,
);

/** The same in the language of whoever speaks; the employer is named where it is stated. */
export const builtInFor = (company: string): InterviewQuestion[] =>
  builtInQuestions.map((one) => wordedQuestion(one, { company }));
