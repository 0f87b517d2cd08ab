import type { InterviewQuestion, QuestionCategory } from '../../question.ts';
import { wordedQuestion } from '../worded-question.ts';
import { bankSets } from './bank-sets.ts';
import { isMentioned, type QuestionContext } from './is-mentioned.ts';
import { entriesOf } from './read-bank.ts';

export interface BankFilter {
  /**
   * An occupation's code ("29-1141.00") or a major group ("29"): its own questions come first, then those of any work; `all` for
   * every trade's. Default: only questions of any work.
   */
  family?: string;
  /** Named in questions about the employer. Default: "here". */
  company?: string;
}

const belongs = (codes: readonly string[], family: string): boolean =>
  codes.some((code) => family.startsWith(code) || (family.length === 2 && code.startsWith(family)));

/** Our own questions as they are written, those of the trade first; the same filter gives the same questions in the same order. */
export const questionsOf = (family?: string): InterviewQuestion[] =>
  bankSets
    .flatMap(entriesOf)
    .filter(
      ({ codes }) =>
        codes.length === 0 || family === 'all' || (family !== undefined && belongs(codes, family)),
    )
    .toSorted((a, b) => Number(a.codes.length === 0) - Number(b.codes.length === 0))
    .map(({ question }) => question);

/** The same in the language of whoever speaks. */
export const bankQuestions = ({ family, company = '' }: BankFilter = {}): InterviewQuestion[] =>
  questionsOf(family).map((one) => wordedQuestion(one, { company }));

/** Whoever leads those of a trade is not asked what its beginners are: only what names the level. */
const LEADS_TRADE = /^(?:3[3-9]|4[1-9]|5[13])-1/u;

/** Questions of an occupation's own trade only, as they are written, without those of any work that some trades share. */
export const tradeQuestions = (code: string, context: QuestionContext): InterviewQuestion[] =>
  bankSets
    .filter(({ codes }) => codes.length > 0)
    .flatMap(entriesOf)
    .filter(
      ({ codes, presupposed }) =>
        belongs(LEADS_TRADE.test(code) ? codes.filter((one) => one.length > 2) : codes, code) &&
        (presupposed === null || isMentioned(presupposed, context)),
    )
    .map(({ question }) => question);

/** Questions that fit whoever works, as they are written. */
export const questionsForAll = (category: QuestionCategory): InterviewQuestion[] =>
  bankSets
    .flatMap(entriesOf)
    .filter(({ isForAll, question }) => isForAll && question.category === category)
    .map(({ question }) => question);
