import { say } from '../../say/index.ts';
import type { InterviewQuestion } from '../question.ts';
import { entriesOf } from './bank/read-bank.ts';
import { salary } from './bank/salary.data.ts';
import { payTip, type TalkedPay } from './pay-tip.ts';
import { quotable } from './quotable.ts';
import { wordedQuestion } from './worded-question.ts';

export interface SalaryTalkInput {
  /** What the advert says of pay, in its words. */
  advertPay?: string;
  /** What the occupation pays where the job is; left out where it is not known. */
  figures?: TalkedPay;
}

const MOST_IN_PAY = 80;
/** Questions for which one has to know the figures. */
const OF_FIGURES = new Set(['salary-expectations', 'salary-advert', 'salary-below']);

/** Questions about pay as employers ask them, with the figures that the person has. */
export function salaryTalkQuestions({ advertPay = '', figures }: SalaryTalkInput = {}): InterviewQuestion[] {
  const pay = quotable(advertPay, MOST_IN_PAY);
  const known = figures
    ? payTip(figures)
    : say`Look up what the role pays in that area before you name a figure.`;
  const ofAdvert = pay === null ? [] : [say`The ad says “${pay}”.`];
  return entriesOf(salary)
    .map(({ question }) => question)
    .filter(({ question }) => pay !== null || !question.includes('{pay}'))
    .map((one) => wordedQuestion(one, { pay: pay ?? '' }))
    .map((one) => ({
      ...one,
      tips: [
        ...(OF_FIGURES.has(one.id) ? [known] : []),
        ...(one.id === 'salary-expectations' ? ofAdvert : []),
        ...one.tips,
      ],
    }));
}
