/* Questions for a mock interview. Holds the bank: for workers and the server, never loaded with a page. */
export { bankQuestions, type BankFilter } from './bank/bank-questions.ts';
export { builtInFor } from './built-in.ts';
export { madeQuestion } from './made-question.ts';
export type { TalkedPay } from './pay-tip.ts';
export type { AdvertToAsk, OccupationToAsk, PlanInput } from './plan-input.ts';
export { lineQuestions, planInterview } from './plan-interview.ts';
export { questionsToAsk, type QuestionToAsk } from './questions-to-ask.ts';
export { salaryTalkQuestions, type SalaryTalkInput } from './salary-talk.ts';
