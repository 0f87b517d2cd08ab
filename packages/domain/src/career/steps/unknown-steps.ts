import { capital, listed, withArticle } from '../say.ts';
import { howToLearn } from './how-to-learn.data.ts';
import type { LearningStyle } from '../input.ts';
import type { StepDraft } from './step-draft.ts';

interface UnknownQuestion {
  role: string;
  interests: readonly string[];
  style: LearningStyle;
}

/** Six steps to a role that we have no data of: they find out what it asks for, and name nothing of their own. */
export function unknownSteps({ role, interests, style }: UnknownQuestion): StepDraft[] {
  const common = { requiredSkills: [], things: [], leastWeeks: 2, hoursPerWeek: 4, mostWeeks: 26 };
  const how = howToLearn[style];
  const liked = interests.slice(0, 2);
  return [
    {
      ...common,
      category: 'network',
      title: 'Find out what the job asks for',
      description: `Speak to people who work as ${withArticle(role)} and read job ads for it. The rest of the plan builds on what you find. ${how.network}`,
      difficulty: 'easy',
      milestones: [
        {
          text: 'Speak to three people in the job and keep a page of notes on each conversation',
          line: null,
        },
        { text: 'Collect ten job ads and list the skills that at least five of them ask for', line: null },
      ],
    },
    {
      ...common,
      category: 'skill',
      title: 'Learn the first skill on your list',
      description: `Start with what the ads mention most often and you don’t have yet. ${how.skill}`,
      difficulty: 'medium',
      milestones: [{ text: 'Finish one course or textbook on it and pass its final test', line: null }],
    },
    {
      ...common,
      category: 'education',
      title: 'Take a course in the field',
      description: `If the ads ask for a degree or certificate, look for the shortest recognized route to it. Otherwise a short course is enough. ${how.education}`,
      difficulty: 'medium',
      milestones: [
        { text: 'Compare three courses by length, cost and what they lead to', line: null },
        { text: 'Finish one of them with a test or a graded piece of work', line: null },
      ],
    },
    {
      ...common,
      category: 'experience',
      title: 'Do a piece of the work',
      description: [
        'Take on a small piece of the job where someone else sees the result.',
        ...(liked.length > 0 ? [`Pick something close to what you like: ${listed(liked, 'or')}.`] : []),
        how.experience,
      ].join(' '),
      difficulty: 'medium',
      requiredSkills: liked.map(capital),
      milestones: [
        {
          text: 'Finish it and get a written reference from someone who has seen it',
          line: null,
        },
      ],
    },
    {
      ...common,
      category: 'certification',
      title: 'Have your skills confirmed',
      description: `Check first whether the job needs a licence where you live. ${how.certification}`,
      difficulty: 'medium',
      milestones: [
        { text: 'Write down whether a licence is needed, and who told you', line: null },
        { text: 'Pass one graded test or assessment in the field', line: null },
      ],
    },
    {
      ...common,
      category: 'experience',
      title: `Apply for jobs as ${withArticle(role)}`,
      description: `Apply to the job ads that fit you best, and let the people you spoke to know that you’re looking. ${how.experience}`,
      difficulty: 'medium',
      milestones: [
        { text: 'Rewrite your CV so that its first half page speaks to this job', line: null },
        { text: 'Send eight applications, each tailored to the job ad', line: null },
      ],
    },
  ];
}
