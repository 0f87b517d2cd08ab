import type { CvDocument } from '../../cv/index.ts';
import type { InterviewAnswer, InterviewTarget, StoryPart } from '../analysis.ts';
import { askedBy, type Asked } from './asked.ts';
import { besideCv, type BesideCv } from './beside-cv.ts';
import { deliveryOf, type Delivery } from './delivery.ts';
import { readAnswer, type AnswerUnit, type ReadAnswer } from './read-answer.ts';
import { isOffTopic } from './off-topic.ts';
import { relevanceOf, type Relevance } from './relevance.ts';
import { storyPartsOf } from './story-parts.ts';
import { toldInstead } from './told-instead.ts';
import { readEnglish } from '@candor/english';

/** Why an answer is not judged by the dimensions alone. */
export type Verdict =
  /** No words at all. */
  | 'empty'
  /** Words, but no sentence among them: terms one after the other, or letters. */
  | 'no-sentences'
  /** The question's own words, and hardly any others. */
  | 'echo'
  /** So few words that there is nothing to judge. */
  | 'too-short'
  /** Says that there is no answer. */
  | 'no-answer'
  | 'other-language'
  | 'off-topic'
  /** A story was asked for, and general statements came. */
  | 'no-story'
  | 'judged';

/** All that is found in an answer before anything is scored or said. */
export interface Evidence {
  answer: InterviewAnswer;
  asked: Asked;
  read: ReadAnswer;
  parts: Record<StoryPart, AnswerUnit[]>;
  relevance: Relevance;
  delivery: Delivery;
  /** Null without a CV. */
  cv: BesideCv | null;
  verdict: Verdict;
}

const LEAST_WORDS = 12;
const NO_ANSWER =
  /\b(?:i (?:do not|don['’]?t|dont) (?:really )?(?:know|have (?:any|one|an? (?:answer|example|idea)))|no (?:idea|answer|comment)|not sure|can(?:not|['’]?t) (?:think of|remember)|never (?:have|had) (?:a |any )?(?:\w+s\b)|nothing comes to mind|pass)\b/i;
const MOST_OF_NO_ANSWER = 18;
/** A general answer may look back in passing. */
const MOST_PAST = 0.25;
/** Of the words that carry meaning, so many must be the answer's own. */
const LEAST_OWN_SHARE = 0.25;
const LEAST_OWN = 3;
const CARRIES_MEANING = /^(?:noun|name|verb|adjective|number)$/;

/** Whether an answer says hardly anything that the question does not. */
function isEcho(question: string, read: ReadAnswer): boolean {
  const asked = new Set(
    readEnglish(question).sentences.flatMap(({ tokens }) => tokens.map(({ lemma }) => lemma)),
  );
  const said = read.units.flatMap(({ tokens }) => tokens).filter(({ pos }) => CARRIES_MEANING.test(pos));
  const own = said.filter(({ lemma }) => !asked.has(lemma));
  return (
    own.length < LEAST_OWN_SHARE * said.length || new Set(own.map(({ lemma }) => lemma)).size < LEAST_OWN
  );
}

/** Whether nothing is told that happened: what one always does, thinks and is. */
function isGeneral({ units }: ReadAnswer): boolean {
  const deeds = units.flatMap((unit) => unit.deeds);
  const past = deeds.filter(({ told }) => told === 'past');
  return (
    !past.some(({ isState, doer }) => !isState && doer !== 'other') && past.length <= MOST_PAST * deeds.length
  );
}

function verdictOf({ answer, asked, read, relevance }: Omit<Evidence, 'verdict'>): Verdict {
  if (read.wordCount === 0) return 'empty';
  if (read.isForeign) return 'other-language';
  if (read.saidCount <= MOST_OF_NO_ANSWER && NO_ANSWER.test(read.text)) return 'no-answer';
  if (read.wordCount < LEAST_WORDS) return 'too-short';
  if (read.units.length === 0) return 'no-sentences';
  if (isEcho(answer.question, read)) return 'echo';
  const { question } = answer;
  const { saidCount } = read;
  if (isOffTopic(relevance, { asked, question, told: toldInstead(read), saidCount })) return 'off-topic';
  return asked === 'story' && isGeneral(read) ? 'no-story' : 'judged';
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
  const parts = storyPartsOf(read.units, asked);
  const relevance = relevanceOf({ answer, asked, read, parts, target });
  const evidence = {
    answer,
    asked,
    read,
    parts,
    relevance,
    delivery: deliveryOf(answer, read),
    cv: cv ? besideCv(cv, answer.question, read) : null,
  };
  return { ...evidence, verdict: verdictOf(evidence) };
}
