import type { RoadmapPreview } from '@candor/contracts/career';
import { schoolingSentence, whereToAsk } from '@candor/domain/career';

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `- ${line}`)];

function moveLines({ move }: RoadmapPreview): string[] {
  if (!move) return [];
  const { study, register, experience, next, traps, ask, restsOn, checkedOn } = move;
  return [
    ...(study ? [`Qualification: ${study.name}. ${study.way} ${study.cost}`] : []),
    ...(register ? [`Registration or licence: ${register.name}. ${whereToAsk(register.body)}`] : []),
    ...(experience === '' ? [] : [`Experience: ${experience}`]),
    `Usual next rung: ${next}`,
    ...traps.map((trap) => `Mind: ${trap}`),
    `From our table of career moves, ${restsOn ? `written from what ${restsOn.name} publishes and ` : ''}read through in ${checkedOn}. Rules change: read ${ask.name}, and check them before you spend money.`,
  ];
}

const titled = (occupation: { title: string } | null) =>
  occupation ? `“${occupation.title}”` : 'an unknown occupation';

/** What the roles were read as, and what is offered where one was not understood. */
function readAs({ current, target, currentRole, targetRole }: RoadmapPreview): string[] {
  const open = [
    { role: currentRole, ...current },
    { role: targetRole, ...target },
  ].filter(({ occupation, others }) => occupation === null && others.length > 0);
  return [
    `We matched your roles to ${titled(current.occupation)} and ${titled(target.occupation)}.`,
    ...open.map(({ role, others }) => `“${role}”: choose ${others.map(({ title }) => title).join(', or ')}`),
  ];
}

/** A roadmap as a person reads it, from the top of the screen to its end, without pay, pictures and resources. */
export function roadmapText(roadmap: RoadmapPreview): string {
  const { title, description, notes, steps, gap, difficulty, basis } = roadmap;
  return [
    title,
    description,
    ...readAs(roadmap),
    ...section(
      'Good to know',
      notes.map(({ text }) => text),
    ),
    ...steps.flatMap((step, at) => [
      '',
      `Step ${at + 1}: ${step.title} (${step.timeframe})`,
      step.description,
      ...step.milestones.flatMap(({ text, shownBy, body }) => [
        `[ ] ${text}`,
        ...(shownBy ? [`    Your CV may show it: “${shownBy}”`] : []),
        ...(body ? [`    ${whereToAsk(body)}`] : []),
      ]),
    ]),
    ...section('What this step asks for', moveLines(roadmap)),
    ...section('What sources say', gap.education ? [schoolingSentence(gap.education)] : []),
    '',
    `Difficulty: ${difficulty} of 10. ${basis.difficulty.explanation} ${basis.difficulty.parts.map(({ label, value, points }) => `${label}: ${value} (${points})`).join('; ')}`,
  ].join('\n');
}
