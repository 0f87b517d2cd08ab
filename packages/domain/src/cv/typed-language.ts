import { contentLanguage } from '../text/index.ts';
import type { CvDraft } from './request.ts';
import { sectionLanguages, type SectionLanguage } from './section-names.data.ts';

/**
 * The language that a form is filled in, where section names and dates can stand in it; undefined where its words do
 * not tell, or tell one that they cannot stand in. Names of people, employers and skills tell nothing.
 */
export function typedLanguage(draft: CvDraft): SectionLanguage | undefined {
  const typed = contentLanguage([
    draft.jobTitle,
    draft.targetRole,
    draft.summary,
    ...draft.experience.flatMap(({ position, description, duration }) => [position, description, duration]),
    ...draft.education.flatMap(({ degree, details }) => [degree, details]),
    ...draft.projects.flatMap(({ bullets }) => bullets),
    ...draft.languages.flatMap(({ name, level }) => [name, level]),
  ]);
  return sectionLanguages.find((language) => language === typed);
}
