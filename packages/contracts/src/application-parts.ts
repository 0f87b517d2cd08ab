import { z } from 'zod';
import { taskChange, taskFields } from '@candor/domain/applications';
import { documentKindSchema } from '@candor/domain/documents/kinds';
import { applicationSchema } from './application.ts';
import { idParams, json, nobodys } from './document-contract.ts';
import { endpoint } from './endpoint.ts';

const taskParams = idParams.extend({ taskId: z.uuid() });
const nobodysTask = { id: nobodys, taskId: nobodys };

export const addTask = endpoint({
  method: 'POST',
  path: '/api/applications/:id/tasks',
  summary: 'Add a task or an interview',
  access: 'signed-in',
  scope: 'applications:write',
  params: idParams,
  body: taskFields,
  reply: json(applicationSchema),
  errors: ['not_found', 'too_many'],
  example: { params: { id: nobodys }, body: { title: 'Send the application', dueOn: '2026-12-01' } },
});

/** Needs no version: each field stands by itself, and the last word counts. */
export const editTask = endpoint({
  method: 'PUT',
  path: '/api/applications/:id/tasks/:taskId',
  summary: 'Change a task, or mark it done',
  access: 'signed-in',
  scope: 'applications:write',
  params: taskParams,
  body: taskChange.extend({ isDone: z.boolean().optional() }),
  reply: json(applicationSchema),
  errors: ['not_found'],
  example: { params: nobodysTask, body: { isDone: true } },
});

export const deleteTask = endpoint({
  method: 'DELETE',
  path: '/api/applications/:id/tasks/:taskId',
  summary: 'Delete a task',
  access: 'signed-in',
  scope: 'applications:write',
  params: taskParams,
  reply: json(applicationSchema),
  errors: ['not_found'],
  example: { params: nobodysTask },
});

/** Stores a copy of a CV or letter as it is now, with its PDF: it stays when the document is changed or deleted. */
export const attachDocument = endpoint({
  method: 'POST',
  path: '/api/applications/:id/documents',
  summary: 'Keep the CV or letter that was sent, as it is now',
  access: 'signed-in',
  scope: 'applications:write',
  params: idParams,
  body: z.strictObject({ kind: documentKindSchema, documentId: z.uuid() }),
  reply: json(applicationSchema),
  errors: ['not_found', 'too_many', 'content_required', 'too_large'],
  example: { params: { id: nobodys }, body: { kind: 'cv', documentId: nobodys } },
});

const documentParams = idParams.extend({ documentId: z.uuid() });
const nobodysDocument = { id: nobodys, documentId: nobodys };

export const downloadSent = endpoint({
  method: 'GET',
  path: '/api/applications/:id/documents/:documentId',
  summary: 'A document as it was sent, as PDF',
  access: 'signed-in',
  scope: 'applications:read',
  params: documentParams,
  reply: { kind: 'file', status: 200, types: ['application/pdf'] },
  errors: ['not_found'],
  example: { params: nobodysDocument },
});

export const detachDocument = endpoint({
  method: 'DELETE',
  path: '/api/applications/:id/documents/:documentId',
  summary: 'Remove a document from an application',
  access: 'signed-in',
  scope: 'applications:write',
  params: documentParams,
  reply: json(applicationSchema),
  errors: ['not_found'],
  example: { params: nobodysDocument },
});

/** Hangs a CV or letter on the job it is made for; it leaves the job it was for before. */
export const linkDocument = endpoint({
  method: 'PUT',
  path: '/api/applications/:id/links/:documentId',
  summary: 'Link a CV or letter to the job it is made for',
  access: 'signed-in',
  scope: 'applications:write',
  params: documentParams,
  reply: json(applicationSchema),
  errors: ['not_found'],
  example: { params: nobodysDocument },
});

export const unlinkDocument = endpoint({
  method: 'DELETE',
  path: '/api/applications/:id/links/:documentId',
  summary: 'Unlink a CV or letter from a job',
  access: 'signed-in',
  scope: 'applications:write',
  params: documentParams,
  reply: json(applicationSchema),
  errors: ['not_found'],
  example: { params: nobodysDocument },
});

export const documentApplication = endpoint({
  method: 'GET',
  path: '/api/document-application/:id',
  summary: 'The job that a CV or letter is made for',
  access: 'signed-in',
  scope: 'applications:read',
  params: idParams,
  /** Null for a document that is for no job, or whose job is in the trash. */
  reply: json(z.object({ application: applicationSchema.nullable() })),
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});
