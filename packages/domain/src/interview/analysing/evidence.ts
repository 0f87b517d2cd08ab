import type { CvDocument } from '../../cv/index.ts';
import type { InterviewAnswer, InterviewTarget } from '../analysis.ts';
import { askedBy, type Asked } from './asked.ts';
import { besideCv, type BesideCv } from './beside-cv.ts';
import { deliveryOf, type Delivery } from './delivery.ts';
import { readAnswer, type ReadAnswer } from './read-answer.ts';
import { relevanceOf, type Relevance } from './relevance.ts';
import { partsOf, type Parts } from './structure.ts';
import { verdictOf, type Verdict } from './verdict.ts';

/** All that is found in an answer before anything is scored or said. */
export interface Evidence {
  answer: InterviewAnswer;
  asked: Asked;
  read: ReadAnswer;
  parts: Parts;
  relevance: Relevance;
  delivery: Delivery;
  /** Null without a CV. */
  cv: BesideCv | null;
  verdict: Verdict;
}

/** What stands beside an answer: what the interview is for, and the CV that it is about. */
export interface AnswerContext {
  target?: InterviewTarget | undefined;
  cv?: CvDocument | undefined;
}

/** Reads an answer and finds what the rubric asks after. */
export function gatherEvidence(answer: InterviewAnswer, { target, cv }: AnswerContext): Evidence {
  const asked = askedBy(answer.question, answer.category);
  const read = readAnswer(answer.answer);
  const evidence = {
    answer,
    asked,
    read,
    parts: partsOf(read, asked),
    relevance: relevanceOf({ answer, asked, read, target }),
    delivery: deliveryOf(answer, read),
    cv: cv ? besideCv(cv, answer.question, read) : null,
  };
  return { ...evidence, verdict: verdictOf(evidence) };
}
