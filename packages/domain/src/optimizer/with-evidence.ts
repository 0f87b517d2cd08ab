import type { CvDocument } from '../cv/index.ts';
import { capitalised } from '../text/index.ts';

/** A skill that the person confirms, and what they did with it. */
export interface Evidence {
  skill: string;
  /** The job, by its place in the document. */
  job: number;
  /** In their own words. */
  sentence: string;
  /** Whether the list of skills is to name it too. */
  isListed: boolean;
}

/** A CV with what the person says they did as a line of its job, and the skill in the list where they want it there, written as the others are. */
export function withEvidence(
  document: CvDocument,
  { skill, job, sentence, isListed: isWanted }: Evidence,
): CvDocument {
  const line = sentence.trim();
  if (line === '' || !document.experience[job]) return document;
  const isListed = document.skills.some(({ name }) => name.toLowerCase() === skill.toLowerCase());
  const group = document.skills.at(-1)?.group ?? '';
  const isCapital = document.skills.every(({ name }) => !/^\p{Ll}/u.test(name));
  const name = isCapital ? capitalised(skill) : skill;
  return {
    ...document,
    experience: document.experience.map((one, at) =>
      at === job ? { ...one, bullets: [...one.bullets, line] } : one,
    ),
    skills: isListed || !isWanted ? document.skills : [...document.skills, { name, group }],
  };
}
