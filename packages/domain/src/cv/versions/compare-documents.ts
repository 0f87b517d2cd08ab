import { comparedText, type ComparedField, type ComparedSection } from '../../versions/index.ts';
import type { CvDocument } from '../document.ts';
import { formatDate } from '../partial-date.ts';
import { alignDocuments, type AlignedEntry } from './align-documents.ts';
import type { SectionKind } from './comparable.ts';
import { alignedName } from './entry-name.ts';

const dateLines: ReadonlySet<string> = new Set(['start', 'end', 'date']);

/** A line as people read it: a date in words. Null where nothing is said. */
function readLine(fields: Readonly<Record<string, string>> | undefined, name: string): string | null {
  const line = fields?.[name] ?? '';
  if (line === '') return null;
  return dateLines.has(name) ? formatDate(line) : line;
}

function comparedFields({ before, after }: AlignedEntry): ComparedField[] {
  const names = new Set([...Object.keys(before?.fields ?? {}), ...Object.keys(after?.fields ?? {})]);
  return [...names].flatMap((name) => {
    const sides = { before: readLine(before?.fields, name), after: readLine(after?.fields, name) };
    return sides.before === null && sides.after === null ? [] : [{ name, ...comparedText(sides) }];
  });
}

/**
 * Two versions of a CV for showing side by side: sections in the later order, in them entries, lines and statements
 * that belong together, each with what became of it. Time grows with the length of the texts, not its square.
 */
export function compareDocuments(before: CvDocument, after: CvDocument): ComparedSection<SectionKind>[] {
  return alignDocuments(before, after).map(({ kind, change, entries, ...sides }) => ({
    kind,
    change,
    title: { before: sides.before?.title ?? null, after: sides.after?.title ?? null },
    entries: entries.map((entry) => ({
      change: entry.change,
      isMoved: entry.isMoved,
      name: alignedName(kind, entry),
      fields: comparedFields(entry),
      bullets: entry.bullets.map(comparedText),
    })),
  }));
}
