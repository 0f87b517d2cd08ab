import type { InterviewAnswer, QuestionAnalysis, StoryPart } from '../analysis.ts';
import { gatherEvidence, type AnswerContext, type Evidence } from './evidence.ts';
import { feedbackOn } from './feedback.ts';
import { keyPointsOf } from './key-points.ts';
import { levelsOf, type Levels } from './levels.ts';
import { outlineOf } from './outline.ts';
import { remarksOn, type FoundRemark } from './remarks.ts';
import { scoreOf } from './score.ts';

export interface JudgedAnswer {
  evidence: Evidence;
  levels: Levels;
  remarks: FoundRemark[];
  analysis: QuestionAnalysis;
}

/** Judges one answer by the rubric, and keeps what it was judged by. */
export function judgeAnswer(answer: InterviewAnswer, context: AnswerContext): JudgedAnswer {
  const evidence = gatherEvidence(answer, context);
  const levels = levelsOf(evidence);
  const remarks = remarksOn(evidence);
  // What explains a thing or a wish has no parts of a story.
  const isTold = evidence.asked === 'story' || evidence.asked === 'plan';
  const words = (part: StoryPart) => (isTold ? evidence.parts[part].map((unit) => unit.words) : []);
  const analysis: QuestionAnalysis = {
    questionId: answer.questionId,
    score: scoreOf(evidence, levels),
    feedback: feedbackOn(evidence, levels),
    suggestions: remarks.flatMap(({ remark }) => (remark.isStrength ? [] : [remark.message])),
    remarks: remarks.map(({ remark }) => remark),
    structure: {
      situation: words('situation'),
      task: words('task'),
      action: words('action'),
      result: words('result'),
    },
    keyPoints: keyPointsOf(evidence),
    outline: outlineOf(evidence),
  };
  return { evidence, levels, remarks, analysis };
}

/**
 * What the published rubric says of one answer. Pure: the same answer has the same score. Judges words and time, nothing
 * of voice, accent or face; an answer that is not English is not held to rules of English.
 * @param context what the interview is for (the employer's name tells an answer that is about them), and the CV: what
 * it knows counts as proved, and what it says otherwise is remarked on
 */
export function analyseAnswer(answer: InterviewAnswer, context: AnswerContext = {}): QuestionAnalysis {
  return judgeAnswer(answer, context).analysis;
}
