import { z } from 'zod';
import { endpoint, type Endpoint, type Method } from '@candor/contracts/endpoint';
import { answers } from '../../platform/bind.ts';
import { defineCapability } from '../../platform/capability.ts';
import * as documents from '../index.ts';
import { bodySchema, formSchema, noteGeneration, noteKind, noteSchema } from './note.ts';

/** An endpoint of notes; what every one has is left out. */
function at<
  const M extends Method,
  const P extends Endpoint['path'],
  const Parts extends Pick<Endpoint, 'params' | 'query' | 'body' | 'bodyLimit' | 'reply'>,
>(method: M, path: P, parts: Parts) {
  return endpoint({ summary: '', access: 'signed-in', errors: [], example: {}, method, path, ...parts });
}

const id = z.object({ id: z.uuid() });
const key = z.object({ key: z.union([z.literal('new'), z.uuid()]) });
const one = id.extend({ version: z.coerce.number().int() });
const version = z.object({ version: z.int() });
const json = { kind: 'json', status: 200, schema: z.unknown() } as const;
const empty = { kind: 'empty', status: 204 } as const;
const file = { kind: 'file', status: 200, types: ['text/plain; charset=utf-8', 'image/webp'] } as const;
const saved = { title: z.string().optional(), text: z.string().optional(), document: noteSchema.optional() };
const query = z.object({
  in: z.enum(['active', 'archived', 'trash']).default('active'),
  label: z.string().optional(),
});
const organised = z.object({ labels: z.array(z.string()).optional(), isArchived: z.boolean().optional() });
const renamed = z.object({ name: z.string(), to: z.string().nullable() });
const pictured = z.object({ scale: z.enum(['1', '2']).default('1') });
const format = z.enum(['pdf', 'docx', 'html', 'txt']).default('pdf');
const written = { kind: 'json-or-events', status: 200, schema: z.unknown(), events: z.unknown() } as const;
const bodyLimit = 2 * 1024 * 1024;
const note = '/api/note/:id';

/** Notes as a capability: nothing but endpoints bound to what every kind has. */
export const notes = defineCapability({
  name: 'notes',
  bindings: [
    answers(
      at('POST', '/api/generate-note', { body: bodySchema, reply: written }),
      documents.generate(noteKind, noteGeneration),
    ),
    answers(at('GET', '/api/my-notes', { query, reply: json }), documents.list(noteKind)),
    answers(at('GET', note, { params: id, reply: json }), documents.get(noteKind)),
    answers(
      at('PUT', note, { params: id, body: version.extend(saved), bodyLimit, reply: json }),
      documents.save(noteKind),
    ),
    answers(at('DELETE', note, { params: id, reply: empty }), documents.moveToTrash(noteKind)),
    answers(
      at('POST', `${note}/duplicate`, {
        params: id,
        body: z.object({ title: z.string().optional() }),
        reply: json,
      }),
      documents.copy(noteKind),
    ),
    answers(
      at('PUT', `${note}/library`, { params: id, body: organised, reply: json }),
      documents.organise(noteKind),
    ),
    answers(at('GET', '/api/note-labels', { reply: json }), documents.listLabels(noteKind)),
    answers(at('PUT', '/api/note-labels', { body: renamed, reply: json }), documents.renameLabel(noteKind)),
    answers(at('GET', `${note}/versions`, { params: id, reply: json }), documents.listVersions(noteKind)),
    answers(
      at('GET', `${note}/versions/:version`, { params: one, reply: json }),
      documents.getVersion(noteKind),
    ),
    answers(
      at('POST', `${note}/versions/:version/restore`, { params: one, body: version, reply: json }),
      documents.restoreVersion(noteKind),
    ),
    answers(
      at('POST', `${note}/proposal`, {
        params: id,
        body: version.extend({ document: noteSchema }),
        reply: json,
      }),
      documents.takeProposal(noteKind),
    ),
    answers(at('DELETE', `${note}/proposal`, { params: id, reply: empty }), documents.dropProposal(noteKind)),
    answers(
      at('GET', `${note}/picture`, { params: id, query: pictured, reply: file }),
      documents.picture(noteKind),
    ),
    answers(
      at('GET', `${note}/export`, { params: id, query: z.object({ format }), reply: file }),
      documents.exportSaved(noteKind),
    ),
    answers(
      at('POST', '/api/note-preview', { body: z.object({ document: noteSchema }), bodyLimit, reply: json }),
      documents.preview(noteKind),
    ),
    answers(
      at('POST', '/api/note-export', {
        body: z.object({ document: noteSchema, title: z.string().default(''), format }),
        bodyLimit,
        reply: file,
      }),
      documents.exportGiven(noteKind),
    ),
    answers(
      at('GET', '/api/note-drafts/:key', { params: key, reply: json }),
      documents.getDraft(documents.draftsOf(noteKind)),
    ),
    answers(
      at('PUT', '/api/note-drafts/:key', {
        params: key,
        body: version.extend({ form: formSchema }),
        reply: json,
      }),
      documents.saveDraft(documents.draftsOf(noteKind)),
    ),
    answers(
      at('DELETE', '/api/note-drafts/:key', { params: key, reply: empty }),
      documents.deleteDraft(documents.draftsOf(noteKind)),
    ),
    answers(
      at('POST', '/api/note-trash/:id/restore', { params: id, reply: json }),
      documents.restore(noteKind),
    ),
    answers(
      at('DELETE', '/api/note-trash/:id', { params: id, reply: empty }),
      documents.deleteForGood(noteKind),
    ),
    answers(at('DELETE', '/api/note-trash', { reply: empty }), documents.emptyTrash(noteKind)),
  ],
});
