import type { CvDocument } from '../cv/index.ts';
import type { Words } from './words.ts';

/** What one field of the document says, and by which words of the lines. */
export interface Field {
  text: string;
  /** By unit of those words: its place in the document, as in {@link Words}. */
  places: readonly number[];
  /** How much less the best reading of its head scores in which these words are not this field. */
  margin?: number | undefined;
}

/** Something with a field wherever it has a text. */
export type Fielded<T> = T extends string
  ? Field
  : T extends readonly (infer E)[]
    ? Fielded<E>[]
    : { [K in keyof T]: Fielded<T[K]> };

/** Words that are said in another form: a date, an address without its spaces. */
export function saying(text: string, { places }: Words): Field {
  return { text, places };
}

function isField(value: unknown): value is Field {
  return typeof value === 'object' && value !== null && 'places' in value;
}

function textsOf(value: unknown): unknown {
  if (isField(value)) return value.text;
  if (Array.isArray(value)) return value.map(textsOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, textsOf(part)]));
}

/** What the fields of a document say. */
export function documentOf(read: Fielded<CvDocument>): CvDocument {
  // Each field becomes its text, and nothing else changes.
  return textsOf(read) as CvDocument;
}

function isBlank(value: unknown): boolean {
  if (isField(value)) return value.text.trim() === '';
  return typeof value === 'object' && value !== null && Object.values(value).every(isBlank);
}

/** The fields of a document that another, made of its texts by leaving out what is blank or too much, still has; by path. */
export function fieldsIn(read: unknown, kept: unknown, path = ''): [path: string, field: Field][] {
  if (isField(read)) return typeof kept === 'string' && kept !== '' ? [[path, read]] : [];
  if (typeof read !== 'object' || read === null || typeof kept !== 'object' || kept === null) return [];
  const parts = Array.isArray(read) ? read.filter((part) => !isBlank(part)) : read;
  return Object.entries(parts).flatMap(([key, part]) =>
    fieldsIn(part, (kept as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`),
  );
}
