import { toText, type CvDocument } from '@candor/domain/cv';

/** Words by which a place in a CV's text form is known: enough of a line that no other line begins like it. */
const length = 24;

/** What a reader must meet in this order: the name, then the beginning of every line of prose and every bullet. */
export function landmarks(document: CvDocument): string[] {
  const lines = toText(document)
    .split('\n')
    .filter((line) => line.startsWith('• ') || /[.。]$/u.test(line))
    .map((line) => line.replace(/^• /u, '').slice(0, length).trim());
  const { name, headline } = document.basics;
  return [name, ...(headline === '' ? [] : [headline]), ...lines];
}

/** The first landmark that does not follow the one before it, or null; blanks and line ends do not count. */
export function outOfPlace(text: string, marks: readonly string[]): string | null {
  const squeezed = text.normalize('NFKC').replace(/\s+/gu, '');
  let from = 0;
  for (const mark of marks) {
    const wanted = mark.normalize('NFKC').replace(/\s+/gu, '');
    const at = squeezed.indexOf(wanted, from);
    if (at === -1) return mark;
    from = at + wanted.length;
  }
  return null;
}
