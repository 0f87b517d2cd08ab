import type { Subject } from '@candor/domain/conversations';

interface SubjectWords {
  /** Behind "About". */
  about: string;
  /** Requests to begin with. */
  examples: readonly string[];
}

/** How the panel speaks of what it is asked about. */
export const subjectWords: Record<Subject['kind'], SubjectWords> = {
  cv: {
    about: 'this CV',
    examples: ['Shorten my longest lines', 'Which lines are weak, and why?', 'Make this fit a job I saved'],
  },
  letter: {
    about: 'this letter',
    examples: ['Make this letter shorter', 'Which sentence says the least?', 'Make the opening plainer'],
  },
  job: {
    about: 'this job',
    examples: [
      'What do they ask for that my CV doesn’t show?',
      'Draft a cover letter for this job',
      'Add a task to apply before it closes',
    ],
  },
  contact: {
    about: 'this contact',
    examples: ['Thank them for their time', 'Ask them for an introduction', 'Note that we spoke today'],
  },
  dashboard: {
    about: 'your documents and jobs',
    examples: [
      'What should I do next?',
      'Which of my CVs needs the most work?',
      'Which jobs close this week?',
    ],
  },
  applications: {
    about: 'your applications',
    examples: [
      'Which jobs close this week?',
      'Which have I not heard back from?',
      'What do these jobs ask for in common?',
    ],
  },
  jobs: {
    about: 'job ads',
    examples: ['What does this ad really ask for?', 'Which questions should I ask them?'],
  },
  network: {
    about: 'your contacts',
    examples: ['Whom should I write to this week?', 'Who do I know at an employer I applied to?'],
  },
  interview: {
    about: 'interviews',
    examples: ['What will they ask about my last job?', 'What should I say about a gap?'],
  },
  salary: { about: 'pay', examples: ['How should I answer when they ask what I expect?'] },
  career: { about: 'your career', examples: ['Which step of my roadmap is next?'] },
  profile: { about: 'your profile', examples: ['What is missing from my profile?'] },
  settings: { about: 'Candor', examples: ['What can you do for me?'] },
};
