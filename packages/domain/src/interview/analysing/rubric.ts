import type { Asked } from './asked.ts';

export const rubricDimensionIds = [
  'relevance',
  'key-points',
  'structure',
  'specificity',
  'ownership',
  'outcome',
  'clarity',
  'length',
] as const;
export type RubricDimensionId = (typeof rubricDimensionIds)[number];

/** What an answer is judged by. */
export interface RubricDimension {
  id: RubricDimensionId;
  name: string;
  /** What an answer of each level is like, from 1 to 5. */
  anchors: readonly [string, string, string, string, string];
}

export interface Rubric {
  /** Changes with every change of dimensions, weights or norms. */
  id: string;
  dimensions: readonly RubricDimension[];
  /** Its part in the score of an answer by what the question asks for, in percent. A dimension without a weight is not judged there. */
  weights: Readonly<Record<Asked, Readonly<Partial<Record<RubricDimensionId, number>>>>>;
}

/** What interview answers are judged by. Five levels a dimension, after OPM, Structured Interviews: A Practical Guide (2008). */
export const rubric: Rubric = {
  id: 'candor-interview-1',
  dimensions: [
    {
      id: 'relevance',
      name: 'Answers the question',
      anchors: [
        'Answers another question, or none',
        'Touches the subject, but in a form that was not asked for',
        'Answers a part of what was asked',
        'Answers what was asked',
        'Answers all of what was asked, in the form that was asked for',
      ],
    },
    {
      id: 'key-points',
      name: 'Key points',
      anchors: [
        'Comes to none of the points',
        'Names one or two without explaining them',
        'Comes to about half of them',
        'Comes to most of them and explains them',
        'Comes to all of them, explained and with an example',
      ],
    },
    {
      id: 'structure',
      name: 'Structure',
      anchors: [
        'No thread to follow',
        'One part only, such as the situation',
        'What was done, without why or without the end',
        'Situation, action and result',
        'Situation, task, action and result, with most of the time spent on the action',
      ],
    },
    {
      id: 'specificity',
      name: 'Specifics',
      anchors: [
        'General claims only',
        'One detail',
        'Some details, hardly anything that could be checked',
        'Names, figures or dates in several places',
        'Names, figures and scope throughout, so that the listener can picture it',
      ],
    },
    {
      id: 'ownership',
      name: 'Your own part',
      anchors: [
        'Nobody is said to have done anything',
        'Only what others or “we” did',
        'Own part can be guessed',
        'Own part is told',
        'Own part is told, and set apart from what others did',
      ],
    },
    {
      id: 'outcome',
      name: 'Outcome',
      anchors: [
        'No outcome',
        'An outcome is hinted at',
        'An outcome is told in general words',
        'An outcome is told with a figure or what somebody said or did',
        'Outcome with evidence, and what was learned or kept from it',
      ],
    },
    {
      id: 'clarity',
      name: 'Clarity',
      anchors: [
        'Cannot be followed, or not fit for an interview',
        'Often vague, hedged or broken by fillers',
        'Can be followed, with hedges or long sentences',
        'Clear, with a hedge or two',
        'Clear and to the point',
      ],
    },
    {
      id: 'length',
      name: 'Length and pace',
      anchors: [
        'A few words, or many minutes',
        'Far from one to two minutes',
        'Rather short or long',
        'Near one to two minutes',
        'One to two minutes, at a pace that can be followed',
      ],
    },
  ],
  weights: {
    story: {
      relevance: 20,
      structure: 18,
      specificity: 22,
      ownership: 8,
      outcome: 17,
      clarity: 8,
      length: 7,
    },
    plan: { relevance: 20, 'key-points': 10, structure: 25, specificity: 22, clarity: 13, length: 10 },
    explanation: { relevance: 15, 'key-points': 35, specificity: 22, clarity: 14, length: 14 },
    motive: { relevance: 24, 'key-points': 6, structure: 12, specificity: 33, clarity: 10, length: 15 },
    self: { relevance: 22, 'key-points': 6, structure: 12, specificity: 32, clarity: 13, length: 15 },
  },
};

/** What is usual, and who says so. */
export interface RubricNorm {
  from: number;
  to: number;
  source: string;
}

export const norms = {
  /** Seconds of an answer. */
  answerSeconds: {
    from: 60,
    to: 120,
    source: 'Advice of climbtheladder.com, virtualinterview.ai and superpowerresume.com',
  },
  /** Words a minute; wider than what is understood best (130 to 160), since first takes and second languages are. */
  wordsPerMinute: {
    from: 110,
    to: 175,
    source: 'Griffiths 1990; Tauroza & Allison 1990',
  },
  /** Fillers a minute of fluent and of hesitant speakers. */
  fillersPerMinute: { from: 1.2, to: 4.8, source: 'Goetz 2013; Corley & Stewart 2008' },
  /** Parts of a story, in percent of its words: most of it is what was done. */
  actionShare: { from: 40, to: 70, source: 'velyq.com (60 %); superpowerresume.com (50 %)' },
} as const satisfies Record<string, RubricNorm>;
