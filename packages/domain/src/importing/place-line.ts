import { cvLimits, type CvDocument } from '../cv/index.ts';
import { say } from '../say/index.ts';
import { entryNames } from './entry-names.ts';

/** Where a line that found no field can be put. */
export interface LinePlace {
  /** `summary`, `experience.0`, `skills`; `further` is a section of its own. */
  id: string;
  label: string;
}

/** The heading of the section that a line gets where it is put nowhere else: a word of the document. */
const FURTHER = 'Further details';

const labelOf = (entry: string, name: string) => (name === '' ? entry : `${entry}: ${name}`);

/** The places of a document that take another line, in the order of the form. */
export function linePlaces(document: CvDocument): LinePlace[] {
  return [
    { id: 'summary', label: say`Professional Summary` },
    ...document.experience.map(({ position, company }, at) => ({
      id: `experience.${at}`,
      label: labelOf(entryNames.experience(at + 1), position || company),
    })),
    ...document.education.map(({ institution, degree }, at) => ({
      id: `education.${at}`,
      label: labelOf(entryNames.education(at + 1), institution || degree),
    })),
    { id: 'skills', label: say`Skills` },
    { id: 'languages', label: say`Languages` },
    { id: 'certifications', label: say`Certifications` },
    ...document.projects.map(({ name }, at) => ({
      id: `projects.${at}`,
      label: labelOf(entryNames.projects(at + 1), name),
    })),
    ...document.custom.flatMap(({ title }, at) =>
      title === FURTHER ? [] : [{ id: `custom.${at}`, label: title || say`Other` }],
    ),
    { id: 'further', label: say`Further details` },
  ];
}

const added = <E>(list: readonly E[], entry: E, most: number): E[] => [...list, entry].slice(0, most);

function withBullet<E extends { bullets: string[] }>(list: readonly E[], at: number, line: string): E[] {
  return list.map((entry, index) =>
    index === at
      ? { ...entry, bullets: added(entry.bullets, line.slice(0, cvLimits.bullet), cvLimits.bullets) }
      : entry,
  );
}

function withEntry(document: CvDocument, at: number, line: string): CvDocument {
  const entry = {
    title: line.slice(0, cvLimits.line),
    subtitle: '',
    start: '',
    end: '',
    bullets: line.length > cvLimits.line ? [line.slice(0, cvLimits.bullet)] : [],
  };
  const custom = document.custom.map((section, index) =>
    index === at ? { ...section, entries: added(section.entries, entry, cvLimits.entries) } : section,
  );
  return { ...document, custom };
}

/** The document with one more line at a place that {@link linePlaces} names; as it was where there is no such place. */
export function withLinePlaced(document: CvDocument, place: string, line: string): CvDocument {
  const [list = '', number = ''] = place.split('.');
  const at = Number(number);
  const name = line.slice(0, cvLimits.line);
  switch (list) {
    case 'summary':
      return {
        ...document,
        summary: [document.summary, line].filter(Boolean).join('\n').slice(0, cvLimits.paragraph),
      };
    case 'experience':
    case 'education':
    case 'projects':
      return { ...document, [list]: withBullet<{ bullets: string[] }>(document[list], at, line) };
    case 'skills':
      return { ...document, skills: added(document.skills, { name, group: '' }, cvLimits.skills) };
    case 'languages':
      return { ...document, languages: added(document.languages, { name, level: '' }, cvLimits.entries) };
    case 'certifications': {
      const certification = { name, issuer: '', date: '', url: '' };
      return { ...document, certifications: added(document.certifications, certification, cvLimits.entries) };
    }
    case 'custom':
      return withEntry(document, at, line);
    case 'further': {
      const known = document.custom.findIndex(({ title }) => title === FURTHER);
      if (known !== -1) return withEntry(document, known, line);
      if (known === -1 && document.custom.length >= cvLimits.sections) return document;
      const custom = added(document.custom, { title: FURTHER, entries: [] }, cvLimits.sections);
      return withEntry({ ...document, custom }, custom.length - 1, line);
    }
    default:
      return document;
  }
}
