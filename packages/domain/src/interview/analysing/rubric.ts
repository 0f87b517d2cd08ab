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

/**
 * What interview answers are judged by, after OPM, Structured Interviews: A Practical Guide (2008): the part of a dimension in the
 * score of an answer by what the question asks for, in percent. One without a weight is not judged there.
 */
export const rubric = {
  /** Changes with every change of dimensions, weights or norms. */
  id: 'candor-interview-2',
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
  } satisfies Record<Asked, Partial<Record<RubricDimensionId, number>>>,
} as const;

/** What is usual, and who says so. */
export const norms = {
  /** Seconds of an answer. */
  answerSeconds: {
    from: 60,
    to: 120,
    source: 'Advice of climbtheladder.com, virtualinterview.ai and superpowerresume.com',
  },
  /** Words a minute; wider than what is understood best (130 to 160), since first takes and second languages are. */
  wordsPerMinute: { from: 110, to: 175, source: 'Griffiths 1990; Tauroza & Allison 1990' },
  /** Fillers a minute of fluent and of hesitant speakers. */
  fillersPerMinute: { from: 1.2, to: 4.8, source: 'Goetz 2013; Corley & Stewart 2008' },
} as const;
