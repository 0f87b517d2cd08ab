import { withArticle } from '../say.ts';
import { howToLearn } from './how-to-learn.data.ts';
import type { Path, StepDraft } from './path.ts';

/** The move itself. */
export function applicationStep({ role, isSame, gap, style }: Path): StepDraft {
  const common = { category: 'experience' as const, requiredSkills: [], things: [], areas: [] };
  if (isSame)
    return {
      ...common,
      title: 'Ask for the next level',
      description: `Show what you have done since you began and say what you want. If there is no way up where you are, apply elsewhere. ${howToLearn[style].experience}`,
      difficulty: 'medium',
      milestones: [
        { text: 'List three results of the last year, each with a figure', line: null },
        { text: 'Talk to your manager and agree on a date for the answer', line: null },
        { text: 'Send three applications elsewhere to learn what you’re worth', line: null },
      ],
      effort: 30,
    };
  const isBlocked = gap.licences.some(({ isHeld, fitsTimeframe }) => !isHeld && !fitsTimeframe);
  return {
    ...common,
    title: isBlocked ? 'Move into the field' : `Apply for jobs as ${withArticle(role)}`,
    description: isBlocked
      ? `Look for related work that needs no licence, so you learn the field while you train. ${howToLearn[style].experience}`
      : `Apply to the job ads that fit you best, and let the people you spoke to at the start know that you’re looking. ${howToLearn[style].experience}`,
    difficulty: 'medium',
    milestones: [
      { text: 'Rewrite your CV so that its first half page speaks to this job', line: null },
      { text: 'Send eight applications, each tailored to the job ad', line: null },
      { text: 'Have two interviews, real or practice, and ask for feedback on both', line: null },
    ],
    effort: 40,
  };
}
