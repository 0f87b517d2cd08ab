import { isAskedAt, type InterviewQuestion } from '@candor/domain/interview';
import {
  bankQuestions,
  builtInFor,
  planInterview,
  questionsToAsk,
  salaryTalkQuestions,
} from '@candor/domain/interview/questions';
import { inLanguage } from '../platform/reader-language.ts';
import type { InterviewJobs, WantedQuestions } from './interview-jobs.ts';

/** How many questions a practice has. */
const PRACTICE = 5;

/** The questions of a category or of a competency, those of the trade first; another round goes on where the last ended. */
function practiceQuestions(wanted: WantedQuestions): InterviewQuestion[] {
  const { set, competency, company, difficulty, occupation, round, count } = wanted;
  const isOfSet = (one: InterviewQuestion) =>
    competency === null ? one.category === set : one.competencies.includes(competency);
  const family = occupation?.code;
  const all = [...builtInFor(company), ...bankQuestions({ company, ...(family !== undefined && { family }) })]
    .filter((one) => isOfSet(one) && isAskedAt(difficulty, one))
    // As hard as was asked for where there are such.
    .toSorted((a, b) => Number(b.difficulty === difficulty) - Number(a.difficulty === difficulty));
  const many = count ?? PRACTICE;
  const from = all.length === 0 ? 0 : (round * many) % all.length;
  return [...all.slice(from), ...all.slice(0, from)].slice(0, many);
}

function questionsOf(wanted: WantedQuestions): InterviewQuestion[] {
  const { set, competency, cv, advert, occupation, pay, count, made, language: _asked, ...input } = wanted;
  if (set === 'salary')
    return salaryTalkQuestions({ advertPay: advert?.read.salary?.name ?? '', ...(pay && { figures: pay }) });
  if (set !== 'interview' || competency !== null) return practiceQuestions(wanted);
  return planInterview({
    ...input,
    ...(advert && { advert }),
    ...(cv && { cv }),
    ...(occupation && { occupation }),
    ...(made && { made }),
    ...(count !== null && { count }),
  });
}

/**
 * The questions of an interview or of what is practised, and those that the person may ask: in the language of the interview. Why
 * to ask these is said in that of whoever reads.
 */
export async function questionsOfSet(wanted: WantedQuestions): Promise<InterviewJobs['plan']['output']> {
  const read = wanted.advert?.read;
  const whys = new Map(questionsToAsk(read).map(({ id, why }) => [id, why]));
  return inLanguage(wanted.language, () => ({
    questions: questionsOf(wanted),
    toAsk: questionsToAsk(read).map(({ id, question }) => ({ id, question, why: whys.get(id) ?? '' })),
  }));
}
