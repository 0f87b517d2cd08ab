import { endpoint } from './endpoint.ts';
import { idParams, letterCardSchema, nobodys } from './letters.ts';

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
