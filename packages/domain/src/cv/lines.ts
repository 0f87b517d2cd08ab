import type { CvDocument } from './document.ts';
import { normaliseDocument } from './normalise.ts';
import { pageFields, withPageField } from './page-fields.ts';

type Bullets = (bullets: readonly string[], path: string) => string[];

/** A document with each of its lists of lines mapped; `path` is that of the entry: `experience.0`, `custom.1.entries.0`. */
export function withBullets(document: CvDocument, map: Bullets): CvDocument {
  const of = <E extends { bullets: string[] }>(entries: readonly E[], path: string): E[] =>
    entries.map((entry, at) => ({ ...entry, bullets: map(entry.bullets, `${path}.${at}`) }));
  return {
    ...document,
    experience: of(document.experience, 'experience'),
    education: of(document.education, 'education'),
    projects: of(document.projects, 'projects'),
    custom: document.custom.map((section, at) => ({
      ...section,
      entries: of(section.entries, `custom.${at}.entries`),
    })),
  };
}

/** The paragraphs of the summary. */
export const paragraphsOf = ({ summary }: CvDocument): string[] =>
  summary
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Whether a line is one of several of its kind, which Enter parts in two; a title or a date is by itself. */
export const isParted = (path: string): boolean => /(?:^summary|\.bullets)\.\d+$/.test(path);

/** What can be changed where it stands on the page, by its path: `summary.0`, `experience.2.bullets.1`, `basics.headline`. */
export function linesOf(document: CvDocument): Map<string, string> {
  const lines = new Map(paragraphsOf(document).map((text, at) => [`summary.${at}`, text]));
  for (const [path, text] of pageFields(document)) lines.set(path, text);
  withBullets(document, (bullets, path) => {
    for (const [at, text] of bullets.entries()) lines.set(`${path}.bullets.${at}`, text);
    return [...bullets];
  });
  return lines;
}

/** A document with one line replaced by others: by none it goes, by two it is parted. A field takes them as one. */
export function withLines(document: CvDocument, path: string, lines: readonly string[]): CvDocument {
  const texts = lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter((line) => line !== '');
  if (path.startsWith('summary.')) {
    const at = Number(path.slice('summary.'.length));
    const summary = paragraphsOf(document)
      .toSpliced(at, 1, ...texts)
      .join('\n');
    return normaliseDocument({ ...document, summary });
  }
  if (!isParted(path)) return withPageField(document, path, texts.join(' '));
  return normaliseDocument(
    withBullets(document, (bullets, entry) => {
      const at = bullets.findIndex((_, nth) => `${entry}.bullets.${nth}` === path);
      return at < 0 ? [...bullets] : bullets.toSpliced(at, 1, ...texts);
    }),
  );
}
