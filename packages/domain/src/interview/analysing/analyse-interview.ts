import type { CvDocument } from '../../cv/index.ts';
import { plural, say } from '../../say/index.ts';
import type { InterviewAnalysis, InterviewAnswer, InterviewTarget } from '../analysis.ts';
import { judgeAnswer, type JudgedAnswer } from './analyse-answer.ts';
import type { PointVerdict } from './evidence.ts';
import { seenInAnyLanguage } from './in-any-language.ts';
import type { FoundRemark } from './remarks.ts';

const MOST_REMARKS = 4;
/** So many words carry a whole score of an interview's side. */
const WHOLE = 60;

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** A side of an answer, 0 to 1, as a score: by how much of the answer there is to judge. */
function scoreOfSide({ evidence: { verdict, read } }: JudgedAnswer, level: number): number {
  const substance = Math.min(1, read.spokenCount / WHOLE) ** 0.6;
  return 100 * level * substance * (verdict === 'judged' ? 1 : 0.3);
}

const communicationOf = (one: JudgedAnswer) => {
  const { structure, clarity, length } = one.levels;
  return scoreOfSide(one, 0.4 * structure + 0.4 * clarity + 0.2 * length);
};

const technicalOf = (one: JudgedAnswer) => {
  const { specificity, relevance, 'key-points': points } = one.levels;
  const subject = one.evidence.asked === 'explanation' ? points : relevance;
  return scoreOfSide(one, 0.5 * subject + 0.5 * Math.min(1, specificity / 0.8));
};

/** How surely it is worded: who acts, and how often it is taken back. Nothing else tells of confidence. */
const confidenceOf = (one: JudgedAnswer) => {
  const { asked, delivery, read } = one.evidence;
  const hedges = (100 * delivery.hedges.length) / Math.max(40, read.spokenCount);
  const plain = Math.max(0, 1 - hedges / 6);
  return scoreOfSide(one, 0.5 * (asked === 'explanation' ? plain : one.levels.ownership) + 0.5 * plain);
};

/** What is said of most answers, with how many they are. */
function together(judged: readonly { remarks: FoundRemark[] }[], isStrength: boolean): string[] {
  const found = judged.flatMap(({ remarks }) =>
    remarks.filter(({ remark }) => remark.isStrength === isStrength).map(({ ofInterview }) => ofInterview),
  );
  return [...Map.groupBy(found, (one) => one)]
    .toSorted((a, b) => b[1].length - a[1].length)
    .slice(0, MOST_REMARKS)
    .map(
      ([words, { length }]) =>
        say`${words} (${length} of ${plural(judged.length, { one: '# answer', other: '# answers' })})`,
    );
}

interface InterviewContext {
  cv?: CvDocument | undefined;
  /** For each answer, whether it is to the point, as a language model says; null where it said nothing. */
  verdicts?: readonly (PointVerdict | null)[];
}

/** What any language shows of answers that our rules cannot read; without scores. */
function withoutScores(
  answers: readonly InterviewAnswer[],
  verdicts: readonly (PointVerdict | null)[],
): InterviewAnalysis {
  const seen = answers.map((answer, at) => seenInAnyLanguage(answer, verdicts[at] ?? null));
  return {
    overallScore: null,
    communicationScore: null,
    technicalScore: null,
    confidenceScore: null,
    timeManagement: null,
    strengths: together(seen, true),
    improvements: together(seen, false),
    questionAnalysis: seen.map(({ analysis }) => analysis),
  };
}

/**
 * Judges the answers of an interview by the published rubric; all scores are 0 to 100. Pure: the same answers have the
 * same scores. With a CV, answers are compared with what it says; one that a model finds to be about something else scores under 30.
 * What it says of the interview as a whole counts what is said of its answers. Those of an interview in another language than English have
 * no score: the rubric is read by rules of English.
 */
export function analyseInterview(
  target: InterviewTarget,
  answers: readonly InterviewAnswer[],
  { cv, verdicts = [] }: InterviewContext = {},
): InterviewAnalysis {
  if ((target.language ?? 'en') !== 'en') return withoutScores(answers, verdicts);
  const judged = answers.map((answer, at) =>
    judgeAnswer(answer, { target, cv, ofModel: verdicts[at] ?? undefined }),
  );
  const technical = judged.filter(({ evidence: { answer } }) => answer.category === 'technical');
  return {
    overallScore: mean(judged.map(({ analysis }) => analysis.score)),
    communicationScore: mean(judged.map(communicationOf)),
    technicalScore: mean((technical.length > 0 ? technical : judged).map(technicalOf)),
    confidenceScore: mean(judged.map(confidenceOf)),
    timeManagement: mean(judged.map(({ levels }) => 100 * levels.length)),
    strengths: together(judged, true),
    improvements: together(judged, false),
    questionAnalysis: judged.map(({ analysis }) => analysis),
  };
}
