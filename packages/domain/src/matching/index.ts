/* A CV against job adverts, and the adverts themselves as they are found. The scoring stands apart: `matching/scoring`. */
export { contractWords } from './contract-words.ts';
export {
  advertIdentity,
  answersQuery,
  foundAdvertSchema,
  mergeAdverts,
  type FoundAdvert,
} from './found-advert.ts';
export { jobPostingIn, type JobPosting } from './job-posting.ts';
export * from './match.ts';
export { ownPayIn } from './own-pay.ts';
export { readPay, yearlyPay, yearlyPaySchema, type PayPeriod, type YearlyPay } from './yearly-pay.ts';
