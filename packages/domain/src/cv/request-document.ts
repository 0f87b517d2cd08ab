import type { CvDocument, EducationEntry, ExperienceEntry } from './document.ts';
import { fitStatements } from './fit-statements.ts';
import { formatRange, parseDuration } from './duration.ts';
import { normaliseDocument } from './normalise.ts';
import { cvDraftSchema, type CvDraft, type RequestEducation, type RequestExperience } from './request.ts';
import { joinDescription, splitDescription } from './split-description.ts';

/** A skill as the form holds it: "Group: name", or the name alone. */
function readSkill(words: string): { name: string; group: string } {
  const match = /^([^:]{1,60}): (.+)$/.exec(words);
  return match ? { group: match[1] ?? '', name: match[2] ?? '' } : { group: '', name: words };
}

/** The first of each skill, whatever its case; blanks dropped. */
function distinct(skills: readonly string[]): string[] {
  const seen = new Set<string>();
  return skills.filter((skill) => {
    const key = skill.trim().toLowerCase();
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The post that a row of the form is. */
export const jobOfRow = ({ duration, description, ...row }: RequestExperience): ExperienceEntry => ({
  ...row,
  ...parseDuration(duration),
  bullets: fitStatements(splitDescription(description)),
});

/** The school that a row of the form is. */
export const schoolOfRow = ({ year, details, ...row }: RequestEducation): EducationEntry => ({
  ...row,
  ...parseDuration(year, 'end'),
  bullets: fitStatements(splitDescription(details)),
});

/** The CV as the person typed it: nothing rewritten, blank rows dropped, durations read where they are certain. */
export function documentFromRequest(draft: CvDraft): CvDocument {
  const { personalInfo } = draft;
  return normaliseDocument({
    basics: {
      name: personalInfo.fullName,
      headline: draft.jobTitle,
      email: personalInfo.email,
      phone: personalInfo.phone,
      location: personalInfo.location,
      links: personalInfo.links,
    },
    summary: draft.summary,
    experience: draft.experience.map(jobOfRow),
    education: draft.education.map(schoolOfRow),
    skills: distinct(draft.skills).map(readSkill),
    projects: draft.projects,
    languages: draft.languages,
    certifications: draft.certifications,
    custom: draft.custom,
  });
}

/** The form of a CV, so that it can be edited again. `documentFromRequest` gives the same document back. */
export function draftFromDocument(document: CvDocument, template: string, isBrandFree: boolean): CvDraft {
  const { basics } = document;
  return cvDraftSchema.parse({
    personalInfo: {
      fullName: basics.name,
      email: basics.email,
      phone: basics.phone,
      location: basics.location,
      links: basics.links,
    },
    jobTitle: basics.headline,
    summary: document.summary,
    experience: document.experience.map(({ company, position, location, start, end, bullets }) => ({
      company,
      position,
      location,
      duration: formatRange(start, end),
      description: joinDescription(bullets),
    })),
    education: document.education.map(({ institution, degree, location, start, end, bullets }) => ({
      institution,
      degree,
      location,
      year: formatRange(start, end, 'end'),
      details: joinDescription(bullets),
    })),
    skills: document.skills.map(({ name, group }) => (group === '' ? name : `${group}: ${name}`)),
    projects: document.projects,
    languages: document.languages,
    certifications: document.certifications,
    custom: document.custom,
    template,
    isBrandFree,
  });
}
