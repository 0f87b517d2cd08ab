import type { LearningStyle } from '../input.ts';
import type { Step } from '../step.ts';

/** How a step is done by somebody who learns so; the last sentence of its description. */
export const howToLearn: Readonly<Record<LearningStyle, Readonly<Record<Step['category'], string>>>> = {
  'hands-on': {
    network: 'Ask whether you may come along for a day.',
    skill: 'Learn it on small tasks of your own rather than from reading alone.',
    education: 'Choose a course with a workshop, a lab or a placement.',
    certification: 'Prepare with past papers and practice tests.',
    experience: 'Start small and do the next one straight after.',
  },
  structured: {
    network: 'Write your questions down first and ask everyone the same ones.',
    skill: 'Follow one course from start to finish instead of several at once.',
    education: 'Choose a course with fixed dates and marked work.',
    certification: 'Work through the syllabus week by week.',
    experience: 'Agree on what counts as done before you begin.',
  },
  mentorship: {
    network: 'Ask one of them to meet you once a month from now on.',
    skill: 'Ask someone who knows the field what to learn first, and show them what you do.',
    education: 'Choose a course on which each student has a tutor.',
    certification: 'Find someone who passed it lately and ask what they would do again.',
    experience: 'Ask someone experienced to look over your work.',
  },
  'self-directed': {
    network: 'Read and listen to people in the field first, then write to two of them.',
    skill: 'Set yourself a goal for each week and keep a page of notes on it.',
    education: 'Choose a course that you can take at your own pace.',
    certification: 'Book the date first and plan backwards from it.',
    experience: 'Choose the task yourself and set your own deadline.',
  },
};
