import { foldName, type PersonFacts, type RoadmapInput, type ShownIn } from '@candor/domain/career';
import type { CvDocument } from '@candor/domain/cv';
import { yearsAs } from '@candor/domain/salary';
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

/** What a person shows by a CV and by what they typed for a roadmap. `today` is "YYYY-MM". */
export function personFacts(
  input: Pick<RoadmapInput, 'currentRole' | 'skills' | 'interests'>,
  cv: ReadCv | null,
  today: string,
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
    yearsInRole: yearsAs(cv?.document.experience ?? [], input.currentRole, today),
    interests: input.interests.map((one) => one.trim()).filter((one) => one !== ''),
    degrees: [...education.map(({ degree }) => degree), ...certifications.map(({ name }) => name)],
  };
}
