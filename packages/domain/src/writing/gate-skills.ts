import type { CvDocument } from '../cv/index.ts';
import type { GateInput, Gated } from './gated.ts';
import type { Source } from './source-statements.ts';
import { unsupportedFact } from './support.ts';
import { comparableWords } from './vocabulary.ts';

/** A name in the form it is told apart by. */
const nameKey = (name: string) => comparableWords(name).join(' ') || name.trim();

/** The candidate's order and groups of skills, for the skills that were given; those it left out follow, others are refused. */
export function gateSkills(
  { candidate, fallback }: GateInput,
  source: Source,
): Pick<Gated, 'refused'> & Pick<CvDocument, 'skills'> {
  const given = [...fallback.document.skills];
  const refused: Gated['refused'] = [];
  const take = (name: string) => {
    const exact = given.findIndex((skill) => skill.name === name);
    const at = exact >= 0 ? exact : given.findIndex((skill) => nameKey(skill.name) === nameKey(name));
    if (at >= 0) return given.splice(at, 1);
    if (!fallback.document.skills.some((skill) => nameKey(skill.name) === nameKey(name)))
      refused.push({ path: '', refused: { kind: 'skill', words: name, text: name } });
    return [];
  };
  const ordered = candidate.skills.flatMap(({ name, group }) =>
    take(name).map((skill) => {
      // A heading claims as much as a sentence does.
      const isHonest = group === '' || unsupportedFact(group.toLowerCase(), source) === undefined;
      return { name: skill.name, group: skill.group === '' && isHonest ? group : skill.group };
    }),
  );
  return { skills: [...ordered, ...given], refused };
}
