import type { InterviewAnswer } from '../analysis.ts';
import { askedBy } from './asked.ts';
import { besideCv } from './beside-cv.ts';
import { deliveryOf } from './delivery.ts';
import type { AnswerContext, Evidence } from './evidence.ts';
import { readAnswer } from './read-answer.ts';
import { relevanceOf } from './relevance.ts';
import { partsOf } from './structure.ts';
import { verdictOf } from './verdict.ts';

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
