import type { ProposedField } from '@candor/domain/writing';
import { linesIn } from './cv-given.ts';
import type { CvAnswer, CvGiven } from './write-cv.ts';

const keyOf: Readonly<Record<string, string>> = {
  position: 'position',
  employer: 'company',
  place: 'location',
  dates: 'dates',
  degree: 'degree',
  school: 'institution',
  name: 'name',
  issuer: 'issuer',
};

/** The path in the document of a field as the prompt calls it: `p2.employer` is `experience.0.company` where that post is first. */
function pathOf(field: string, jobs: readonly number[]): string | undefined {
  if (field === 'headline') return 'basics.headline';
  if (field === 'address') return 'basics.location';
  const [, kind, number, name = ''] = /^([peck])(\d+)(?:\.([a-z]+))?$/.exec(field) ?? [];
  const at = Number(number) - 1;
  if (kind === 'k') return name === '' ? `skills.${at}.name` : undefined;
  const key = keyOf[name];
  if (key === undefined) return undefined;
  if (kind === 'p') return jobs.includes(at) ? `experience.${jobs.indexOf(at)}.${key}` : undefined;
  return `${kind === 'e' ? 'education' : 'certifications'}.${at}.${key}`;
}

/** The entry that a name of the prompt belongs to: `p1` of `p1.employer` and of `p1.2`. */
const entryOf = (id: string) => id.replace(/\..*$/s, '');

/**
 * What is proposed for short fields, each with the lines it rests on. Of a post or school these are its own: another's words are no
 * evidence for them.
 */
export function proposedFields(
  { fields }: CvAnswer,
  given: CvGiven,
  jobs: readonly number[],
): ProposedField[] {
  const textOf = new Map(linesIn(given).map(({ id, text }) => [id, text]));
  return fields.flatMap(({ field, wordings, lines }) => {
    const path = pathOf(field.trim(), jobs);
    if (path === undefined) return [];
    const isOwn = (id: string) => !/^[pe]/.test(field) || entryOf(id) === entryOf(field);
    const cited = lines.filter(isOwn).flatMap((id) => textOf.get(id) ?? []);
    const tidied = wordings.map((one) => one.trim().replaceAll(/\s+/g, ' '));
    // A CV is of somebody: what they are called cannot be left out.
    return [{ path, wordings: tidied.filter((one) => one !== '' || field !== 'headline'), cited }];
  });
}
