import type { CvDocument } from '../../cv/index.ts';
import { orderByRank } from './order-lines.ts';
import type { TailoringChange } from './tailoring.ts';
import {
  answersOf,
  fieldsNaming,
  namedRequirements,
  rankOf,
  type TailoringContext,
} from './tailoring-context.ts';

/** Places sorted by rank within each group; groups stay where they are. */
function orderInGroups(skills: CvDocument['skills'], ranks: readonly number[]): number[] | null {
  const order = skills.map((_skill, at) => at);
  let isChanged = false;
  for (const group of new Set(skills.map((skill) => skill.group))) {
    const places = skills.flatMap((skill, at) => (skill.group === group ? [at] : []));
    const sorted = orderByRank(places.map((at) => ranks[at] ?? 0));
    if (!sorted) continue;
    isChanged = true;
    for (const [index, from] of sorted.entries()) order[places[index] ?? 0] = places[from] ?? 0;
  }
  return isChanged ? order : null;
}

/** The skills that are asked for before the others of their group. */
export function orderSkills({ cv, match }: TailoringContext): TailoringChange[] {
  const { skills } = cv.document;
  const named = namedRequirements(match).map((one) => ({
    one,
    paths: new Set(fieldsNaming(cv, one).map(({ path }) => path)),
  }));
  const asked = skills.map((_skill, at) =>
    named.filter(({ paths }) => paths.has(`skills.${at}`)).map(({ one }) => one),
  );
  const order = orderInGroups(
    skills,
    asked.map((all) => Math.max(0, ...all.map((one) => rankOf(one) + 1))),
  );
  if (!order) return [];
  const moved = order.filter((from, to) => from > to);
  const namesOf = (places: readonly number[]) => places.flatMap((at) => skills[at]?.name ?? []);
  const answered = [...new Set(moved.flatMap((at) => asked[at] ?? []))];
  return [
    {
      id: 'order:skills',
      title: 'List first the skills they ask for',
      answers: answersOf(answered),
      fact: { from: 'cv', quote: namesOf(moved).join(', ') },
      before: skills.map(({ name }) => name).join('\n'),
      after: namesOf(order).join('\n'),
      edit: { kind: 'order', path: 'skills', order },
    },
  ];
}
