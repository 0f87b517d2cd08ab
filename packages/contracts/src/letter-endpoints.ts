import { z } from 'zod';
import { layoutIdSchema } from '@candor/domain/cv';
import { letterDocumentSchema } from '@candor/domain/letters';
import { documentEndpoints } from './document-endpoints.ts';
import type { draftOf } from './drafts.ts';
import { wholeLetterVersionSchema } from './letter-versions.ts';
import {
  exampleForm,
  exampleLetter,
  exportLetter,
  exportLetterDocument,
  getLetter,
  letterBodyLimit,
  letterCardSchema,
  letterFormSchema,
  letterSchema,
  listLetters,
  previewLetter,
  saveLetter,
  title,
} from './letters.ts';

/** The form with what a letter is drawn in and started from. */
const draft = letterFormSchema.extend({
  template: layoutIdSchema.optional(),
  cvId: z.uuid().nullable().optional(),
});
export type LetterDraft = z.infer<ReturnType<typeof draftOf<typeof draft>>>;

/** What can be done with letters as with documents of every kind. */
export const letterEndpoints = {
  list: listLetters,
  get: getLetter,
  save: saveLetter,
  preview: previewLetter,
  exportGiven: exportLetterDocument,
  exportSaved: exportLetter,
  ...documentEndpoints({
    one: 'letter',
    many: 'letters',
    path: 'letter',
    draftsPath: 'letter-drafts',
    labelsPath: 'letter-labels',
    trashPath: 'letter-trash',
    document: letterDocumentSchema,
    draft,
    card: letterCardSchema,
    whole: letterSchema,
    wholeVersion: wholeLetterVersionSchema,
    title,
    bodyLimit: letterBodyLimit,
    example: { document: exampleLetter, draft: exampleForm },
  }),
};
export type LetterEndpoints = typeof letterEndpoints;
