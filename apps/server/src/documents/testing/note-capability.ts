import { z } from 'zod';
import { idParams } from '@candor/contracts/document-contract';
import { documentEndpoints } from '@candor/contracts/document-endpoints';
import { endpoint, type Endpoint, type Method } from '@candor/contracts/endpoint';
import { answers } from '../../platform/bind.ts';
import { defineCapability } from '../../platform/capability.ts';
import { documentBindings, generate } from '../index.ts';
import { bodySchema, formSchema, noteGeneration, noteKind, noteSchema } from './note.ts';

/** An endpoint of notes; what every one has is left out. */
function at<
  const M extends Method,
  const P extends Endpoint['path'],
  const Parts extends Pick<Endpoint, 'params' | 'query' | 'body' | 'bodyLimit' | 'reply'>,
>(method: M, path: P, parts: Parts) {
  return endpoint({ summary: '', access: 'signed-in', errors: [], example: {}, method, path, ...parts });
}

const bodyLimit = 2 * 1024 * 1024;
const title = z.string();
const json = { kind: 'json', status: 200, schema: z.unknown() } as const;
const file = { kind: 'file', status: 200, types: ['text/plain; charset=utf-8'] } as const;
const written = { kind: 'json-or-events', status: 200, schema: z.unknown(), events: z.unknown() } as const;
const format = z.enum(['pdf', 'docx', 'html', 'txt']).default('pdf');
const saved = z.object({
  version: z.int(),
  title: title.optional(),
  text: z.string().optional(),
  document: noteSchema.optional(),
});
const query = z.object({
  in: z.enum(['active', 'archived', 'trash']).default('active'),
  label: z.string().optional(),
});
const note = '/api/note/:id';

/** Notes as a capability: nothing but what every kind has, at their own paths. */
export const notes = defineCapability({
  name: 'notes',
  bindings: [
    answers(
      at('POST', '/api/generate-note', { body: bodySchema, reply: written }),
      generate(noteKind, noteGeneration),
    ),
    ...documentBindings(noteKind, {
      list: at('GET', '/api/my-notes', { query, reply: json }),
      get: at('GET', note, { params: idParams, reply: json }),
      save: at('PUT', note, { params: idParams, body: saved, bodyLimit, reply: json }),
      preview: at('POST', '/api/note-preview', {
        body: z.object({ document: noteSchema }),
        bodyLimit,
        reply: json,
      }),
      exportGiven: at('POST', '/api/note-export', {
        body: z.object({ document: noteSchema, title: title.default(''), format }),
        bodyLimit,
        reply: file,
      }),
      exportSaved: at('GET', `${note}/export`, {
        params: idParams,
        query: z.object({ format }),
        reply: file,
      }),
      ...documentEndpoints({
        one: 'note',
        many: 'notes',
        path: 'note',
        draftsPath: 'note-drafts',
        labelsPath: 'note-labels',
        trashPath: 'note-trash',
        document: noteSchema,
        draft: formSchema,
        card: z.unknown(),
        whole: z.unknown(),
        wholeVersion: z.unknown(),
        title,
        bodyLimit,
        example: { document: { lines: ['The sea.'] }, draft: { topic: 'The sea' } },
      }),
    }),
  ],
});
