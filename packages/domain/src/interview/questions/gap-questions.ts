import {
  formatDate,
  monthOfCentury,
  PRESENT,
  toldTime,
  type CvDocument,
  type ExperienceEntry,
} from '../../cv/index.ts';
import { isBreak } from '../../writing/index.ts';
import type { InterviewQuestion } from '../question.ts';
import { levelStep } from './level-step.ts';
import { madeQuestion } from './made-question.ts';
import { nameBehindAt, quotable } from './quotable.ts';

const LEAST_GAP_MONTHS = 8;
const SHORT_STAY_MONTHS = 11;
const FAR_FUTURE = '2100-12';
/** Work that is meant to be short. */
const MEANT_SHORT =
  /\b(?:intern(?:ship)?|trainee|placement|student|working student|summer|seasonal|temp(?:orary)?|contract(?:or)?|freelance|interim|volunteer|apprentice|praktik\w*|werkstudent\w*|aushilfe|saison\w*|stage|stagiaire|été|becari[oa]|prácticas|verano)\b/iu;

const isMonth = (date: string) => /^\d{4}-\d{2}/u.test(date);

function gapQuestion(
  question: string,
  words: string,
  difficulty: 'easy' | 'medium' | 'hard',
): InterviewQuestion {
  return madeQuestion({
    category: 'general',
    difficulty,
    question,
    tips: [
      'Two or three calm sentences are enough; private reasons may stay private.',
      'Say what you kept up, learnt or decided, if there is something.',
      'End with why this role is right for you now.',
    ],
    keyPoints: ['a short and honest account', 'what you took from it', 'why this role now'],
    strongAnswer:
      'Answers plainly and without apology or blame, says what was learnt, and brings the talk back to this role.',
    competencies: ['communication', 'judgement'],
    source: { kind: 'gap', words },
  });
}

/** The time before a job that nothing in the CV accounts for; asked about only where both ends are known to the month. */
function timeQuestions(cv: CvDocument, today: string): InterviewQuestion[] {
  const told = toldTime(cv, today);
  const jobs = cv.experience.filter(({ start }) => isMonth(start));
  // A job whose time is not known may be the one in between.
  if (jobs.length < cv.experience.length) return [];
  return jobs.flatMap(({ start }) => {
    const began = monthOfCentury(start, today) ?? 0;
    const before = cv.experience.filter(({ end }) => (monthOfCentury(end, today) ?? began) < began);
    const last = before.toSorted((a, b) => (a.end < b.end ? 1 : -1))[0];
    const isCovered = told.some(({ from, to }) => from < began && to > began - LEAST_GAP_MONTHS);
    if (!last || !isMonth(last.end) || isCovered) return [];
    const [from, to] = [formatDate(last.end.slice(0, 7)), formatDate(start.slice(0, 7))];
    return [
      gapQuestion(
        `Your CV lists nothing between ${from} and ${to}. Is there anything from that time that you would like to tell me about?`,
        `${from} – ${to}`,
        'medium',
      ),
    ];
  });
}

const lengthOf = ({ start, end }: ExperienceEntry): number | null =>
  isMonth(start) && isMonth(end)
    ? (monthOfCentury(end, FAR_FUTURE) ?? 0) - (monthOfCentury(start, FAR_FUTURE) ?? 0)
    : null;

function shortStayQuestions({ experience }: CvDocument): InterviewQuestion[] {
  return experience.slice(0, -1).flatMap((job) => {
    const months = lengthOf(job);
    const at = nameBehindAt(job.company);
    const isMeantShort = MEANT_SHORT.test(`${job.position} ${job.company}`) || isBreak(job);
    if (months === null || months <= 0 || months > SHORT_STAY_MONTHS || at === null || isMeantShort)
      return [];
    return [
      gapQuestion(
        `You were at ${at} for less than a year. What did you take from that time, and what led you to your next step?`,
        `${formatDate(job.start)} – ${formatDate(job.end)}`,
        'hard',
      ),
    ];
  });
}

function stepQuestions({ experience }: CvDocument, position: string): InterviewQuestion[] {
  const posts = experience.filter((job) => !isBreak(job)).map((job) => job.position);
  const latest = quotable(posts[0] ?? '', 60);
  if (latest === null) return [];
  const step = levelStep(latest, position);
  // Whoever has held such a post before knows what it brings.
  const isNew = step > 0 && posts.every((post) => levelStep(post, position) > 0);
  if (!isNew && step >= 0) return [];
  return [
    gapQuestion(
      `The latest post on your CV is “${latest}”. ${
        isNew
          ? 'What would be the biggest change for you in this one, and how would you prepare for it?'
          : 'What draws you to this role, and what would you miss?'
      }`,
      latest,
      isNew ? 'medium' : 'hard',
    ),
  ];
}

/** Questions about what a CV leaves open, asked without blame: steps up or down, time between jobs, short stays. */
export function gapQuestions(
  cv: CvDocument,
  position: string,
  today: string | undefined,
): InterviewQuestion[] {
  const goesOn = cv.experience.some(({ end }) => end === PRESENT);
  // Without today's date, no time is known of work that goes on, and none is asked about.
  const time = today !== undefined || !goesOn ? timeQuestions(cv, today ?? FAR_FUTURE) : [];
  return [...stepQuestions(cv, position), ...time.slice(0, 1), ...shortStayQuestions(cv).slice(0, 1)];
}
