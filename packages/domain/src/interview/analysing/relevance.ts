import { holds, readText, wordList } from '../../evidence/index.ts';
import { say } from '../../say/index.ts';
import type { InterviewAnswer, InterviewTarget } from '../analysis.ts';
import { isAchievement } from './actions.ts';
import type { Asked } from './asked.ts';
import type { KeyPoint, PointVerdict, Relevance, RemarkRule } from './evidence.ts';
import { quoteOf, type ReadAnswer } from './read-answer.ts';
import { frame, ofThem } from './signs.data.ts';

interface RelevanceInput {
  answer: InterviewAnswer;
  asked: Asked;
  read: ReadAnswer;
  target?: InterviewTarget | undefined;
  ofModel?: PointVerdict | undefined;
}

const framing = readText(frame).stems;
const speaksOfThem = wordList(ofThem);

/** The stems of the words that carry a subject. */
const subjectOf = (text: string): string[] => [...readText(text).stems].filter((stem) => !framing.has(stem));

const shared = (subject: readonly string[], answered: ReadonlySet<string>) =>
  subject.filter((stem) => answered.has(stem)).length;

const MOST_OF_ADVERT = 20_000;
const advertsRead = new WeakMap<InterviewTarget, readonly string[]>();

/** What a job is about by its title and its ad; read once for all answers of an interview. */
function subjectOfJob(target: InterviewTarget): readonly string[] {
  const { position, jobDescription = '' } = target;
  const known =
    advertsRead.get(target) ?? subjectOf(`${position}\n${jobDescription.slice(0, MOST_OF_ADVERT)}`);
  advertsRead.set(target, known);
  return known;
}

function judgePoint(point: string, { sentences, stems }: ReadAnswer): KeyPoint {
  const subject = subjectOf(point);
  const known = { point, subject };
  if (subject.length === 0) return { ...known, share: null, sentence: null };
  const nearest = sentences.toSorted((a, b) => shared(subject, b.stems) - shared(subject, a.stems))[0];
  const share = shared(subject, stems) / subject.length;
  return { ...known, share, sentence: share > 0 ? (nearest ?? null) : null };
}

/** How far the answer has the form that the question asks for, whatever it speaks of. */
function formOf({ asked, read, answer, target }: RelevanceInput): number {
  const done = read.sentences.flatMap((one) => one.actions);
  const past = done.filter(isAchievement).length;
  const present = done.filter(({ tense }) => tense === 'present').length;
  const would = done.filter(({ tense }) => tense === 'would').length;
  if (asked === 'story') return Math.min(1, past / 3);
  if (asked === 'plan') return Math.min(1, (2 * would + present) / (2 + past));
  if (asked === 'self') return Math.min(1, (present + past) / 3);
  if (asked === 'explanation') return 1;
  const company = target?.company.trim().toLowerCase() ?? '';
  const isOfThem =
    read.sentences.some((one) => holds(speaksOfThem, one)) ||
    (company !== '' && answer.answer.toLowerCase().includes(company));
  return (isOfThem ? 0.6 : 0) + Math.min(0.4, 0.1 * done.length);
}

/** A story told so long is no plan, no explanation and no reason for wanting a post. */
const ENOUGH = 3;
const FORM = 0.5;

/**
 * Whether an answer is surely about something else. A story, and what somebody is, may be told without any word of the
 * question: there nothing is sure.
 */
function isBesidePoint({ asked, read }: RelevanceInput, count: number, form: number): boolean {
  const past = read.sentences.flatMap((one) => one.actions).filter(isAchievement).length;
  switch (asked) {
    case 'plan':
      return count === 0 || (count <= 1 && form < FORM);
    case 'explanation':
      return count <= 1 && past >= ENOUGH;
    case 'motive':
      return form < FORM && past >= ENOUGH;
    case 'story':
    case 'self':
      return false;
  }
}

/** So many words of the question or of a key point, or of the job ad, and it is about the subject. */
const LEAST = { story: 1, plan: 1, explanation: 2, motive: 1, self: 1 } as const;
const LEAST_OF_ADVERT = 2;

/**
 * What an answer shares with its question, its key points and the job ad, by the stems of the words that carry a subject, and
 * whether it has the form that was asked for. Why somebody wants a post is told without any word of such a question. Whether it
 * is to the point, who understands it says before its words do.
 */
export function relevanceOf(input: RelevanceInput): Relevance {
  const { answer, read, asked, target, ofModel } = input;
  const keyPoints = answer.keyPoints.map((point) => judgePoint(point, read));
  const ofPoints = keyPoints.flatMap((one) => one.subject);
  const subject = [...new Set([...subjectOf(answer.question), ...ofPoints])];
  const ofAdvert = target ? subjectOfJob(target) : [];
  const least = Math.min(LEAST[asked], subject.length);
  const count = shared(subject, read.stems);
  const isOpen = asked === 'motive' || subject.length === 0;
  const isOfAdvert = shared(ofAdvert, read.stems) >= LEAST_OF_ADVERT;
  const isUnclear = !ofModel && !isOpen && count < least && !isOfAdvert;
  const form = read.sentences.length === 0 ? 0 : formOf(input);
  const isOff = ofModel ? !ofModel.isToThePoint : !isOfAdvert && isBesidePoint(input, count, form);
  const topic = isUnclear ? 0 : Math.min(1, 0.6 + (0.4 * count) / (least + 2));
  return { share: isOpen ? form : 0.65 * topic + 0.35 * form, isUnclear, isOff, keyPoints };
}

/** So much of a key point has to be there for it to count as met. */
const MET = 0.5;

export const isMet = ({ share }: KeyPoint): boolean => (share ?? 0) >= MET;
/** Whether no word of a point was said. A point of one word may be made in words that nobody foresees. */
export const isUnsaid = ({ share, subject }: KeyPoint): boolean => subject.length > 1 && share === 0;

const EXPLAINED_WORDS = 9;

/** How far an answer covers its key points, 0 to 1; null where none can be judged. Named in passing is not explained. */
export function pointsLevel({ keyPoints }: Relevance): number | null {
  const levels = keyPoints.flatMap(({ share, sentence }) => {
    const explained = sentence ? Math.min(1, sentence.words.length / EXPLAINED_WORDS) : 0;
    return share === null ? [] : [Math.min(1, share / MET) * (0.5 + 0.5 * explained)];
  });
  return levels.length === 0 ? null : levels.reduce((sum, one) => sum + one, 0) / levels.length;
}

const MOST_POINTS = 3;

export const keyPointRules: readonly RemarkRule[] = [
  {
    kind: 'key-points',
    isStrength: true,
    get ofInterview() {
      return say`Key points explained`;
    },
    find: ({ asked, relevance: { keyPoints } }) => {
      const met = keyPoints.find((one) => isMet(one) && (one.sentence?.words.length ?? 0) >= EXPLAINED_WORDS);
      if (asked !== 'explanation' || !met?.sentence) return;
      return { quote: quoteOf(met.sentence), message: say`This covers a key point: ${met.point}.` };
    },
  },
  {
    kind: 'key-points',
    get ofInterview() {
      return say`Cover the points you may have left out`;
    },
    find: ({ asked, relevance: { keyPoints }, read: { sentences } }) => {
      const missed = keyPoints.filter(isUnsaid);
      if (asked !== 'explanation' || missed.length < 2) return;
      const points = missed.slice(0, MOST_POINTS).map(({ point }) => point);
      return {
        quote: quoteOf(sentences.at(-1)),
        message: say`Maybe not covered: ${points.join('; ')}. If you know about it, say so.`,
      };
    },
  },
];
