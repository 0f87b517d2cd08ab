import { cvRequestSchema, documentFromRequest } from '../../cv/index.ts';
import { writeLetterNow } from '../composing/write-letter.ts';
import { letterRequestSchema, type LetterRequestInput } from '../request.ts';

const today = '2026-11-22';

/** What a letter of a few fields tells, and what it asks about. */
export function written(request: Omit<LetterRequestInput, 'title'>, cv?: object) {
  const form = { title: 'Letter', name: 'Ana Ruiz', country: 'gb', companyName: 'Acme', jobTitle: 'Cook' };
  const { letter, facts } = writeLetterNow(letterRequestSchema.parse({ ...form, ...request }), {
    today,
    ...(cv ? { cv: documentFromRequest(cvRequestSchema.parse(cv)) } : {}),
  });
  return {
    letter,
    body: letter.paragraphs.join('\n'),
    marks: facts.marks,
  };
}
