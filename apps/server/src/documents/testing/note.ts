import { z } from 'zod';
import type { DocumentRules } from '@candor/domain/documents';
import { renamedTo } from '@candor/domain/versions';
import * as documents from '../index.ts';
import type { Generation } from '../actions/generate.ts';
import type { DocumentKind } from '../kind.ts';
import type { KindTypes } from '../types.ts';

// A kind of document that only tests know: lines of text, written from a topic. All else it has is the kernel's.
export const noteSchema = z.object({ lines: z.array(z.string().max(100_000)).max(1_000) });
export const formSchema = z.object({ topic: z.string() });
type Note = z.infer<typeof noteSchema>;
type NoteForm = z.infer<typeof formSchema>;

interface NoteTypes extends KindTypes {
  document: Note;
  form: NoteForm;
  request: NoteForm;
  card: { topic: string };
  listed: object;
  whole: object;
  save: {
    version: number;
    document?: Note | undefined;
    title?: string | undefined;
    text?: string | undefined;
  };
  drawn: { note: Note };
  pages: { pages: string[] };
  look: object;
  given: { document: Note; latestOf?: string | undefined };
}

const textOf = ({ lines }: Note) => lines.join('\n');
const noteRules: DocumentRules<Note, NoteForm, { topic: string }> = {
  kind: 'note',
  schema: noteSchema,
  toText: textOf,
  fromText: (text) => ({ lines: text.split('\n') }),
  lines: ({ lines }) => new Map(lines.map((line, at) => [`lines.${at}`, line])),
  withLines: ({ lines }, path, words) => ({
    lines: lines.flatMap((line, at) => (path === `lines.${at}` ? words : [line])),
  }),
  withMoved: () => null,
  normalise: ({ lines }) => ({ lines: lines.map((line) => line.trim()) }),
  isSame: (one, other) => textOf(one) === textOf(other),
  merge: ({ base, edited, next }) => (textOf(base) === textOf(edited) ? next : edited),
  mergeChanges: () => [],
  carryFacts: (facts) => facts,
  nextBase: (_base, _edited, taken) => taken,
  compare: () => [],
  describeChange: (before, after) => [
    ...(before.title === after.title ? [] : [renamedTo(after.title)]),
    ...(textOf(before.document) === textOf(after.document) ? [] : [{ kind: 'text-rewritten' as const }]),
  ],
  card: (_note, form) => ({ topic: form?.topic ?? '' }),
  fileName: (title, extension) => `${title}.${extension}`,
  nameOf: () => 'Note',
};

const listed: DocumentKind<NoteTypes>['listed'] = (row) => ({ ...documents.commonCard(row), ...row.card });
export const noteKind: DocumentKind<NoteTypes> = {
  rules: noteRules,
  most: { stored: 30 },
  listed,
  whole: async (_store, row) => ({
    ...listed(documents.cardRowOf(row)),
    ...documents.commonParts(row),
    request: row.request,
  }),
  drawing: {
    renderer: () => ({
      pages: async ({ note }) => ({ pages: note.lines }),
      thumbnail: async () => new Uint8Array(1),
      file: async (_format, { note }) => ({
        bytes: new TextEncoder().encode(textOf(note)),
        type: 'text/plain; charset=utf-8',
        extension: 'txt',
      }),
    }),
    saved: async (_ctx, { document: note }) => ({ note }),
    document: ({ document }) => document,
    given: (_ctx, note) => ({ note }),
  },
  saved: async () => ({}),
};

const replaces = z.object({ id: z.uuid(), version: z.int(), isProposal: z.boolean().default(false) });
export const bodySchema = formSchema.extend({ replaces: replaces.optional() });
export const noteGeneration: Generation<
  NoteTypes,
  z.infer<typeof bodySchema>,
  { kind: string; result?: unknown }
> = {
  meter: null,
  require: () => undefined,
  async *write(_ctx, { topic }) {
    yield { kind: 'stage' };
    const document = { lines: [`About ${topic}.`, 'It is said in a line that is long enough for a file.'] };
    return {
      document,
      facts: { writer: 'built-in', sentences: [], marks: [], settled: [] },
    };
  },
  content: ({ topic }) => ({ request: { topic } }),
  started: ({ topic }) => ({ title: topic }),
  done: (result) => ({ kind: 'done', result }),
};
