import type { CvDocument } from '../cv/index.ts';
import { fieldWords } from './field-value.ts';
import type { Sought } from './find-spans.ts';
import { reviewSections, type ReviewField } from './review-fields.ts';

function soughtOf(document: CvDocument, field: ReviewField): Sought[] {
  const { path, shape } = field;
  const words = fieldWords(document, field);
  if (shape.kind === 'lines')
    return words.split('\n').map((line, at) => ({ id: `${path}.${at}`, forms: [line] }));
  if (shape.kind !== 'dates') return [{ id: path, forms: [words] }];
  const [from = '', to = ''] = words.split(' – ');
  const years = [from, to].map((date) => /\d{4}/.exec(date)?.[0] ?? '');
  // As they are typed most often; in other forms the year of the start at least.
  return [{ id: path, forms: [words, words.replace('–', '-'), years.join(' - '), from, years[0] ?? ''] }];
}

/** What to look for in the text that a document was read from, in the order of its sections: every field's words. */
export function soughtWords(document: CvDocument): Sought[] {
  return reviewSections(document)
    .flatMap(({ entries }) => entries.flatMap(({ fields }) => fields))
    .flatMap((field) => soughtOf(document, field))
    .filter(({ forms }) => forms.some((form) => form !== ''));
}
