import { f1, fields, sum, type Field, type FieldScore } from './read-score.ts';

export type DocumentScore = Record<Field, FieldScore>;

/** The mean of values; NaN of none. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? Number.NaN : values.reduce((total, value) => total + value, 0) / values.length;
}

/** F1 of one field: micro within a document, mean over the documents that have it or were given it. */
export function fieldF1(documents: readonly DocumentScore[], field: Field): number {
  const values = documents.map((document) => f1(document[field].tally));
  return mean(values.filter((value) => value !== null));
}

/** The mean of the fields. */
export function macroF1(documents: readonly DocumentScore[]): number {
  return mean(fields.map((field) => fieldF1(documents, field)).filter((value) => !Number.isNaN(value)));
}

/** F1 of all fields of one document together. */
export function documentF1(document: DocumentScore): number {
  return f1(sum(Object.values(document).map(({ tally }) => tally))) ?? Number.NaN;
}
