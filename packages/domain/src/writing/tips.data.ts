import type { Tip } from './tip.ts';

/** The four writing tips, as they are shown before a draft is read. */
export const tips: readonly Tip[] = [
  {
    id: 'metrics',
    title: 'Add Numbers & Metrics',
    advice:
      'Say how many, how often, how much or how fast. A figure makes a duty a result, and a recruiter can compare it.',
    example: 'Trained new nurses → Trained 18 newly qualified nurses in two years',
  },
  {
    id: 'action-verbs',
    title: 'Use Action Verbs',
    advice:
      'Begin each line with what you did: led, built, taught, repaired. Past tense for past jobs, present tense for your current one.',
    example: 'Responsible for ordering supplies → Ordered supplies for a 32-bed ward',
  },
  {
    id: 'keywords',
    title: 'Industry Keywords',
    advice:
      'Name the tools and methods of your trade where you used them. A skill counts for more in a job than in a list.',
    example: 'Kept patient records → Kept patient records in Epic',
  },
  {
    id: 'collaboration',
    title: 'Highlight Collaboration',
    advice:
      'Say with whom you worked, and on what. Most jobs are done with others, and employers look for it.',
    example: 'Wrote a handover sheet → Wrote a handover sheet with pharmacy, now used on 11 wards',
  },
];
