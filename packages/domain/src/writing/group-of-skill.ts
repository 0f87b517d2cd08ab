import { toolGroups } from './tools.data.ts';

const groupOf = new Map(
  Object.entries(toolGroups).flatMap(([group, names]) =>
    names.map((name): [string, string] => [name, group]),
  ),
);
const VENDOR = /^(?:adobe|microsoft|ms|apple|autodesk|amazon|apache|atlassian) /;

/** The group a CV lists a tool under; undefined for other skills. */
export function groupOfSkill(skill: string): string | undefined {
  const name = skill.trim().toLowerCase();
  return groupOf.get(name) ?? groupOf.get(name.replace(VENDOR, ''));
}
