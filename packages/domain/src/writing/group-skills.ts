import type { Skill } from '../cv/index.ts';
import { toolGroups } from './tools.data.ts';

const groupOf = new Map(
  Object.entries(toolGroups).flatMap(([group, names]) =>
    names.map((name): [string, string] => [name, group]),
  ),
);
const LEAST_SKILLS = 6;

/** The group a CV lists a tool under; undefined for other skills. */
export function groupOfSkill(skill: string): string | undefined {
  return groupOf.get(skill.trim().toLowerCase());
}

/**
 * Skills under the groups a CV lists them in, where most of them have one; otherwise as they are. Groups that the
 * person gave stand. The order within a group, and of the groups, is the person's.
 */
export function groupSkills(skills: readonly Skill[]): Skill[] {
  if (skills.length < LEAST_SKILLS || skills.some((skill) => skill.group !== '')) return [...skills];
  const grouped = skills.map(({ name }) => ({ name, group: groupOfSkill(name) ?? '' }));
  const known = grouped.filter((skill) => skill.group !== '');
  const sizes = Map.groupBy(known, (skill) => skill.group);
  const isWorthIt =
    known.length >= skills.length * 0.7 &&
    sizes.size >= 2 &&
    [...sizes.values()].every((group) => group.length >= 2);
  if (!isWorthIt) return [...skills];
  const rest = grouped.filter((skill) => skill.group === '').map(({ name }) => ({ name, group: 'Other' }));
  return [...[...sizes.values()].flat(), ...rest];
}
