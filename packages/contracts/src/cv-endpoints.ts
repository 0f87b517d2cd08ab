import { z } from 'zod';
import { cvDocumentSchema, cvDraftSchema, languageTagSchema } from '@candor/domain/cv';
import {
  cvBodyLimit,
  cvCardSchema,
  cvSchema,
  exampleDocument,
  exampleRequest,
  getCv,
  listCvs,
  saveCv,
  title,
} from './cv.ts';
import { wholeCvVersionSchema } from './cv-versions.ts';
import { idParams, nobodys } from './document-contract.ts';
import { documentEndpoints } from './document-endpoints.ts';
import { exportCv, exportDocument, preview } from './documents.ts';
import { endpoint } from './endpoint.ts';
import type { labelsReply } from './library.ts';

/** What can be done with CVs as with documents of every kind. */
export const cvEndpoints = {
  list: listCvs,
  get: getCv,
  save: saveCv,
  preview,
  exportGiven: exportDocument,
  exportSaved: exportCv,
  ...documentEndpoints({
    one: 'CV',
    many: 'CVs',
    path: 'cv',
    draftsPath: 'drafts',
    labelsPath: 'cv-labels',
    trashPath: 'trash',
    document: cvDocumentSchema,
    draft: cvDraftSchema,
    card: cvCardSchema,
    whole: cvSchema,
    wholeVersion: wholeCvVersionSchema,
    title,
    bodyLimit: cvBodyLimit,
    example: { document: exampleDocument, draft: exampleRequest },
  }),
};
export type CvEndpoints = typeof cvEndpoints;
export type CvLabel = z.infer<typeof labelsReply>[number];

/** The words are copied as they are, to be translated by the person; section names and dates change at once. */
export const addCvLanguage = endpoint({
  method: 'POST',
  path: '/api/cv/:id/languages',
  summary: 'Begin a CV in another language, beside this one',
  access: 'signed-in',
  scope: 'documents:write',
  params: idParams,
  body: z.object({ language: languageTagSchema, title: title.optional() }),
  reply: { kind: 'json', status: 201, schema: cvSchema },
  errors: ['not_found', 'too_many'],
  example: { params: { id: nobodys }, body: { language: 'de' } },
});

export const joinCvLanguages = endpoint({
  method: 'PUT',
  path: '/api/cv/:id/languages',
  summary: 'Say that this CV is another one in a different language, or stands alone',
  access: 'signed-in',
  scope: 'documents:write',
  params: idParams,
  body: z.object({
    /** Another CV of the person, or null to stand alone. */
    of: z.uuid().nullable(),
    language: languageTagSchema.optional(),
  }),
  reply: { kind: 'json', status: 200, schema: cvSchema },
  errors: ['not_found'],
  example: { params: { id: nobodys }, body: { of: null } },
});
