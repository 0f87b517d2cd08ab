import type { Skill } from '../cv/index.ts';
import { toolGroups } from '../claims/index.ts';

const groupOf = new Map(
  Object.entries(toolGroups).flatMap(([group, names]) =>
    names.map((name): [string, string] => [name, group]),
  ),
);
const VENDOR = /^(?:adobe|microsoft|ms|apple|autodesk|amazon|apache|atlassian) /;
const LEAST_SKILLS = 6;
/** The one group that may stand with a single member. */
const METHODS = 'Methods';

/** The group a CV lists a tool under; undefined for other skills. */
export function groupOfSkill(skill: string): string | undefined {
  const name = skill.trim().toLowerCase();
  return groupOf.get(name) ?? groupOf.get(name.replace(VENDOR, ''));
}

/**
 * Skills under the groups a CV lists them in, where every one has its group; otherwise as they are: a rest called
 * "other" would tell nothing. Groups that the person gave stand. The order within a group, and of the groups, is
 * the person's.
 */
export function groupSkills(skills: readonly Skill[]): Skill[] {
  if (skills.length < LEAST_SKILLS || skills.some((skill) => skill.group !== '')) return [...skills];
  const grouped = skills.map(({ name }) => ({ name, group: groupOfSkill(name) ?? '' }));
  const sizes = Map.groupBy(grouped, (skill) => skill.group);
  const isWorthIt =
    !sizes.has('') &&
    sizes.size >= 2 &&
    [...sizes].every(([group, members]) => group === METHODS || members.length >= 2);
  return isWorthIt ? [...sizes.values()].flat() : [...skills];
}
