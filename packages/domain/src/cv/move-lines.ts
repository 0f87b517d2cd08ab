import { valueAt, withValueAt } from './at-path.ts';
import type { CvDocument } from './document.ts';
import { paragraphsOf } from './lines.ts';
import { skillGroups } from './page-fields.ts';

/** What a line is moved among: bullets of an entry, entries of a section, groups of skills. */
export interface LineList {
  /** Its path: `experience`, `experience.0.bullets`, `skills.group`, `summary`. */
  list: string;
  at: number;
}

const BULLET = /^(.+\.bullets)\.(\d+)$/;
const ENTRY = /^(experience|education|projects|certifications|custom\.\d+\.entries)\.(\d+)\./;
const OTHER = /^(summary|skills\.group)\.(\d+)$/;

/** The list that a line of the page is moved in, itself or with its entry; null where it has its place. */
export function listOfLine(path: string): LineList | null {
  const match = BULLET.exec(path) ?? ENTRY.exec(path) ?? OTHER.exec(path);
  return match ? { list: match[1] ?? '', at: Number(match[2]) } : null;
}

/** The path that a line has once its list has it at another place. */
export function pathAt(path: string, to: number): string {
  const place = listOfLine(path);
  if (!place) return path;
  const own = `${place.list}.${place.at}`;
  return `${place.list}.${to}${path.slice(own.length)}`;
}

/** A list with one of its things at another place. */
export function movedIn<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const [item] = items.slice(from, from + 1);
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The things of a list, in order. */
function itemsOf(document: CvDocument, list: string): readonly unknown[] {
  if (list === 'summary') return paragraphsOf(document);
  if (list === 'skills.group') return skillGroups(document);
  const items = valueAt(document, list);
  return Array.isArray(items) ? items : [];
}

/** How many things a list has. */
export const countIn = (document: CvDocument, list: string): number => itemsOf(document, list).length;

/** A document with a thing of one of its lists at another place; as it was where it has no such places. */
export function withMoved(document: CvDocument, { list, at }: LineList, to: number): CvDocument {
  const count = countIn(document, list);
  if (at < 0 || to < 0 || at >= count || to >= count) return document;
  if (list === 'summary') return { ...document, summary: movedIn(paragraphsOf(document), at, to).join('\n') };
  if (list === 'skills.group')
    return { ...document, skills: movedIn(skillGroups(document), at, to).flatMap(({ skills }) => skills) };
  return withValueAt(document, list, movedIn(itemsOf(document, list), at, to));
}
