import type { CvDocument } from '../../cv/index.ts';
import type { AdvertSkill } from '../../jobs/index.ts';

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

/** The language to ask about: one that the advert names and of which the CV says how far it is known, in the CV's words. */
export const languageToAsk = (
  cv: CvDocument,
  named: readonly AdvertSkill[],
): { name: string; level: string } | null =>
  named
    .map(({ name }) => ({ name, level: partOf(cv, name) }))
    .find((one): one is { name: string; level: string } => one.level !== null) ?? null;
