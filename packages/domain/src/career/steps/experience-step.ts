import type { Family } from '../families.ts';
import { capital, listed } from '../say.ts';
import { howToLearn } from './how-to-learn.data.ts';
import { projectLine, type Path, type StepDraft } from './path.ts';
import { showAbility } from './show-ability.ts';

const titles: Readonly<Record<Family, string>> = {
  digital: 'Build something real',
  creative: 'Make a piece for your portfolio',
  science: 'Carry out a small project',
  office: 'Take on a task from the new job',
  teaching: 'Teach real lessons',
  care: 'Get supervised practice',
  service: 'Work a few shifts in the job',
  trade: 'Work on real jobs under supervision',
  driving: 'Get supervised hours in the job',
};

const proofs: Readonly<Record<Family, string>> = {
  digital: 'Publish one finished project with a page on what you built and why',
  creative: 'Put one finished piece into a public portfolio',
  science: 'Finish one project and write it up in a report that someone in the field has read',
  office:
    'Finish one task from the new job for your employer, a charity or a small business, and get a written reference',
  teaching: 'Teach five lessons, each watched and commented on by an experienced teacher',
  care: 'Complete 40 hours of supervised practice and have them signed off',
  service: 'Work five shifts or trial days and get a written reference',
  trade: 'Finish three jobs under supervision, each signed off by the person in charge',
  driving: 'Complete 20 supervised hours and have them logged',
};

const madeOf: Partial<Record<Family, string>> = {
  digital: 'Portfolio project',
  creative: 'Portfolio piece',
  science: 'Project report',
};

/** The work itself, on a small scale, where somebody else sees it. */
export function experienceStep({ aims, family, interests, isSame, style }: Path): StepDraft {
  const abilities = aims.abilities.slice(2, 5);
  const project = madeOf[family];
  const technology = aims.technologies[0]?.name;
  const said = [
    abilities.length > 0 && !isSame
      ? `In the job you will ${listed(abilities)}. Do it here first, on a small scale.`
      : isSame
        ? 'Ask for a task from the next level up, and do it once from start to finish.'
        : 'Use what you’ve learned so far on something that someone needs.',
    ...(interests.length > 0 && project !== undefined
      ? [`Pick something close to what you like: ${listed(interests.slice(0, 2), 'or')}.`]
      : []),
  ];
  return {
    category: 'experience',
    title: isSame ? 'Take on more than your role asks' : titles[family],
    description: `${said.join(' ')} ${howToLearn[style].experience}`,
    difficulty: 'medium',
    requiredSkills: abilities.map(capital),
    milestones: [
      {
        text: isSame
          ? 'Lead one piece of work, or train one new colleague, and get written feedback on it'
          : proofs[family],
        line:
          project === undefined || isSame
            ? null
            : projectLine(
                technology !== undefined && family === 'digital' ? `${project} with ${technology}` : project,
              ),
      },
      ...abilities.slice(0, 2).map((ability) => ({
        text: showAbility(family, ability),
        line: { section: 'skills' as const, entry: { name: capital(ability), group: '' } },
      })),
    ],
    effort: 90,
    things: [],
    areas: [],
  };
}
