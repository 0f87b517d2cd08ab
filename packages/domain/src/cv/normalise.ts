import { cvDocumentSchema, type CvDocument, type CvDocumentInput } from './document.ts';

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function paragraphs(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Whether any text stands in an entry. */
function hasText(entry: object): boolean {
  return Object.values(entry).some((value) => (Array.isArray(value) ? value.length > 0 : value !== ''));
}

/** Every string of an entry on one line, its bullets too, blank bullets dropped. */
function tidy<E extends object>(entry: E): E {
  const tidied = Object.entries(entry).map(([key, value]): [string, unknown] => {
    if (typeof value === 'string') return [key, oneLine(value)];
    if (Array.isArray(value))
      return [
        key,
        value
          .map((line: unknown) => (typeof line === 'string' ? oneLine(line) : line))
          .filter((line) => line !== ''),
      ];
    return [key, value];
  });
  return { ...entry, ...Object.fromEntries(tidied) };
}

function tidied<E extends object>(entries: readonly E[]): E[] {
  return entries.map(tidy).filter(hasText);
}

/**
 * A document without what no form or file can show: ends trimmed, white space folded, line breaks inside bullets
 * made spaces, blank entries, bullets and sections dropped, untitled sections called "Other". Idempotent.
 */
export const normaliseDocument = (parts: CvDocumentInput): CvDocument =>
  normalised(cvDocumentSchema.parse(parts));

/** {@link normaliseDocument} of a whole document. */
export function normalised(document: CvDocument): CvDocument {
  return {
    basics: { ...tidy({ ...document.basics, links: [] }), links: tidied(document.basics.links) },
    summary: paragraphs(document.summary),
    experience: tidied(document.experience),
    education: tidied(document.education),
    skills: tidied(document.skills).filter((skill) => skill.name !== ''),
    projects: tidied(document.projects),
    languages: tidied(document.languages),
    certifications: tidied(document.certifications),
    custom: document.custom
      .map((section) => ({ title: oneLine(section.title) || 'Other', entries: tidied(section.entries) }))
      .filter((section) => section.entries.length > 0),
  };
}
