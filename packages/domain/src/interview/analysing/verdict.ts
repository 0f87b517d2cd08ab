import { holds, readText, wordList } from '../../evidence/index.ts';
import { say } from '../../say/index.ts';
import type { RemarkKind } from '../analysis.ts';
import { isAchievement, isPast } from './actions.ts';
import type { Evidence, Verdict } from './evidence.ts';
import type { ReadAnswer } from './read-answer.ts';
import { noAnswer } from './signs.data.ts';

/** Why an answer is not judged by the dimensions alone: the most that it can score, what is said of it, and the way out. */
interface Instead {
  most: number;
  kind: RemarkKind;
  /** Of several answers. */
  ofInterview: string;
  feedback: string;
  message: string;
}

export const insteadOfAnswer: Readonly<Record<Exclude<Verdict, 'judged'>, Instead>> = {
  empty: {
    most: 0,
    kind: 'length',
    get ofInterview() {
      return say`Answer every question`;
    },
    get feedback() {
      return say`There is no answer to this question yet.`;
    },
    get message() {
      return say`Describe one example from your work, in a minute or two.`;
    },
  },
  'no-sentences': {
    most: 20,
    kind: 'clarity',
    get ofInterview() {
      return say`Answer in full sentences`;
    },
    get feedback() {
      return say`This is a list of words, not an answer in sentences.`;
    },
    get message() {
      return say`Pick one of these and describe when you used it, what you did and how it went.`;
    },
  },
  echo: {
    most: 5,
    kind: 'relevance',
    get ofInterview() {
      return say`Answer in your own words`;
    },
    get feedback() {
      return say`The answer repeats the question.`;
    },
    get message() {
      return say`These are the words of the question. Answer with an example of your own.`;
    },
  },
  'no-answer': {
    most: 5,
    kind: 'relevance',
    get ofInterview() {
      return say`Have an example ready`;
    },
    get feedback() {
      return say`You said that you don’t have an answer.`;
    },
    get message() {
      return say`You can ask for a moment to think. If you have no example, say so, then describe the closest one or how you would handle it.`;
    },
  },
  'too-short': {
    most: 12,
    kind: 'length',
    get ofInterview() {
      return say`Say more`;
    },
    get feedback() {
      return say`The answer is too short to assess.`;
    },
    get message() {
      return say`Aim for about a minute.`;
    },
  },
  'other-language': {
    most: 60,
    kind: 'clarity',
    get ofInterview() {
      return say`Answers in another language`;
    },
    get feedback() {
      return say`The answer is not in English, so only its length and figures were checked.`;
    },
    get message() {
      return say`This looks like another language, and this interview is in English. To practice in another language, choose it where you set up the interview.`;
    },
  },
  'no-story': {
    most: 30,
    kind: 'relevance',
    get ofInterview() {
      return say`Give one real example`;
    },
    get feedback() {
      return say`The question asks for something that happened, and the answer stays general.`;
    },
    get message() {
      return say`Pick one occasion and describe it from the start: when it was, what you did and how it ended.`;
    },
  },
  'off-point': {
    most: 29,
    kind: 'relevance',
    get ofInterview() {
      return say`Answer the question that is asked`;
    },
    get feedback() {
      return say`This answers another question.`;
    },
    get message() {
      return say`It may be a good answer to something else. Start again from what the question asks for.`;
    },
  },
  unclear: {
    most: 60,
    kind: 'relevance',
    get ofInterview() {
      return say`Make the link to the question clear`;
    },
    get feedback() {
      return say`It isn’t clear how this answers the question.`;
    },
    get message() {
      return say`Hardly any of its words come up. If it is, make the link clear in your first sentence.`;
    },
  },
};

const saysNone = wordList(noAnswer);
/** Fewer say too little to tell anything by. */
export const LEAST_WORDS = 12;
const MOST_OF_NO_ANSWER = 18;
/** Of the words that name something, so many must be the answer's own. */
const LEAST_OWN_SHARE = 0.25;
const LEAST_OWN = 3;
const FEW_PAST = 2;

function isEcho(question: string, { stems }: ReadAnswer): boolean {
  const asked = readText(question).stems;
  const own = [...stems].filter((stem) => !asked.has(stem)).length;
  return own < LEAST_OWN_SHARE * stems.size || own < LEAST_OWN;
}

/** Whether nothing is told that happened: what one always does, thinks and is. */
const isGeneral = ({ sentences }: ReadAnswer): boolean =>
  !sentences.some(({ actions }) => actions.some(isAchievement)) &&
  sentences.flatMap(({ words }) => words.filter(({ lower }) => isPast(lower))).length < FEW_PAST;

export function verdictOf({ answer, asked, read, relevance }: Omit<Evidence, 'verdict'>): Verdict {
  if (read.wordCount === 0) return 'empty';
  if (read.isForeign) return 'other-language';
  if (read.wordCount <= MOST_OF_NO_ANSWER && holds(saysNone, readText(read.text))) return 'no-answer';
  if (read.wordCount >= LEAST_WORDS && read.sentences.length === 0) return 'no-sentences';
  if (read.spokenCount < LEAST_WORDS) return 'too-short';
  if (isEcho(answer.question, read)) return 'echo';
  if (relevance.isOff) return 'off-point';
  if (asked === 'story' && isGeneral(read)) return 'no-story';
  return relevance.isUnclear ? 'unclear' : 'judged';
}
