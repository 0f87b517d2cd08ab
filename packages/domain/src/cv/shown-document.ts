import type { CvDesign } from './design.ts';
import { designOutline, type SectionId } from './design-outline.ts';
import type { CvDocument } from './document.ts';

/**
 * The document without what the design hides: sections, entries, web addresses. What leaves with a file must not say
 * more than its pages do.
 */
export function shownDocument(document: CvDocument, design: CvDesign): CvDocument {
  const outline = designOutline(document, design);
  const shownSections = outline.filter(({ isHidden }) => !isHidden);
  const isShown = (id: SectionId) => shownSections.some((section) => section.id === id);
  const rows = <Row>(id: SectionId, all: Row[]): Row[] => {
    const section = shownSections.find((one) => one.id === id);
    return section === undefined ? [] : all.filter((_, at) => section.entries[at]?.isHidden !== true);
  };
  const url = (typed: string) => (design.showsLinks ? typed : '');
  return {
    ...document,
    basics: { ...document.basics, links: design.showsLinks ? document.basics.links : [] },
    summary: isShown('summary') ? document.summary : '',
    experience: rows('experience', document.experience),
    education: rows('education', document.education),
    skills: isShown('skills') ? document.skills : [],
    projects: rows('projects', document.projects).map((project) => ({ ...project, url: url(project.url) })),
    languages: isShown('languages') ? document.languages : [],
    certifications: rows('certifications', document.certifications).map((certificate) => ({
      ...certificate,
      url: url(certificate.url),
    })),
    custom: document.custom.flatMap((section, at) => {
      const shown = shownSections.find((one) => one.id === 'custom' && one.at === at);
      if (shown === undefined) return [];
      return [{ ...section, entries: section.entries.filter((_, row) => !shown.entries[row]?.isHidden) }];
    }),
  };
}
