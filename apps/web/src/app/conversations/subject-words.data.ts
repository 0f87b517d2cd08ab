import { t } from '@lingui/core/macro';
import type { Subject } from '@candor/domain/conversations';

interface SubjectWords {
  /** What can be done here, in a sentence. */
  invitation: string;
  /** Requests to begin with. */
  examples: readonly string[];
}

/** How the panel speaks of what it is asked about. */
export const subjectWords: Record<Subject['kind'], SubjectWords> = {
  cv: {
    invitation: t`Ask about this CV, or say what to change.`,
    examples: [
      t`Shorten my longest lines`,
      t`Which lines are weak, and why?`,
      t`Make this fit a job I saved`,
    ],
  },
  letter: {
    invitation: t`Ask about this letter, or say what to change.`,
    examples: [t`Make this letter shorter`, t`Which sentence says the least?`, t`Make the opening plainer`],
  },
  job: {
    invitation: t`Ask about this job, or say what to change.`,
    examples: [
      t`What do they ask for that my CV doesn’t show?`,
      t`Draft a cover letter for this job`,
      t`Add a task to apply before it closes`,
    ],
  },
  contact: {
    invitation: t`Ask about this contact, or say what to change.`,
    examples: [t`Thank them for their time`, t`Ask them for an introduction`, t`Note that we spoke today`],
  },
  dashboard: {
    invitation: t`Ask about your documents and jobs, or say what to change.`,
    examples: [
      t`What should I do next?`,
      t`Which of my CVs needs the most work?`,
      t`Which jobs close this week?`,
    ],
  },
  applications: {
    invitation: t`Ask about your applications, or say what to change.`,
    examples: [
      t`Which jobs close this week?`,
      t`Which have I not heard back from?`,
      t`What do these jobs ask for in common?`,
    ],
  },
  jobs: {
    invitation: t`Ask about job ads, or say what to change.`,
    examples: [t`What does this ad really ask for?`, t`Which questions should I ask them?`],
  },
  network: {
    invitation: t`Ask about your contacts, or say what to change.`,
    examples: [t`Whom should I write to this week?`, t`Who do I know at an employer I applied to?`],
  },
  interview: {
    invitation: t`Ask about interviews, or say what to change.`,
    examples: [t`What will they ask about my last job?`, t`What should I say about a gap?`],
  },
  salary: {
    invitation: t`Ask about pay, or say what to change.`,
    examples: [t`How should I answer when they ask what I expect?`],
  },
  career: {
    invitation: t`Ask about your career, or say what to change.`,
    examples: [t`Which step of my roadmap is next?`],
  },
  profile: {
    invitation: t`Ask about your profile, or say what to change.`,
    examples: [t`What is missing from my profile?`],
  },
  settings: {
    invitation: t`Ask about Candor, or say what to change.`,
    examples: [t`What can you do for me?`],
  },
};
