import type { Shown, ShownJob, ShownSchool } from '../shown.ts';
import { each, list, when } from './page.ts';

/** A section under its heading; nothing where it would be empty. */
export const head = (title: string, content: string): string =>
  content ? `<h2>${title}</h2>${content}` : '';

/** Lines as paragraphs, without the empty ones. */
export const paragraphs = (lines: readonly string[]): string =>
  each(lines.filter(Boolean), (line) => `<p>${line}</p>`);

export const summaryOf = (s: Shown): string =>
  head(
    s.titles.summary,
    when(s.summary, (text) => `<p>${text}</p>`),
  );

export const jobsOf = (s: Shown, show: (job: ShownJob) => string): string =>
  head(s.titles.experience, each(s.jobs, show));

export const employersOf = (s: Shown, show: (employer: Shown['employers'][number]) => string): string =>
  head(s.titles.experience, each(s.employers, show));

export const schoolsOf = (s: Shown, show: (school: ShownSchool) => string): string =>
  head(s.titles.education, each(s.schools, show));

export const skillsOf = (s: Shown, show: (skills: Shown['skills'][number]) => string): string =>
  head(s.titles.skills, each(s.skills, show));

/** The skills of all groups one after the other. */
export const skillNames = (s: Shown): string[] => s.skills.flatMap(({ names }) => names);

export const languagesOf = (s: Shown, show: (language: Shown['languages'][number]) => string): string =>
  head(s.titles.languages, each(s.languages, show));

/** The further sections of a person, or those of them that `isWanted` names. */
export const sectionsOf = (
  s: Shown,
  show: (lines: readonly string[]) => string = list,
  isWanted: (kind: Shown['sections'][number]['kind']) => boolean = () => true,
): string =>
  each(
    s.sections.filter(({ kind }) => isWanted(kind)),
    ({ title, lines }) => head(title, show(lines)),
  );
