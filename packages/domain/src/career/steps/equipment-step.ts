import { capital, listed } from '../say.ts';
import { howToLearn } from './how-to-learn.data.ts';
import { projectLine, skillLine, type Path, type StepDraft } from './path.ts';

const HOURS = { inDemand: 45, other: 20, tool: 10 };
const MOST = 4;

/** "Learn Python and SQL", but "Learn to use menu planning software". */
const learn = (names: readonly string[]) =>
  `${names.every((name) => /^[A-Z.]/.test(name)) ? 'Learn' : 'Learn to use'} ${listed(names)}`;

function milestonesOf(
  { family }: Path,
  technologies: readonly string[],
  tools: readonly string[],
): StepDraft['milestones'] {
  const [first, second, third] = technologies;
  const two = listed(technologies.slice(0, 2));
  const ofTools =
    tools.length === 0
      ? []
      : [
          {
            text: `Show a trained colleague that you can use ${listed(tools.slice(0, 2))} safely`,
            line: skillLine(listed(tools.slice(0, 2))),
          },
        ];
  if (first === undefined) return ofTools;
  if (family === 'digital')
    return [
      { text: `Publish one project that uses ${two}`, line: projectLine(`Project with ${two}`) },
      ...technologies.slice(2).map((name) => ({
        text: `Use ${name} in something you can show, and write down what you learned`,
        line: skillLine(name),
      })),
    ];
  return [
    {
      text: `Do one complete piece of work with ${first} and have it checked by someone who uses it every day`,
      line: skillLine(first),
    },
    ...(second === undefined ? [] : [{ text: `Do the same with ${second}`, line: skillLine(second) }]),
    ...(third === undefined || tools.length > 0
      ? []
      : [
          {
            text: `Find your way around ${third}: set it up and use it for one task from start to finish`,
            line: skillLine(third),
          },
        ]),
    ...ofTools,
  ];
}

/** What the job is done with: programs at a desk, tools elsewhere. Null where nothing is missing. */
export function equipmentStep(path: Path): StepDraft | null {
  const { aims, hasCv, style } = path;
  const technologies = aims.technologies.slice(0, aims.tools.length > 0 ? 2 : MOST);
  const tools = aims.tools.slice(0, MOST);
  if (technologies.length + tools.length === 0) return null;
  const names = technologies.map(({ name }) => name);
  const wanted = technologies.filter(({ isInDemand }) => isInDemand).map(({ name }) => name);
  const said = [
    ...(wanted.length > 0
      ? [`Job ads for this role often name ${listed(wanted)}.`]
      : names.length > 0 && tools.length === 0
        ? [`People in this job work with ${listed(names)}.`]
        : []),
    ...(tools.length > 0
      ? [`People in this job work with ${listed([...tools, ...names.slice(0, wanted.length > 0 ? 0 : 1)])}.`]
      : []),
    ...(hasCv
      ? [
          names.length + tools.length === 1
            ? 'Your CV doesn’t mention it yet.'
            : 'Your CV doesn’t mention them yet.',
        ]
      : []),
  ];
  return {
    category: 'skill',
    title: learn(names.length > 0 && tools.length === 0 ? names.slice(0, 2) : tools.slice(0, 2)),
    description: `${said.join(' ')} ${howToLearn[style].skill}`,
    difficulty: wanted.length > 2 ? 'hard' : 'medium',
    requiredSkills: [...names, ...tools].map(capital),
    milestones: milestonesOf(path, names, tools),
    effort:
      20 +
      HOURS.tool * tools.length +
      technologies.reduce((sum, { isInDemand }) => sum + (isInDemand ? HOURS.inDemand : HOURS.other), 0),
    things: names,
    areas: [],
  };
}
