import { certificationSchema, projectSchema, type CvDocument } from '../cv/index.ts';
import type { MilestoneLine } from './step.ts';

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * A CV or profile with the line that a milestone reached adds, at the end of its section; the same document where the
 * section has an entry of that name already. `month` (`YYYY-MM`) is when the milestone was reached.
 */
export function withMilestoneLine(document: CvDocument, line: MilestoneLine, month: string): CvDocument {
  if (document[line.section].some(({ name }) => isSame(name, line.entry.name))) return document;
  switch (line.section) {
    case 'skills':
      return { ...document, skills: [...document.skills, line.entry] };
    case 'certifications': {
      const entry = certificationSchema.parse({ ...line.entry, date: line.entry.date || month });
      return { ...document, certifications: [...document.certifications, entry] };
    }
    case 'projects': {
      const entry = projectSchema.parse({ ...line.entry, end: line.entry.end || month });
      return { ...document, projects: [...document.projects, entry] };
    }
    default:
      return line satisfies never;
  }
}
