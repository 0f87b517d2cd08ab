import { splitSentences, toText, type CvDocument } from '../../cv/index.ts';
import { evidenceSource, holds, judge, readText, wordList } from '../../evidence/index.ts';
import { spokenLanguage } from '../../say/speaker.ts';
import type { InterviewAnalysis, InterviewAnswer, QuestionAnalysis, Remark } from '../analysis.ts';
import { countWords } from './read-answer.ts';
import { unseen } from './signs.data.ts';

/** A remark that a language model proposes on one of several answers. */
export interface ProposedRemark {
  /** Which answer it is on, from 0. */
  answer: number;
  kind: Remark['kind'];
  quote: string;
  message: string;
}

const MOST_ADDED = 2;
const LEAST_QUOTED = 3;
const LONGEST_QUOTE = 300;
const LONGEST_MESSAGE = 280;
const MOST_SENTENCES = 2;

/** A remark tells people what to do with their words; how it does so is known of English. */
const TO_PERSON = /\byou(?:r|rs|rself)?\b/i;
const LEADS_AWAY = /https?:|www\.|@|[<>{}[\]`]|\n/;
const unfit = wordList(unseen);

function isFit({ quote, message }: ProposedRemark, answer: string): boolean {
  return (
    countWords(quote) >= LEAST_QUOTED &&
    quote.length <= LONGEST_QUOTE &&
    answer.includes(quote) &&
    message.length <= LONGEST_MESSAGE &&
    splitSentences(message).length <= MOST_SENTENCES &&
    !LEADS_AWAY.test(message) &&
    (spokenLanguage() !== 'en' || (TO_PERSON.test(message) && !holds(unfit, readText(message))))
  );
}

function accepted(
  proposed: readonly ProposedRemark[],
  { question, answer }: InterviewAnswer,
  cv: CvDocument | undefined,
  given: readonly Remark[],
): Remark[] {
  const statements = [question, answer, ...(cv ? [toText(cv)] : [])];
  const source = evidenceSource(statements.map((text, at) => ({ id: String(at), text })));
  const known = new Set(given.filter(({ isStrength }) => !isStrength).map(({ kind }) => kind));
  const added: Remark[] = [];
  for (const one of proposed) {
    const [quote, message] = [one.quote.trim(), one.message.trim()];
    if (known.has(one.kind) || added.length === MOST_ADDED || !isFit({ ...one, quote, message }, answer))
      continue;
    if (judge(message, source).verdict === 'invented') continue;
    known.add(one.kind);
    added.push({ kind: one.kind, isStrength: false, quote, message, isFromModel: true });
  }
  return added;
}

interface AcceptInput {
  analysis: InterviewAnalysis;
  answers: readonly InterviewAnswer[];
  proposed: readonly ProposedRemark[];
  cv?: CvDocument | undefined;
}

/**
 * An analysis with those remarks of a language model that may stand: on what can be better, with words of the answer as
 * they stand there, without a fact that neither question, answer nor CV gives, and of a kind not remarked on yet. Scores
 * stay as they are. An answer may hold instructions: what a model makes of them is dropped like all that fails.
 */
export function withModelRemarks({ analysis, answers, proposed, cv }: AcceptInput): InterviewAnalysis {
  const questionAnalysis = analysis.questionAnalysis.map((one, at): QuestionAnalysis => {
    const answer = answers[at];
    const own = proposed.filter((remark) => remark.answer === at);
    if (!answer || own.length === 0) return one;
    const added = accepted(own, answer, cv, one.remarks);
    return {
      ...one,
      remarks: [...one.remarks, ...added],
      suggestions: [...one.suggestions, ...added.map(({ message }) => message)],
    };
  });
  return { ...analysis, questionAnalysis };
}
