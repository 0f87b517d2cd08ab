import { formatRange, parseDuration, valueAt, withValueAt, wordsAt, type CvDocument } from '../cv/index.ts';
import type { ReviewField } from './review-fields.ts';

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
      return withValueAt(document, path, words);
    case 'lines':
      return withValueAt(document, path, words === '' ? [] : words.split('\n'));
    case 'dates': {
      const { start, end } = parseDuration(words, shape.as);
      return withValueAt(withValueAt(document, shape.start, start), shape.end, end);
    }
    default:
      return shape satisfies never;
  }
}
