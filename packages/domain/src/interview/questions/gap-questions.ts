import {
  accountedTime,
  formatDateAs,
  monthOfCentury,
  PRESENT,
  sectionLanguages,
  type CvDocument,
} from '../../cv/index.ts';
import { say } from '../../say/index.ts';
import { spokenLanguage } from '../../say/speaker.ts';
import type { InterviewQuestion } from '../question.ts';
import { madeQuestion } from './made-question.ts';

const LEAST_GAP_MONTHS = 8;
const FAR_FUTURE = '2100-12';

const isMonth = (date: string) => /^\d{4}-\d{2}/u.test(date);

/** "Mar 2019", in the language of whoever speaks. */
const monthSaid = (date: string) =>
  formatDateAs(date.slice(0, 7), {
    form: 'short-month',
    language: sectionLanguages.find((one) => one === spokenLanguage()) ?? 'en',
  });

const gapQuestion = (from: string, to: string): InterviewQuestion =>
  madeQuestion({
    category: 'general',
    difficulty: 'medium',
    question: say`Your CV lists nothing between ${from} and ${to}. Is there anything from that time you would like to tell me about?`,
    tips: [
      say`Two or three calm sentences are enough, and private reasons can stay private.`,
      say`If you learned or kept something up, say so.`,
      say`Finish with why this role is right for you now.`,
    ],
    keyPoints: [say`a short and honest account`, say`what you took from it`, say`why this role now`],
    strongAnswer: say`Answers plainly, without apology or blame, says what was learned and brings the conversation back to this role.`,
    competencies: ['communication', 'judgement'],
    source: { kind: 'gap', words: `${from} – ${to}` },
  });

/**
 * A question about time before a job that nothing in the CV accounts for, asked without blame: the newest; none where
 * dates are not known to the month. `today` is "YYYY-MM".
 */
export function gapQuestions(cv: CvDocument, today: string | undefined): InterviewQuestion[] {
  // Without today's date, no time is known of work that goes on.
  if (today === undefined && cv.experience.some(({ end }) => end === PRESENT)) return [];
  // A job whose time is not known may be the one in between.
  if (!cv.experience.every(({ start }) => isMonth(start))) return [];
  const last = today ?? FAR_FUTURE;
  const accounted = accountedTime(cv, last);
  const gaps = cv.experience.flatMap(({ start }) => {
    const began = monthOfCentury(start, last) ?? 0;
    const before = cv.experience.filter(({ end }) => (monthOfCentury(end, last) ?? began) < began);
    const [job] = before.toSorted((a, b) => (a.end < b.end ? 1 : -1));
    const isCovered = accounted.some(({ from, to }) => from < began && to > began - LEAST_GAP_MONTHS);
    if (!job || !isMonth(job.end) || isCovered) return [];
    return [gapQuestion(monthSaid(job.end), monthSaid(start))];
  });
  return gaps.slice(0, 1);
}
