/*
 * Questions for a mock interview: five that are always there, a bank, and those made from an advert, a CV and an occupation.
 * Stands on `@candor/english` and holds the bank: for workers and the server, never loaded with a page.
 */
export type { AdvertToAsk } from './advert-to-ask.ts';
export { bankQuestions, type BankFilter } from './bank/bank-questions.ts';
export { builtInFor, builtInQuestions } from './built-in.ts';
export { isAskedAt } from './by-difficulty.ts';
export { questionsFromAdvert, type AdvertOptions } from './from-advert.ts';
export { questionsFromCv, type CvOptions } from './from-cv.ts';
export { questionsOfOccupation, type OccupationToAsk } from './from-occupation.ts';
export type { PlanInput } from './plan-input.ts';
export type { TalkedPay } from './pay-tip.ts';
export { planInterview } from './plan-interview.ts';
export { questionsToAsk, type QuestionToAsk } from './questions-to-ask.ts';
export { salaryTalkQuestions, type SalaryTalkInput } from './salary-talk.ts';
