import { cvLimits, type CvDocument } from '../cv/index.ts';

const longest: Record<string, number> = {
  summary: cvLimits.paragraph,
  bullets: cvLimits.bullet,
  url: cvLimits.url,
};
const most: Record<string, number> = {
  bullets: cvLimits.bullets,
  skills: cvLimits.skills,
  links: 20,
  custom: cvLimits.sections,
};

function cut(value: unknown, key: string): unknown {
  if (typeof value === 'string') return value.slice(0, longest[key] ?? cvLimits.line);
  if (Array.isArray(value))
    return value.slice(0, most[key] ?? cvLimits.entries).map((item) => cut(item, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, cut(item, name)]));
  return value;
}

/** Cuts strings and lists to what a document may hold. */
export function withinLimits(document: CvDocument): CvDocument {
  return cut(document, '') as CvDocument;
}
