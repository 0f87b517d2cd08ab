import { normaliseDocument, type CvDocument } from '../cv/index.ts';

/** The document without the entries whose paths are given (`experience.0`, `skills.3`, `custom.0.entries.1`), tidied. */
export function withoutRemoved(document: CvDocument, removed: ReadonlySet<string>): CvDocument {
  const kept = <E>(list: readonly E[], path: string): E[] =>
    list.filter((_, at) => !removed.has(`${path}.${at}`));
  return normaliseDocument({
    basics: { ...document.basics, links: kept(document.basics.links, 'basics.links') },
    summary: removed.has('summary') ? '' : document.summary,
    experience: kept(document.experience, 'experience'),
    education: kept(document.education, 'education'),
    skills: kept(document.skills, 'skills'),
    projects: kept(document.projects, 'projects'),
    languages: kept(document.languages, 'languages'),
    certifications: kept(document.certifications, 'certifications'),
    custom: document.custom.map((section, at) => ({
      ...section,
      entries: removed.has(`custom.${at}`) ? [] : kept(section.entries, `custom.${at}.entries`),
    })),
  });
}
