import type { DocumentKindName } from '@candor/domain/documents/kinds';
import type * as applications from '@candor/contracts/application-parts';
import { call, callFile } from '../../../platform/call.ts';
import { route, type InputOf } from '../../../platform/route.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { taking } from './applications.ts';

const addTaskRoute = route<typeof applications.addTask>('POST', '/api/applications/:id/tasks');
const editTaskRoute = route<typeof applications.editTask>('PUT', '/api/applications/:id/tasks/:taskId');
const deleteTaskRoute = route<typeof applications.deleteTask>(
  'DELETE',
  '/api/applications/:id/tasks/:taskId',
);
const attachRoute = route<typeof applications.attachDocument>('POST', '/api/applications/:id/documents');
const documentPath = '/api/applications/:id/documents/:documentId';
const downloadRoute = route<typeof applications.downloadSent>('GET', documentPath);
const detachRoute = route<typeof applications.detachDocument>('DELETE', documentPath);

const linkPath = '/api/applications/:id/links/:documentId';
const linkRoute = route<typeof applications.linkDocument>('PUT', linkPath);
const unlinkRoute = route<typeof applications.unlinkDocument>('DELETE', linkPath);

export type NewTask = InputOf<typeof applications.addTask>['body'];
type TaskChange = InputOf<typeof applications.editTask>['body'];

export const addTask = (id: string, body: NewTask) => taking(call(addTaskRoute, { params: { id }, body }));

export const editTask = (id: string, taskId: string, body: TaskChange) =>
  taking(call(editTaskRoute, { params: { id, taskId }, body }));

export const deleteTask = (id: string, taskId: string) =>
  taking(call(deleteTaskRoute, { params: { id, taskId } }));

export const attachDocument = (id: string, kind: DocumentKindName, documentId: string) =>
  taking(call(attachRoute, { params: { id }, body: { kind, documentId } }));

export const detachDocument = (id: string, documentId: string) =>
  taking(call(detachRoute, { params: { id, documentId } }));

export const linkDocument = (id: string, documentId: string) =>
  taking(call(linkRoute, { params: { id, documentId } }));

export const unlinkDocument = (id: string, documentId: string) =>
  taking(call(unlinkRoute, { params: { id, documentId } }));

export async function downloadSent(id: string, documentId: string): Promise<void> {
  const { blob, name } = await callFile(downloadRoute, { params: { id, documentId } });
  saveFile(blob, name);
}
