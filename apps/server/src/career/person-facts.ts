import { foldName, type PersonFacts, type RoadmapInput, type ShownIn } from '@candor/domain/career';
import type { CvDocument } from '@candor/domain/cv';
import { findSkills } from '@candor/occupations';

/** A saved CV as far as a roadmap reads it. */
export interface ReadCv {
  text: string;
  document: CvDocument;
}

/** Every name of what a text names. */
function namesIn(text: string): string[] {
  return findSkills(text)
    .flatMap(({ skill }) => [skill.name, ...skill.aliases])
    .map(foldName);
}

/** What a person shows by a CV and by what they typed for a roadmap. */
export function personFacts(
  input: Pick<RoadmapInput, 'skills' | 'interests'>,
  cv: ReadCv | null,
): PersonFacts {
  const shown = new Map<string, ShownIn>();
  const listed = cv?.document.skills.map(({ name }) => foldName(name)) ?? [];
  for (const name of [...namesIn(cv?.text ?? ''), ...listed]) shown.set(name, 'cv');
  const typed = input.skills.map(foldName).filter((name) => name !== '');
  for (const name of [...namesIn(input.skills.join(', ')), ...typed]) shown.set(name, 'input');
  const { education = [], certifications = [] } = cv?.document ?? {};
  return {
    hasCv: cv !== null,
    text: cv?.text ?? '',
    shown,
    interests: input.interests.map((one) => one.trim()).filter((one) => one !== ''),
    degrees: [...education.map(({ degree }) => degree), ...certifications.map(({ name }) => name)],
  };
}
