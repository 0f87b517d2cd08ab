import { technologiesOf, toolsOf } from '../equipment.ts';
import { positionsOf } from '../positions-of.ts';
import { readData } from '../read-data.ts';
import type { OccupationSkill } from './skill.ts';
import { skillAt, skillNamed } from './skill-table.ts';

let byCode: Map<string, string> | null = null;

function load(): Map<string, string> {
  const text = readData('skill-occupations.txt');
  return new Map(
    text
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('\t')), line.slice(line.indexOf('\t') + 1)]),
  );
}

/**
 * What an occupation asks for, each skill once: what is essential first, the commonest first within each. Skills are those of the
 * ESCO occupations linked to its O*NET-SOC code; technologies and tools are O*NET's. Empty for a code that is none.
 */
export function skillsOfOccupation(code: string): OccupationSkill[] {
  byCode ??= load();
  const [essential, optional] = (byCode.get(code) ?? '').split('\t');
  const ofEsco = [
    ...positionsOf(essential).map((at) => ({ skill: skillAt(at), isEssential: true, isInDemand: false })),
    ...positionsOf(optional).map((at) => ({ skill: skillAt(at), isEssential: false, isInDemand: false })),
  ];
  const ofOnet = [...technologiesOf(code), ...toolsOf(code)].flatMap(
    ({ name, isInDemand }): OccupationSkill[] => {
      const skill = skillNamed(name);
      return skill ? [{ skill, isEssential: false, isInDemand }] : [];
    },
  );
  const found = new Map<string, OccupationSkill>();
  for (const one of [...ofEsco, ...ofOnet]) {
    const before = found.get(one.skill.id);
    if (!before) found.set(one.skill.id, one);
    else if (one.isInDemand) found.set(one.skill.id, { ...before, isInDemand: true });
  }
  return [...found.values()].toSorted(
    (a, b) =>
      Number(b.isEssential) - Number(a.isEssential) ||
      Number(b.isInDemand) - Number(a.isInDemand) ||
      b.skill.occupations - a.skill.occupations ||
      (a.skill.id < b.skill.id ? -1 : 1),
  );
}

const OF_ESSENTIAL = 2;
/** What nearly every occupation asks for tells none apart. */
const COMMON = 200;

/** How many of some skills (ids) an occupation asks for, those essential to it twice; what nearly all ask for not at all. */
export function skillOverlap(code: string, ids: readonly string[]): number {
  const wanted = new Map(skillsOfOccupation(code).map((one) => [one.skill.id, one]));
  return ids.reduce((sum, id) => {
    const one = wanted.get(id);
    if (!one || (one.skill.occupations > COMMON && !one.isInDemand)) return sum;
    return sum + (one.isEssential || one.isInDemand ? OF_ESSENTIAL : 1);
  }, 0);
}
