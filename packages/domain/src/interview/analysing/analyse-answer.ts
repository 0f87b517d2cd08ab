import type { InterviewAnswer, QuestionAnalysis, StoryPart } from '../analysis.ts';
import { askedBy } from './asked.ts';
import { besideCv } from './beside-cv.ts';
import { deliveryOf } from './delivery.ts';
import type { AnswerContext, Evidence } from './evidence.ts';
import { feedbackOn } from './feedback.ts';
import { outlineOf } from './outline.ts';
import { readAnswer } from './read-answer.ts';
import { isMet, isUnsaid, relevanceOf } from './relevance.ts';
import { remarksOn, type FoundRemark } from './remarks.ts';
import { levelsOf, scoreOf, type Levels } from './score.ts';
import { partsOf } from './structure.ts';
import { verdictOf } from './verdict.ts';

export interface JudgedAnswer {
  evidence: Evidence;
  levels: Levels;
  remarks: FoundRemark[];
  analysis: ScoredAnalysis;
}

type ScoredAnalysis = QuestionAnalysis & { score: number };

/** Reads an answer and finds what the rubric asks after. */
function gatherEvidence(answer: InterviewAnswer, { target, cv, ofModel }: AnswerContext): Evidence {
  const asked = askedBy(answer.question, answer.category);
  const read = readAnswer(answer.answer);
  const evidence = {
    answer,
    asked,
    read,
    parts: partsOf(read, asked),
    relevance: relevanceOf({ answer, asked, read, target, ofModel }),
    delivery: deliveryOf(answer, read),
    cv: cv ? besideCv(cv, answer.question, read) : null,
    ofModel: ofModel ?? null,
  };
  return { ...evidence, verdict: verdictOf(evidence) };
}

/** Key points that an answer covers; of technical questions, whose points name what has to be said, also those left out. */
function keyPointsOf({ asked, relevance, verdict }: Evidence): QuestionAnalysis['keyPoints'] {
  const met = verdict === 'judged' ? relevance.keyPoints.filter(isMet) : [];
  const missed =
    asked === 'explanation' && verdict !== 'other-language' ? relevance.keyPoints.filter(isUnsaid) : [];
  return { met: met.map(({ point }) => point), missed: missed.map(({ point }) => point) };
}

/** Judges one answer by the rubric, and keeps what it was judged by. */
export function judgeAnswer(answer: InterviewAnswer, context: AnswerContext): JudgedAnswer {
  const evidence = gatherEvidence(answer, context);
  const levels = levelsOf(evidence);
  const remarks = remarksOn(evidence);
  const words = (part: StoryPart) => evidence.parts[part].map(({ text }) => text);
  const analysis: ScoredAnalysis = {
    questionId: answer.questionId,
    score: scoreOf(evidence, levels),
    ...(evidence.verdict !== 'judged' && { verdict: evidence.verdict }),
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
 * What the published rubric says of one answer of an English interview. Pure: the same answer has the same score. Judges words and time, nothing
 * of voice, accent or face; an answer that is not English is not held to rules of English.
 * @param context what the interview is for (its ad and the employer's name tell what an answer is about), and the CV: what
 * it knows counts as proved, and what it says otherwise is remarked on; and whether it is to the point, as a model says
 */
export function analyseAnswer(answer: InterviewAnswer, context: AnswerContext = {}): ScoredAnalysis {
  return judgeAnswer(answer, context).analysis;
}
