import { readEnglish, type Token } from '@candor/english';
import { thesaurusOf } from '@candor/english/thesaurus';
import type { InterviewAnswer, InterviewTarget, StoryPart } from '../analysis.ts';
import type { Asked } from './asked.ts';
import { contentWords, coverage, isSaid, meaningsOfWords, subjectOf, type Meanings } from './closeness.ts';
import { formOf } from './form.ts';
import type { AnswerUnit, ReadAnswer } from './read-answer.ts';
import { subjects, type Subject } from './subjects.data.ts';

export interface KeyPoint {
  point: string;
  /** How far it was spoken of, 0 to 1; null where neither its words nor its form tell. */
  share: number | null;
  /** Whether it is about the form of the answer ("the result") rather than about its subject. */
  isOfForm: boolean;
  /** How many words carry its subject. */
  wordCount: number;
  /** The unit that comes nearest to it. */
  unit: AnswerUnit | null;
}

/** How far an answer speaks of what was asked. */
export interface Relevance {
  /** 0 to 1. */
  share: number;
  /** The subject of the question, 0 to 1; null for a question without a subject of its own ("about yourself"). */
  topic: number | null;
  /** Mean of the key points; null without any that can be judged. */
  points: number | null;
  /** The share of the key point that is met most. */
  bestPoint: number;
  /** Signs of a subject of interviews, 0 to 1; null where the question asks for none of ours. */
  signs: number | null;
  /** Signs of the subject of another question, 0 to 1. */
  otherSigns: number;
  /** The best of these, 0 to 1. */
  subject: number;
  /** Whether the question has no subject of its own, so that only the form can be judged. */
  isOpen: boolean;
  /** Whether it has the form of what was asked: a story, a plan, reasons; 0 to 1. */
  form: number;
  keyPoints: KeyPoint[];
}

/** Key points about the form of an answer are met by the part of the story that they name. */
const FORMS: readonly (readonly [RegExp, StoryPart])[] = [
  [/\b(?:result|outcome|impact|came of it|learned|learnt|lesson|reflection)\b/i, 'result'],
  [/\b(?:action|actions|steps|what you did|your role|your part)\b/i, 'action'],
  [/\b(?:situation|context|background|specific example|example)\b/i, 'situation'],
];

/** By these nouns a point asks how one goes about it, in any trade: whatever the answer names may be one. */
const OF_METHOD = new Set(
  'method checklist procedure routine technique step approach process tool standard case example instance reason explanation comparison'.split(
    ' ',
  ),
);

/** Whether a point names a kind of thing to say and nothing of a subject: "a concrete method or checklist". */
const isOfMethod = (point: string): boolean => {
  const nouns = readEnglish(point).sentences.flatMap(({ tokens }) =>
    tokens.filter(({ pos }) => pos === 'noun'),
  );
  return nouns.length > 0 && nouns.every(({ lemma }) => OF_METHOD.has(lemma));
};

export interface RelevanceInput {
  answer: InterviewAnswer;
  asked: Asked;
  read: ReadAnswer;
  parts: Record<StoryPart, AnswerUnit[]>;
  target?: InterviewTarget | undefined;
}

function judgePoint(
  point: string,
  units: readonly AnswerUnit[],
  said: readonly Meanings[],
  parts: RelevanceInput['parts'],
): KeyPoint {
  const subject = subjectOf(point);
  const known = { point, wordCount: subject.length };
  const form = FORMS.find(([pattern]) => pattern.test(point));
  if (form) {
    const [carrier] = parts[form[1]];
    return { ...known, share: carrier ? 1 : null, isOfForm: true, unit: carrier ?? null };
  }
  if (isOfMethod(point)) return { ...known, share: null, isOfForm: true, unit: null };
  let best: { share: number; at: number } | null = null;
  // One thought may go over two sentences.
  for (const at of units.keys()) {
    const share = coverage(subject, said.slice(at, at + 2));
    if (share !== null && share > (best?.share ?? -1)) best = { share, at };
  }
  if (!best) return { ...known, share: null, isOfForm: false, unit: null };
  const [here = 0, there = 0] = said.slice(best.at, best.at + 2).map((one) => coverage(subject, [one]) ?? 0);
  return {
    ...known,
    share: best.share,
    isOfForm: false,
    unit: units[there > here ? best.at + 1 : best.at] ?? null,
  };
}

/** From here on a subject counts as spoken of: nobody repeats every word of a question. */
const FULL_TOPIC = 0.6;
const FULL_POINTS = 0.6;
const SURE_WORDS = 40;
const UNSURE = 0.5;
/** So many signs of a subject, and nobody doubts that the answer is about it. */
const FULL_SIGNS = 3;

/** "eleven volunteers", "everybody": others, and several of them. */
const isPeople = ({ pos, number, lemma, text }: Token) =>
  /^(?:everybody|everyone|each)$/i.test(text) ||
  (pos === 'noun' && number === 'plural' && (lemma === 'people' || thesaurusOf(lemma).isPerson));

/** How many signs of a subject there are, of what makes it sure. */
function signsOf(subject: Subject, said: readonly Meanings[], { units }: ReadAnswer): number {
  const people = subject.isOfPeople && units.some(({ tokens }) => tokens.some(isPeople)) ? 1 : 0;
  return Math.min(1, (subject.signs.filter((sign) => isSaid(sign, said)).length + people) / FULL_SIGNS);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export function relevanceOf(input: RelevanceInput): Relevance {
  const { answer, read, parts, asked } = input;
  const said = read.units.map(({ tokens }) => meaningsOfWords(contentWords(tokens)));
  const topic = coverage(subjectOf(answer.question), said);
  const question = answer.question.toLowerCase();
  const ofSubjects = (areAsked: boolean) =>
    subjects.filter(({ asks }) => asks.test(question) === areAsked).map((one) => signsOf(one, said, read));
  const askedFor = ofSubjects(true);
  const signs = askedFor.length > 0 ? Math.max(...askedFor) : null;
  // Stories are told of all subjects at once; only where none was asked for does another subject tell anything.
  const otherSigns = asked === 'explanation' ? Math.max(0, ...ofSubjects(false)) : 0;
  const keyPoints = answer.keyPoints.map((point) => judgePoint(point, read.units, said, parts));
  const shares = keyPoints.flatMap(({ share, isOfForm }) => (isOfForm ? [] : (share ?? [])));
  const points = shares.length === 0 ? null : mean(shares);
  const form = read.units.length === 0 ? 0 : formOf(input);
  const ofTopic = topic === null ? [] : [Math.min(1, topic / FULL_TOPIC)];
  const ofPoints = points === null ? [] : [Math.min(1, points / FULL_POINTS)];
  const ofSigns = signs === null ? [] : [signs];
  // Points of a technical question name what has to be said; others may be come to in any words.
  const best = Math.max(0, ...ofTopic, ...ofSigns, ...ofPoints);
  const subject = asked === 'explanation' && ofPoints.length > 0 ? mean([best, ...ofPoints]) : best;
  // Why somebody wants a post is told without any word of such a question.
  const isOpen = asked === 'motive' || ofTopic.length + ofSigns.length === 0;
  // Whether a short answer is about the subject cannot be seen for sure, nor where it is told in words of its own: what
  // has the form that was asked for has the benefit of the doubt.
  const isSeen = read.saidCount >= SURE_WORDS && (asked === 'explanation' ? points : signs) !== null;
  const seen = isSeen ? subject : Math.max(UNSURE * form, subject);
  const share = isOpen ? form : 0.65 * seen + 0.35 * form;
  return {
    share: read.units.length === 0 ? 0 : share,
    topic,
    signs,
    otherSigns,
    points,
    bestPoint: Math.max(0, ...shares),
    form,
    subject,
    isOpen,
    keyPoints,
  };
}
