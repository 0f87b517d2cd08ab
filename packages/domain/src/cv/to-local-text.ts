import { formatDateAs, formatRangeAs, type DateStyle } from './date-form.ts';
import type { CvDocument } from './document.ts';
import { formatRange, type SingleDate } from './duration.ts';
import { sectionHeadings, sectionNames as ownSections } from './headings.data.ts';
import { formatDate } from './partial-date.ts';
import { sectionNames } from './section-names.data.ts';
import { toText } from './to-text.ts';

/** The dates of a document as the text form has them, each with what a language has in its place. */
function localDates(document: CvDocument, style: DateStyle): Map<string, string> {
  const dates = new Map<string, string>();
  const add = ({ start, end }: { start: string; end: string }, singleIs?: SingleDate) =>
    dates.set(formatRange(start, end, singleIs), formatRangeAs(start, end, style, singleIs));
  const { experience, education, projects, certifications, custom } = document;
  for (const entry of [...experience, ...projects, ...custom.flatMap(({ entries }) => entries)]) add(entry);
  for (const school of education) add(school, 'end');
  for (const { date } of certifications) dates.set(formatDate(date), formatDateAs(date, style));
  return dates;
}

/**
 * A CV as a plain text for readers, with section names and dates in a language. In English it is the text form itself;
 * the headings of other languages `fromText` does not know.
 */
export function toLocalText(document: CvDocument, style: DateStyle): string {
  const { language } = style;
  if (language === 'en') return toText(document);
  const names = new Map(
    ownSections.map((name) => [
      sectionHeadings[name],
      sectionNames[language][name].toLocaleUpperCase(language),
    ]),
  );
  const dates = localDates(document, style);
  const local = (line: string) =>
    line
      .split(' | ')
      .map((part, at) => (at === 0 ? part : (dates.get(part) ?? part)))
      .join(' | ');
  return toText(document)
    .split('\n')
    .map((line, at) => (at === 0 ? line : (names.get(line) ?? (/^[•\\]/.test(line) ? line : local(line)))))
    .join('\n');
}
