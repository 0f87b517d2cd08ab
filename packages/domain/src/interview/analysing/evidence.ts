import type { CvDocument, ExperienceEntry } from '../../cv/index.ts';
import type {
  InterviewAnswer,
  InterviewTarget,
  Remark,
  RemarkKind,
  StoryPart,
  verdicts,
} from '../analysis.ts';
import type { Asked } from './asked.ts';
import type { ReadAnswer, Sentence } from './read-answer.ts';

/** Why an answer is not judged by the dimensions alone; `judged` where it is. */
export type Verdict = Exclude<(typeof verdicts)[number], 'unscored'> | 'judged';

export type Parts = Record<StoryPart, Sentence[]>;

export interface KeyPoint {
  point: string;
  /** How far it was spoken of, 0 to 1; null where it names only the form of an answer, as "the result" does. */
  share: number | null;
  /** The stems of its words that carry a subject. */
  subject: readonly string[];
  /** The sentence that comes nearest to it. */
  sentence: Sentence | null;
}

/** How far an answer speaks of what was asked: `share`, 0 to 1. */
export interface Relevance {
  share: number;
  /** Whether it shares no word with what was asked: then it has to be asked what it has to do with it. */
  isUnclear: boolean;
  /** Whether it is about something else: no word of the subject, and another form than was asked for; or a language model says so. */
  isOff: boolean;
  keyPoints: KeyPoint[];
}

/** How an answer is worded and spoken. Nothing of voice, accent or face: only words and time. */
export interface Delivery {
  hedges: Mention[];
  /** Of spoken answers only. */
  fillers: Mention[];
  fillersPerMinute: number | null;
  /** Of spoken answers of some length only. */
  wordsPerMinute: number | null;
  /** Seconds that it takes to say. */
  seconds: number;
  swearing: Mention[];
}

export interface Mention {
  /** As it stands in the answer. */
  words: string;
  sentence: Sentence;
}

/** What the CV knows of an answer. */
export interface BesideCv {
  /** The line that the answer is about, and its position; null where none is, or where it may be one of several. */
  line: string | null;
  position: ExperienceEntry | null;
  /** Sentences whose figures all stand in the line. */
  borneOut: readonly Sentence[];
  /** A change "from … to …" told otherwise than in the line: one end agrees and the other does not. */
  otherwise: { quote: string; ofCv: string } | null;
}

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
  /** What a language model says of whether it is to the point; null where none was asked. */
  ofModel: PointVerdict | null;
  verdict: Verdict;
}

/** Whether an answer answers its question, as a language model says. */
export interface PointVerdict {
  isToThePoint: boolean;
  /** The words of the answer that answer the question; '' where none do. */
  quote: string;
}

/** One thing that can be said of an answer. It speaks only where it is sure, and quotes what it speaks of. */
export interface RemarkRule {
  kind: RemarkKind;
  isStrength?: true;
  /** What is said of several answers together, before how many they are. */
  ofInterview: string;
  find: (evidence: Evidence) => Pick<Remark, 'quote' | 'message'> | null | undefined;
}

/** What stands beside an answer: what the interview is for, and the CV that it is about. */
export interface AnswerContext {
  target?: InterviewTarget | undefined;
  cv?: CvDocument | undefined;
  ofModel?: PointVerdict | undefined;
}
