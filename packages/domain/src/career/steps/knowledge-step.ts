import { areaName, capital, listed } from '../say.ts';
import { howToLearn } from './how-to-learn.data.ts';
import { skillLine, type Path, type StepDraft } from './path.ts';
import { showAbility } from './show-ability.ts';

const HOURS = { area: 40, subject: 20, ability: 20, least: 30 };

/** Areas of knowledge one after the other; their own names hold an "and". */
function areasListed(names: readonly string[]): string {
  const said = names.map(areaName);
  return said.some((name) => name.includes(' and ')) && said.length > 1 ? said.join(', and ') : listed(said);
}

function titleOf(
  areas: Path['aims']['areas'],
  subjects: readonly string[],
  abilities: readonly string[],
  skills: readonly string[],
): string {
  const names = areas.map(({ name }) => name);
  if (areas.length > 0)
    return `${areas.some(({ isNew }) => isNew) ? 'Learn the basics of' : 'Learn more about'} ${areasListed(names)}`;
  if (subjects.length > 0) return `Learn about ${listed(subjects)}`;
  if (abilities[0] !== undefined) return `Learn to ${abilities[0]}`;
  if (skills.length > 0) return `Work on your ${listed(skills.map(areaName))}`;
  return 'Keep what you know up to date';
}

/** What the job asks one to know and to be able to do. */
export function knowledgeStep({ aims, family, gap, isSame, style }: Path): StepDraft {
  const areas = aims.areas.slice(0, 2);
  const subjects = aims.subjects.slice(0, 2);
  const abilities = aims.abilities.slice(0, 2);
  const skills = areas.length + subjects.length + abilities.length > 0 ? [] : aims.skills.slice(0, 2);
  const isKnown = gap.knowledge.some(({ current }) => current !== null);
  const said = [
    ...(areas.length > 0
      ? [
          isKnown && !isSame
            ? 'The new job draws on this more than your current one.'
            : 'The job draws on this every day.',
        ]
      : []),
    ...(subjects.length > 0 && areas.length > 0 ? [`It includes ${listed(subjects)}.`] : []),
    ...(abilities.length > 0
      ? [
          isSame
            ? `Become the person others ask how to ${listed(abilities, 'or')}.`
            : `You will need to ${listed(abilities)}.`,
        ]
      : []),
    ...(areas.length + subjects.length + abilities.length === 0
      ? ['You already show most of what the job asks for, so this step is about staying current.']
      : []),
  ];
  const milestones = [
    ...areas.slice(0, 1).map(({ name }) => ({
      text: `Finish one course or textbook on ${areaName(name)} and pass its final test`,
      line: null,
    })),
    ...subjects.slice(0, 1).map((subject) => ({
      text: `Explain ${subject} to someone in the field and have them confirm that you got it right`,
      line: skillLine(subject),
    })),
    ...abilities.map((ability) => ({ text: showAbility(family, ability), line: skillLine(ability) })),
    ...skills.map((skill) => ({
      text: `Get written feedback on your ${areaName(skill)} from two people who have seen you work`,
      line: null,
    })),
  ];
  const widest = Math.max(0, ...gap.knowledge.slice(0, 2).map(({ difference }) => difference));
  return {
    category: 'skill',
    title: titleOf(areas, subjects, abilities, skills),
    description: `${said.join(' ')} ${howToLearn[style].skill}`,
    difficulty: widest >= 2 ? 'hard' : 'medium',
    requiredSkills: [
      ...areas.map(({ name }) => capital(areaName(name))),
      ...subjects,
      ...abilities,
      ...skills,
    ].map(capital),
    milestones:
      milestones.length > 0
        ? milestones
        : [
            {
              text: 'Finish one course in the field that ends with a test or a graded piece of work',
              line: null,
            },
          ],
    effort:
      HOURS.least +
      HOURS.area * areas.length +
      HOURS.subject * subjects.length +
      HOURS.ability * abilities.length,
    things: [],
    areas: areas.map(({ name }) => name),
  };
}
