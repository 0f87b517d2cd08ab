import type { CvDocument } from './document.ts';
import { formatRange, parseDuration } from './duration.ts';
import { normaliseDocument } from './normalise.ts';

const PATH = /^(?:basics|experience|education|skills|certifications)\.(?:\d+\.)?[a-z]+$/;

/** Whether a path is that of a short field: `basics.headline`, `experience.0.company`, `education.1.dates`, `skills.3.name`. */
export const isShortField = (path: string): boolean => PATH.test(path);

/** The short fields of a CV by their paths. `dates` are start and end as the form holds them. */
export function shortFields({
  basics,
  experience,
  education,
  skills,
  certifications,
}: CvDocument): Map<string, string> {
  const dated = <E extends { start: string; end: string }>(entries: readonly E[], singleIs?: 'end') =>
    entries.map((entry) => ({ ...entry, dates: formatRange(entry.start, entry.end, singleIs) }));
  const sections: Record<string, readonly object[]> = {
    experience: dated(experience),
    education: dated(education, 'end'),
    skills,
    certifications,
  };
  const fields = new Map([
    ['basics.headline', basics.headline],
    ['basics.location', basics.location],
  ]);
  for (const [section, entries] of Object.entries(sections))
    for (const [at, entry] of entries.entries())
      for (const [key, value] of Object.entries(entry))
        if (typeof value === 'string') fields.set(`${section}.${at}.${key}`, value);
  return fields;
}

/** Where a short field with these words stands: at its path, or at another of its kind since entries were moved. */
export function placeOfField(
  fields: ReadonlyMap<string, string>,
  path: string,
  words: string,
): string | null {
  if (fields.get(path) === words) return path;
  const kind = path.replace(/\d+/, '#');
  const other = [...fields].find(([at, text]) => text === words && at.replace(/\d+/, '#') === kind);
  return words === '' ? null : (other?.[0] ?? null);
}

/** A CV with other words in a short field; without words a skill or certificate goes. */
export function withField(document: CvDocument, path: string, text: string): CvDocument {
  const [section = '', first = '', key = first] = path.split('.');
  const changed = <E extends object>(name: string, entries: readonly E[]): E[] =>
    entries.flatMap((entry, at) => {
      if (section !== name || String(at) !== first) return [entry];
      const isGone = text === '' && /^(?:skills|certifications)$/.test(section);
      if (key === 'dates')
        return [{ ...entry, ...parseDuration(text, section === 'education' ? 'end' : 'start') }];
      return isGone ? [] : [{ ...entry, [key]: text }];
    });
  return normaliseDocument({
    ...document,
    basics: section === 'basics' ? { ...document.basics, [key]: text } : document.basics,
    experience: changed('experience', document.experience),
    education: changed('education', document.education),
    skills: changed('skills', document.skills),
    certifications: changed('certifications', document.certifications),
  });
}
