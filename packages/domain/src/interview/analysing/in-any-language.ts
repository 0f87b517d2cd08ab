import { splitSentences } from '../../cv/index.ts';
import { plural, say } from '../../say/index.ts';
import type { InterviewAnswer, QuestionAnalysis, Remark } from '../analysis.ts';
import { usuallyAsked } from './asked.ts';
import { lengthOf, remarkOnLong, remarkOnShort, roomFor, SHORT_SECONDS, LONG_SECONDS } from './delivery.ts';
import type { PointVerdict } from './evidence.ts';
import { countWords, opening } from './read-answer.ts';
import type { FoundRemark } from './remarks.ts';
import { insteadOfAnswer, LEAST_WORDS } from './verdict.ts';

const FIGURE = /\d+(?:[.,\u00A0\u202F]\d+)*/gu;

type Seen = Pick<QuestionAnalysis, 'verdict' | 'feedback'> & { remarks: FoundRemark[] };

const remark = (
  kind: Remark['kind'],
  { ofInterview, ...words }: { ofInterview: string; quote: string; message: string },
  some: Partial<Remark> = {},
): FoundRemark => ({ ofInterview, remark: { kind, isStrength: false, ...words, ...some } });

/** How long an answer is, and how many figures stand in it. */
function measured({ answer, isSpoken, duration }: InterviewAnswer): string {
  const [count, figures] = [countWords(answer), answer.match(FIGURE)?.length ?? 0];
  const { seconds, wordsPerMinute } = lengthOf({ isSpoken, duration }, count);
  const length = say`${plural(count, { one: '# word', other: '# words' })}, about ${plural(Math.round(seconds), { one: '# second', other: '# seconds' })}, with ${plural(figures, { one: '# figure', other: '# figures' })}.`;
  if (wordsPerMinute === null) return length;
  return `${length} ${say`You spoke ${plural(Math.round(wordsPerMinute), { one: '# word', other: '# words' })} a minute.`}`;
}

function instead(verdict: 'empty' | 'too-short' | 'off-point', answer: InterviewAnswer): Seen {
  const { kind, ofInterview, feedback, message } = insteadOfAnswer[verdict];
  const room = verdict === 'too-short' ? ` ${roomFor[usuallyAsked[answer.category]]()}` : '';
  const words = { ofInterview, quote: opening(answer.answer.trim()), message: `${message}${room}` };
  return {
    verdict,
    feedback,
    remarks: [remark(kind, words, verdict === 'off-point' ? { isFromModel: true } : {})],
  };
}

function seenIn(answer: InterviewAnswer, ofModel: PointVerdict | null): Seen {
  const text = answer.answer.trim();
  const count = countWords(text);
  if (count === 0) return instead('empty', answer);
  if (count < LEAST_WORDS) return instead('too-short', answer);
  if (ofModel && !ofModel.isToThePoint) return instead('off-point', answer);
  const { seconds } = lengthOf(answer, count);
  const last = opening(splitSentences(text).at(-1) ?? text);
  const asked = usuallyAsked[answer.category];
  const remarks = [
    ...(ofModel
      ? [
          remark(
            'relevance',
            {
              ofInterview: say`To the point`,
              quote: ofModel.quote,
              message: say`This answers the question.`,
            },
            { isStrength: true, isFromModel: true },
          ),
        ]
      : []),
    ...(seconds > LONG_SECONDS ? [remark('length', { quote: last, ...remarkOnLong(count, seconds) })] : []),
    ...(seconds < SHORT_SECONDS
      ? [remark('length', { quote: last, ...remarkOnShort(count, seconds, asked) })]
      : []),
  ];
  return { verdict: 'unscored', feedback: measured(answer), remarks };
}

/**
 * What can be said of an answer in whatever language, where our rules read English alone: how long it is, its figures, its pace,
 * and whether it is to the point where a language model says so. It has no score.
 */
export function seenInAnyLanguage(
  answer: InterviewAnswer,
  ofModel: PointVerdict | null,
): { analysis: QuestionAnalysis; remarks: FoundRemark[] } {
  const { remarks, ...seen } = seenIn(answer, ofModel);
  const analysis: QuestionAnalysis = {
    questionId: answer.questionId,
    score: null,
    ...seen,
    suggestions: remarks.flatMap((one) => (one.remark.isStrength ? [] : [one.remark.message])),
    remarks: remarks.map((one) => one.remark),
    structure: { situation: [], task: [], action: [], result: [] },
    keyPoints: { met: [], missed: [] },
    outline: [],
  };
  return { analysis, remarks };
}
