import { say } from '../say/index.ts';
import type { Tip } from './tip.ts';

/** The four writing tips, as they are shown before a draft is read. */
export const tips: readonly Tip[] = [
  {
    id: 'metrics',
    get title() {
      return say`Add Numbers & Metrics`;
    },
    get advice() {
      return say`Say how many, how often, how much or how fast. A figure makes a duty a result, and a recruiter can compare it.`;
    },
    get example() {
      return say`Trained new nurses → Trained 18 newly qualified nurses in two years`;
    },
  },
  {
    id: 'action-verbs',
    get title() {
      return say`Use Action Verbs`;
    },
    get advice() {
      return say`Begin each line with what you did: led, built, taught, repaired. Past tense for past jobs, present tense for your current one.`;
    },
    get example() {
      return say`Responsible for ordering supplies → Ordered supplies for a 32-bed ward`;
    },
  },
  {
    id: 'keywords',
    get title() {
      return say`Industry Keywords`;
    },
    get advice() {
      return say`Name the tools and methods of your trade where you used them. A skill counts for more in a job than in a list.`;
    },
    get example() {
      return say`Kept patient records → Kept patient records in Epic`;
    },
  },
  {
    id: 'collaboration',
    get title() {
      return say`Highlight Collaboration`;
    },
    get advice() {
      return say`Say with whom you worked, and on what. Most jobs are done with others, and employers look for it.`;
    },
    get example() {
      return say`Wrote a handover sheet → Wrote a handover sheet with pharmacy, now used on 11 wards`;
    },
  },
];
