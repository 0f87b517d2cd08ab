import { typedLanguage, type CvRequest, type SectionLanguage } from '../../cv/index.ts';
import type { FigureQuestion, LeftOut } from '../report.ts';
import { dateQuestions } from './date-questions.ts';
import { questionWords, type QuestionLanguage } from './questions.data.ts';

const isAsked = (language: SectionLanguage): language is QuestionLanguage => language in questionWords;

/** What only the person can put right or add, as questions beside a CV in its language; none where we lack the words. */
export function questionsOf(
  leftOut: readonly LeftOut[],
  request: CvRequest,
  today: string | undefined,
): FigureQuestion[] {
  const typed = typedLanguage(request) ?? 'en';
  if (!isAsked(typed)) return [];
  const asked = leftOut
    .filter(({ reason }) => reason === 'placeholder')
    .map(({ place, text }) => ({
      field: place,
      sentence: text,
      question: questionWords[typed].placeholder,
    }));
  const schools = request.education.flatMap(({ institution, degree }, at) =>
    institution === '' && degree !== '' && !/\b(?:didn['’]?t|not|never) finish/i.test(degree)
      ? [{ field: `education.${at}.institution`, sentence: degree, question: questionWords[typed].school }]
      : [],
  );
  const dates = [...schools, ...dateQuestions(request, today, typed)];
  const gone = leftOut.flatMap(({ place, text }) => (place === 'certifications' ? [] : [text]));
  return [
    ...asked,
    ...dates.filter(
      ({ sentence }) => !gone.some((text) => text.includes(sentence) || sentence.startsWith(text)),
    ),
  ];
}
