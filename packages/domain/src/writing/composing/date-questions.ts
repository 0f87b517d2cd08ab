import {
  compareDates,
  isReadableDate,
  parseDuration,
  PRESENT,
  readPartialDate,
  readRange,
  seasonMonth,
  type Certification,
  type CvRequest,
} from '../../cv/index.ts';
import type { FigureQuestion } from '../report.ts';
import { questionWords, type QuestionLanguage, type QuestionWords } from './questions.data.ts';

const MOST = 4;
const isBeyond = (date: string, today: string) =>
  date !== PRESENT && isReadableDate(date) && date > today && !today.startsWith(date);

/** "From 2/2025" and no end: a time that goes on as far as anyone knows, never one month. */
export const isOpen = (duration: string) =>
  readPartialDate(duration) === null && seasonMonth(duration) === null && readRange(duration)?.end === '';

/** What is wrong or missing in the dates of one post; null where nothing is. */
function remarkOn(
  { start, end, duration = '' }: { start: string; end: string; duration?: string },
  today: string | undefined,
): keyof QuestionWords | null {
  if (!isReadableDate(start) && !isReadableDate(end))
    // "Summer 2018", "on and off since 1985" say it.
    return /(?:19|20)\d\d(?!.*(?:\?| or ))/u.test(duration) ? null : 'when';
  const isInOrder = compareDates(start, end) <= 0 || start.startsWith(end) || start === '';
  if (end !== '' && !isInOrder) return 'order';
  if (today !== undefined && (isBeyond(start, today) || isBeyond(end, today))) return 'future';
  return end === '' && isOpen(duration) ? 'open' : null;
}

/** How long a certificate counts, behind a word that says so: "EXP 2026", "till 2026 march". */
const UNTIL = /\b(?:exp\w*|valid|till?|until)\P{N}*(?<date>.*\d{4}.*)/iu;

/** Whether a certificate has run out by its own words. */
export function hasRunOut({ name, date }: Certification, today: string | undefined): boolean {
  if (/\b(?:expired|lapsed|ran out)\b/i.test(date) || /\((?:expired|lapsed)\b/i.test(name)) return true;
  const until = UNTIL.exec(date)?.groups?.date?.replace(/^(\d{4}) (\p{L}+)$/u, '$2 $1') ?? '';
  const last = readPartialDate(until) ?? '';
  return today !== undefined && last !== '' && last < today && !today.startsWith(last);
}

const expiryQuestions = ({ certifications }: CvRequest, today: string | undefined): FigureQuestion[] =>
  certifications.flatMap((paper, at) =>
    hasRunOut(paper, today)
      ? [
          {
            field: `certifications.${at}.date`,
            sentence: [paper.name, paper.date].filter((one) => one !== '').join(', '),
            question: 'Was it renewed since?',
          },
        ]
      : [],
  );

/** Questions about what cannot be as it stands: dates that contradict each other or are missing, figures that do not fit. */
export function dateQuestions(
  request: CvRequest,
  today: string | undefined,
  language: QuestionLanguage = 'en',
): FigureQuestion[] {
  const dated = request.experience.flatMap(({ duration, position, company }, at) => {
    const isNamed = position !== '' || company !== '';
    const remark = isNamed ? remarkOn({ ...parseDuration(duration), duration }, today) : null;
    const sentence = duration || [position, company].filter((one) => one !== '').join(', ');
    const question = remark && questionWords[language][remark];
    return question ? [{ field: `experience.${at}.duration`, sentence, question }] : [];
  });
  if (language !== 'en') return dated.slice(0, MOST);
  return [...dated, ...expiryQuestions(request, today)].slice(0, MOST);
}
