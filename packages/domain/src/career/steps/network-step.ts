import { withArticle } from '../say.ts';
import { howToLearn } from './how-to-learn.data.ts';
import type { Path, StepDraft } from './path.ts';

/** What the job is like, from people who do it, before time and money go into it. */
export function networkStep({ role, isSame, style }: Path): StepDraft {
  const description = isSame
    ? 'Speak to people who are a level above you. Ask what they did to get there, what they would look for in the next person, and what is expected of them now.'
    : `Speak to people who work as ${withArticle(role)} before you spend money on it. Ask what they do all day, what they look for in someone new, and what surprised them.`;
  return {
    category: 'network',
    title: isSame ? 'Talk to people a level above you' : 'Talk to people who do the job',
    description: `${description} ${howToLearn[style].network}`,
    difficulty: 'easy',
    requiredSkills: [],
    milestones: [
      { text: 'Speak to three people in the job and keep a page of notes on each conversation', line: null },
      { text: 'Collect ten job ads and list what at least five of them ask for', line: null },
      ...(style === 'mentorship'
        ? [{ text: 'Agree with one of them to meet once a month', line: null }]
        : []),
    ],
    effort: style === 'mentorship' ? 30 : 16,
    things: [],
    areas: [],
  };
}
