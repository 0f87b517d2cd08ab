import { cvLimits } from './limits.ts';

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

/** Cuts the strings and lists of a document, or of what shall be one, to what it may hold. */
export function withinLimits<T extends object>(document: T): T {
  // Cutting keeps the type of each value.
  return cut(document, '') as T;
}
