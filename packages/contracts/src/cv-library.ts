import { z } from 'zod';
import { languageTagSchema } from '@candor/domain/cv';
import { cvCardSchema, cvSchema, idParams, nobodys, title } from './cv.ts';
import { endpoint } from './endpoint.ts';
import { labelsReply, organiseBody, renameLabelBody } from './library.ts';

/** Copies cost no generation of the month. With a header `Idempotency-Key`, repeats of a key make one copy. */
export const duplicateCv = endpoint({
  method: 'POST',
  path: '/api/cv/:id/duplicate',
  summary: 'Copy a CV',
  access: 'signed-in',
  params: idParams,
  body: z.strictObject({
    /** "Copy of" its title where left out. */
    title: title.optional(),
  }),
  reply: { kind: 'json', status: 201, schema: cvSchema },
  errors: ['not_found', 'too_many'],
  example: { params: { id: nobodys }, body: { title: 'Nurse, Dallas' } },
});

/** The words are copied as they are, to be translated by the person; section names and dates change at once. */
export const addCvLanguage = endpoint({
  method: 'POST',
  path: '/api/cv/:id/languages',
  summary: 'Begin a CV in another language, beside this one',
  access: 'signed-in',
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

/** Needs no version: where a CV stands is not what it says, and the last word counts. */
export const organiseCv = endpoint({
  method: 'PUT',
  path: '/api/cv/:id/library',
  summary: 'Label a CV, put it into the archive or take it out',
  access: 'signed-in',
  params: idParams,
  body: organiseBody,
  reply: { kind: 'json', status: 200, schema: cvCardSchema },
  errors: ['not_found'],
  example: { params: { id: nobodys }, body: { labels: ['Hospitals'], isArchived: false } },
});

export type CvLabel = z.infer<typeof labelsReply>[number];

export const listCvLabels = endpoint({
  method: 'GET',
  path: '/api/cv-labels',
  summary: "The person's labels, and on how many CVs outside the trash each is",
  access: 'signed-in',
  reply: { kind: 'json', status: 200, schema: labelsReply },
  errors: [],
  example: {},
});

export const renameCvLabel = endpoint({
  method: 'PUT',
  path: '/api/cv-labels',
  summary: 'Rename a label on every CV that has it, or take it off all of them',
  access: 'signed-in',
  body: renameLabelBody,
  reply: { kind: 'json', status: 200, schema: labelsReply },
  errors: ['not_found'],
  example: { body: { name: 'Hospitals', to: 'Clinics' } },
});

export const restoreCv = endpoint({
  method: 'POST',
  path: '/api/trash/:id/restore',
  summary: 'Take a CV out of the trash',
  access: 'signed-in',
  params: idParams,
  reply: { kind: 'json', status: 200, schema: cvCardSchema },
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});

export const deleteCvForGood = endpoint({
  method: 'DELETE',
  path: '/api/trash/:id',
  summary: 'Delete a CV of the trash for good, with all its versions',
  access: 'signed-in',
  params: idParams,
  reply: { kind: 'empty', status: 204 },
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});

export const emptyTrash = endpoint({
  method: 'DELETE',
  path: '/api/trash',
  summary: 'Delete all CVs of the trash for good',
  access: 'signed-in',
  reply: { kind: 'empty', status: 204 },
  errors: [],
  example: {},
});
