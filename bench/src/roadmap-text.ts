import type { RoadmapPreview } from '@candor/contracts/career';

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `- ${line}`)];

function moveLines({ move }: RoadmapPreview): string[] {
  if (!move) return [];
  const { study, register, experience, brings, next, traps, ask } = move;
  return [
    ...(study ? [`Qualification: ${study.name}. ${study.way} ${study.months} months. ${study.cost}`] : []),
    ...(register ? [`Registration or licence: ${register.name}, by ${register.body.name}`] : []),
    ...(experience === '' ? [] : [`Experience: ${experience}`]),
    `What people usually bring: ${brings}`,
    `Usual next rung: ${next}`,
    ...traps.map((trap) => `Mind: ${trap}`),
    `Ask: ${ask.name}`,
  ];
}

/** A roadmap as a person reads it, from the top of the screen to its end, without pay and pictures. */
export function roadmapText(roadmap: RoadmapPreview): string {
  const { title, description, notes, steps, gap, difficulty, basis } = roadmap;
  return [
    title,
    description,
    ...section(
      'Good to know',
      notes.map(({ text }) => text),
    ),
    ...steps.flatMap((step, at) => [
      '',
      `Step ${at + 1}: ${step.title} (${step.timeframe}, ${step.hoursPerWeek} hours a week)`,
      step.description,
      ...step.milestones.map(({ text, shownBy }) =>
        shownBy ? `- [done, your CV: “${shownBy}”] ${text}` : `- ${text}`,
      ),
    ]),
    ...section('What this step asks for', moveLines(roadmap)),
    ...section(
      'You have',
      gap.has.map(({ name }) => name),
    ),
    ...section(
      'Not in your CV yet',
      gap.missing.map(({ name }) => name),
    ),
    ...section(
      'Licences',
      gap.licences.map(
        ({ name, text, authority, isHeld, usualMonths }) =>
          `${name}. ${text} (${authority}; ${isHeld ? 'held' : `usually ${usualMonths} months`})`,
      ),
    ),
    ...section(
      'Education',
      gap.education ? [`${gap.education.level}${gap.education.isMet ? ' (met)' : ''}`] : [],
    ),
    '',
    `Difficulty: ${difficulty} of 10. ${basis.difficulty.parts.map(({ label, value, points }) => `${label}: ${value} (${points})`).join('; ')}`,
  ].join('\n');
}
