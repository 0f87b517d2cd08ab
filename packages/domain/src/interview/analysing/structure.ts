import { found, holds, wordList } from '../../evidence/index.ts';
import { say } from '../../say/index.ts';
import type { StoryPart } from '../analysis.ts';
import { isAchievement } from './actions.ts';
import type { Asked } from './asked.ts';
import type { Evidence, Parts, RemarkRule } from './evidence.ts';
import { hasFact, quoteOf, type ReadAnswer, type Sentence } from './read-answer.ts';
import { orderSigns, reasonSigns, resultSigns, sceneSigns, taskSigns } from './signs.data.ts';

const [task, scene] = [wordList(taskSigns), wordList(sceneSigns)];
const [cameOfIt, order, reason] = [wordList(resultSigns), wordList(orderSigns), wordList(reasonSigns)];
const CHANGE = /\bfrom .{1,40}\bto\b.*\d/i;

/** The part of a story that a sentence tells. What came of it is told behind what was done; what stands before that is where it began. */
function partOf(sentence: Sentence, place: number, seenAction: boolean): StoryPart | null {
  const isDone = sentence.actions.some(isAchievement);
  if (seenAction) {
    const isOfOthers = !sentence.actions.some(({ isState }) => !isState) && place > 0.5;
    if (holds(cameOfIt, sentence) || CHANGE.test(sentence.text) || isOfOthers) return 'result';
    if (isDone && place > 0.8 && sentence.facts.figures.length > 0) return 'result';
  }
  if (isDone) return 'action';
  if (holds(task, sentence)) return 'task';
  return seenAction || !(holds(scene, sentence) || hasFact(sentence)) ? null : 'situation';
}

/** The sentences that carry each part of a story, each one part; none where no story was asked for. */
export function partsOf({ sentences }: ReadAnswer, asked: Asked): Parts {
  const parts: Parts = { situation: [], task: [], action: [], result: [] };
  if (asked !== 'story') return parts;
  for (const [at, sentence] of sentences.entries()) {
    const place = sentences.length > 1 ? at / (sentences.length - 1) : 0.5;
    const part = partOf(sentence, place, parts.action.length > 0);
    if (part) parts[part].push(sentence);
  }
  return parts;
}

const wordsOf = (sentences: readonly Sentence[]) =>
  sentences.reduce((sum, { words }) => sum + words.length, 0);
const WHOLE_ACTION = 0.35;
const MANY_STEPS = 5;

/** How well an answer is built, 0 to 1: a story by its parts, a plan by its steps, anything else by what it says of then, now and why. */
export function structureLevel({
  asked,
  parts,
  read: { sentences, spokenCount: saidCount },
}: Evidence): number {
  const performed = sentences.flatMap((one) => one.actions);
  const hasReason = sentences.some((one) => holds(reason, one)) ? 1 : 0;
  if (asked === 'story') {
    const actionShare = Math.min(1, wordsOf(parts.action) / Math.max(1, saidCount) / WHOLE_ACTION);
    const has = (part: StoryPart) => (parts[part].length > 0 ? 1 : 0);
    return (
      0.25 * has('situation') +
      0.15 * has('task') +
      0.15 * has('action') +
      0.2 * actionShare +
      0.25 * has('result')
    );
  }
  if (asked === 'plan') {
    const steps = new Set(performed.filter(({ isState }) => !isState).map(({ verb }) => verb)).size;
    const marks = sentences.flatMap((one) => found(order, one)).length;
    return 0.6 * Math.min(1, steps / MANY_STEPS) + 0.2 * Math.min(1, marks / 2) + 0.2 * hasReason;
  }
  const done = performed.filter(({ tense }) => tense === 'past').length;
  const isNow = performed.some(({ tense }) => tense === 'present') ? 1 : 0;
  const leads = performed.some(({ tense }) => tense === 'would') ? 1 : 0;
  return 0.3 * isNow + 0.35 * Math.min(1, done / 3) + 0.2 * Math.max(leads, hasReason) + 0.15 * hasReason;
}

/** How well it is told what came of it, 0 to 1. */
export function outcomeLevel({ parts: { result } }: Evidence): number {
  if (result.length === 0) return 0;
  const hasFigure = result.some(({ facts }) => facts.figures.length > 0);
  return 0.4 + (hasFigure ? 0.35 : 0) + 0.25 * Math.min(1, wordsOf(result) / 35);
}

/** Where it began, what was done and what came of it: what a story has to have. */
export const structureRules: readonly RemarkRule[] = [
  {
    kind: 'outcome',
    isStrength: true,
    get ofInterview() {
      return say`Results backed by a figure`;
    },
    find: ({ parts }) => {
      const sentence = parts.result.findLast(({ facts }) => facts.figures.length > 0);
      return (
        sentence && {
          quote: quoteOf(sentence),
          message: say`You say how it ended and give a figure. Keep this.`,
        }
      );
    },
  },
  {
    kind: 'structure',
    isStrength: true,
    get ofInterview() {
      return say`Complete examples`;
    },
    find: ({ parts }) => {
      const [start] = [...parts.situation, ...parts.task];
      if (!start || parts.action.length === 0 || parts.result.length === 0) return;
      return {
        quote: quoteOf(start),
        message: say`Your example is complete: the situation (here), what you did and how it ended.`,
      };
    },
  },
  {
    kind: 'structure',
    get ofInterview() {
      return say`Say what you did, step by step`;
    },
    find: ({ asked, parts, read: { sentences } }) => {
      if (asked !== 'story' || parts.action.length > 0) return;
      const message = say`Your answer doesn’t say what you did. Describe your steps in order before this.`;
      return { quote: quoteOf(sentences.at(-1)), message };
    },
  },
  {
    kind: 'outcome',
    get ofInterview() {
      return say`Say how it ended`;
    },
    find: ({ parts, read: { sentences } }) => {
      const end = sentences.at(-1);
      if (parts.result.length > 0 || !end || !parts.action.includes(end)) return;
      return {
        quote: quoteOf(end),
        message: say`Your answer stops here. Say how it ended, and how you know.`,
      };
    },
  },
  {
    kind: 'structure',
    get ofInterview() {
      return say`Start with when and where it happened`;
    },
    find: ({ parts, read: { sentences } }) => {
      const [first] = sentences;
      const isBegun = parts.situation.length + parts.task.length > 0;
      if (isBegun || !first || !parts.action.includes(first) || hasFact(first)) return;
      const message = say`Before this, say in one sentence when and where it happened and what was at stake.`;
      return { quote: quoteOf(first), message };
    },
  },
];
