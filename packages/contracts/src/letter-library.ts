import { organiseBody, labelsReply, renameLabelBody } from './library.ts';
import { endpoint } from './endpoint.ts';
import { idParams, letterCardSchema, nobodys } from './letters.ts';

/** Needs no version: where a letter stands is not what it says, and the last word counts. */
export const organiseLetter = endpoint({
  method: 'PUT',
  path: '/api/letter/:id/library',
  summary: 'Label a letter, put it into the archive or take it out',
  access: 'signed-in',
  params: idParams,
  body: organiseBody,
  reply: { kind: 'json', status: 200, schema: letterCardSchema },
  errors: ['not_found'],
  example: { params: { id: nobodys }, body: { labels: ['Hospitals'], isArchived: false } },
});

export const listLetterLabels = endpoint({
  method: 'GET',
  path: '/api/letter-labels',
  summary: "The labels of the person's letters, and on how many outside the trash each is",
  access: 'signed-in',
  reply: { kind: 'json', status: 200, schema: labelsReply },
  errors: [],
  example: {},
});

export const renameLetterLabel = endpoint({
  method: 'PUT',
  path: '/api/letter-labels',
  summary: 'Rename a label on every letter that has it, or take it off all of them',
  access: 'signed-in',
  body: renameLabelBody,
  reply: { kind: 'json', status: 200, schema: labelsReply },
  errors: ['not_found'],
  example: { body: { name: 'Hospitals', to: 'Clinics' } },
});

export const restoreLetter = endpoint({
  method: 'POST',
  path: '/api/letter-trash/:id/restore',
  summary: 'Take a letter out of the trash',
  access: 'signed-in',
  params: idParams,
  reply: { kind: 'json', status: 200, schema: letterCardSchema },
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});

export const deleteLetterForGood = endpoint({
  method: 'DELETE',
  path: '/api/letter-trash/:id',
  summary: 'Delete a letter of the trash for good, with all its versions',
  access: 'signed-in',
  params: idParams,
  reply: { kind: 'empty', status: 204 },
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});

export const emptyLetterTrash = endpoint({
  method: 'DELETE',
  path: '/api/letter-trash',
  summary: 'Delete all letters of the trash for good',
  access: 'signed-in',
  reply: { kind: 'empty', status: 204 },
  errors: [],
  example: {},
});
