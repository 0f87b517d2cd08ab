/** What stands at a place of a document, `experience.0.company`; undefined where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  let inside: unknown = value;
  for (const key of path.split('.')) {
    if (typeof inside !== 'object' || inside === null || !Object.hasOwn(inside, key)) return undefined;
    inside = Reflect.get(inside, key);
  }
  return inside;
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

/** A document, or the form of one, with another value at a place that it has. */
export const withValueAt = <T extends object>(value: T, path: string, next: unknown): T =>
  withAt(value, path.split('.'), next);

/** The text at a place of a document; empty where there is none. */
export function wordsAt(document: object, path: string): string {
  const value = valueAt(document, path);
  return typeof value === 'string' ? value : '';
}
