import { formatRange, parseDuration, type CvDocument } from '../cv/index.ts';
import type { ReviewField } from './review-fields.ts';

/** What stands at a place of a document; undefined where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  let inside: unknown = value;
  for (const key of path.split('.')) {
    if (typeof inside !== 'object' || inside === null || !Object.hasOwn(inside, key)) return undefined;
    inside = Reflect.get(inside, key);
  }
  return inside;
}

/** The text at a place of a document, `experience.0.company`; empty where there is none. */
export function wordsAt(document: CvDocument, path: string): string {
  const value = valueAt(document, path);
  return typeof value === 'string' ? value : '';
}

/** A copy in which one place holds another value; what does not lie on the way to it is shared. A place that is not there stays so. */
function withAt<T>(value: T, [key, ...rest]: readonly string[], next: unknown): T {
  if (key === undefined || typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
    return value;
  const changed = rest.length === 0 ? next : withAt(Reflect.get(value, key), rest, next);
  // A copy of a list or of an object, with a value of the same kind at one key.
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as T & object;
  Reflect.set(copy, key, changed);
  return copy;
}

/** The document with another value at a place that it has. */
export const put = (document: CvDocument, path: string, value: unknown) =>
  withAt(document, path.split('.'), value);

/** A field in the words in which it is shown and corrected. */
export function fieldWords(document: CvDocument, { path, shape }: ReviewField): string {
  switch (shape.kind) {
    case 'line':
    case 'text':
      return wordsAt(document, path);
    case 'lines': {
      const lines = valueAt(document, path);
      return Array.isArray(lines) ? lines.join('\n') : '';
    }
    case 'dates':
      return formatRange(wordsAt(document, shape.start), wordsAt(document, shape.end), shape.as);
    default:
      return shape satisfies never;
  }
}

/** The document with a field in other words. Dates that cannot be read stay the person's own words. */
export function withFieldWords(
  document: CvDocument,
  { path, shape }: ReviewField,
  words: string,
): CvDocument {
  switch (shape.kind) {
    case 'line':
    case 'text':
      return put(document, path, words);
    case 'lines':
      return put(document, path, words === '' ? [] : words.split('\n'));
    case 'dates': {
      const { start, end } = parseDuration(words, shape.as);
      return put(put(document, shape.start, start), shape.end, end);
    }
    default:
      return shape satisfies never;
  }
}
