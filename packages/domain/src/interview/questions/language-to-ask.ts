import type { CvDocument } from '../../cv/index.ts';
import type { AdvertSkill } from '../../jobs/index.ts';
import { cvNames } from './cv-shows.ts';

/** What says that a language is known in part. */
const IN_PART =
  /\b(?:A[12]|B[12]|basic|beginner|elementary|intermediate|conversational|limited|learning|school|some|a little)\b/iu;

/** What a CV says of a language that it gives as known in part; null where it names no limit. */
function partOf({ languages, skills }: CvDocument, name: string): string | null {
  const said = [
    ...languages.map((one) => `${one.name} ${one.level}`),
    ...skills.flatMap((skill) => skill.name.split(/[,;]/u)),
  ].map((one) => one.replaceAll(/\s+/gu, ' ').trim());
  return said.find((one) => one.includes(name) && IN_PART.test(one)) ?? null;
}

/**
 * The language to ask about: one of those that advert and CV name, first one that is known in part. The language that the
 * interview is held in is shown by holding it.
 */
export function languageToAsk(
  cv: CvDocument,
  named: readonly AdvertSkill[],
): { name: string; level: string | null } | null {
  const known = named
    .filter(({ name }) => cvNames(cv, name))
    .map(({ name }) => ({ name, level: partOf(cv, name) }));
  return known.find(({ level }) => level !== null) ?? known.find(({ name }) => name !== 'English') ?? null;
}
