import type { CvDocument } from '../cv/index.ts';
import { judge } from '../evidence/index.ts';
import type { Mark } from '../marks/index.ts';
import { say } from '../say/index.ts';
import type { GateInput } from './gated.ts';
import type { Source } from './source.ts';
import { comparableWords } from './vocabulary.ts';

/** A name in the form it is told apart by. */
const nameKey = (name: string) => comparableWords(name).join(' ') || name.trim();

/** The candidate's order and groups of skills, for the skills that were given; those it left out follow, others are told. */
export function gateSkills(
  { candidate, fallback }: GateInput,
  source: Source,
): { marks: Mark[] } & Pick<CvDocument, 'skills'> {
  const given = [...fallback.document.skills];
  const marks: Mark[] = [];
  const take = (name: string) => {
    const exact = given.findIndex((skill) => skill.name === name);
    const at = exact >= 0 ? exact : given.findIndex((skill) => nameKey(skill.name) === nameKey(name));
    if (at >= 0) return given.splice(at, 1);
    if (!fallback.document.skills.some((skill) => nameKey(skill.name) === nameKey(name)))
      marks.push({
        line: 'skills',
        kind: 'left-out',
        words: name,
        why: say`The model listed this skill and you did not. Put it in only if you have it.`,
        about: 'not listed',
        proposals: [],
      });
    return [];
  };
  const ordered = candidate.skills.flatMap(({ name, group }) =>
    take(name).map((skill) => {
      // A heading claims as much as a sentence does.
      const isHonest = group === '' || judge(group.toLowerCase(), source.evidence).verdict !== 'invented';
      return { name: skill.name, group: skill.group === '' && isHonest ? group : skill.group };
    }),
  );
  return { skills: [...ordered, ...given], marks };
}
