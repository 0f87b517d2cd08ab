import { wordsInText } from '../../writing/index.ts';
import type { CvDocument } from '../../cv/index.ts';
import { say } from '../../say/index.ts';
import type { TailoringChange } from './tailoring.ts';
import {
  answersOf,
  fieldsAnswering,
  namedRequirements,
  rankOf,
  type TailoringContext,
} from './tailoring-context.ts';

/** Places sorted so that what ranks higher comes first, else as they were; null where that changes nothing. */
function orderByRank(ranks: readonly number[]): number[] | null {
  const order = ranks.map((_rank, at) => at).toSorted((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0) || a - b);
  return order.every((at, index) => at === index) ? null : order;
}

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
  // A licence is no skill, and stands first in no list of them.
  const wanted = namedRequirements(match).filter((one) => one.kind === 'skill' && rankOf(one) > 0);
  const named = wanted.map((one) => ({
    one,
    paths: new Set(fieldsAnswering(cv, one).map(({ path }) => path)),
  }));
  // "Forklift" is asked for by a forklift driver's title and licence, which itself is no skill.
  const spoken = match.requirements.filter(({ kind }) => kind === 'title' || kind === 'certificate');
  const licences = new Set(
    spoken.flatMap((one) =>
      one.kind === 'certificate' ? fieldsAnswering(cv, one).map(({ path }) => path) : [],
    ),
  );
  const asked = skills.map(({ name }, at) => [
    ...named.filter(({ paths }) => paths.has(`skills.${at}`)).map(({ one }) => one),
    ...spoken.filter((one) => !licences.has(`skills.${at}`) && wordsInText(one.name, name).length > 0),
  ]);
  const order = orderInGroups(
    skills,
    asked.map((all) => Math.max(0, ...all.map(rankOf))),
  );
  if (!order) return [];
  const moved = order.filter((from, to) => from > to);
  const namesOf = (places: readonly number[]) => places.flatMap((at) => skills[at]?.name ?? []);
  const answered = [...new Set(moved.flatMap((at) => asked[at] ?? []))];
  return [
    {
      id: 'order:skills',
      title: say`List the skills they ask for first`,
      answers: answersOf(answered),
      fact: { from: 'cv', quote: namesOf(moved).join(', ') },
      before: skills.map(({ name }) => name).join('\n'),
      after: namesOf(order).join('\n'),
      edit: { kind: 'order', path: 'skills', order },
    },
  ];
}
