import { z } from 'zod';
import { generateCv } from '@candor/contracts/cv';
import { createLetter, generateLetter } from '@candor/contracts/letters';
import { mostCvs } from '@candor/domain/cv';
import type { Asked, Person, TestApp } from '../../platform/testing/index.ts';

/** A kind of document as the laws of all kinds ask for it. */
export interface KindUnderTest {
  name: string;
  /** The address of one, before its id. */
  one: string;
  list: string;
  trash: string;
  drafts: string;
  labels: string;
  generate: string;
  preview: string;
  exportGiven: string;
  /** What has one written. */
  body: object;
  /** A form that can be stored as a draft. */
  form: (mark: string) => object;
  /** A document that says a text. */
  document: (text: string) => object;
  /** One of more pages than a file may have. */
  endless: object;
  most: number;
}

const lines = (count: number, line: string) => Array.from({ length: count }, () => line);

const cvBody = z.looseObject({}).parse(generateCv.example.body);
const letterBody = z.looseObject({}).parse(generateLetter.example.body);
const letter = z.looseObject({}).parse(createLetter.example.body.document);

export const kinds: readonly KindUnderTest[] = [
  {
    name: 'cv',
    one: '/api/cv/',
    list: '/api/my-cvs',
    trash: '/api/trash',
    drafts: '/api/drafts/',
    labels: '/api/cv-labels',
    generate: generateCv.path,
    preview: '/api/preview',
    exportGiven: '/api/export',
    body: cvBody,
    form: (targetRole) => ({ ...cvBody, targetRole }),
    document: (summary) => ({ basics: { name: 'Ana Ruiz', headline: 'Registered Nurse' }, summary }),
    endless: {
      experience: lines(60, 'Nurse').map((position) => ({
        position,
        bullets: lines(40, 'word '.repeat(60)),
      })),
    },
    most: mostCvs,
  },
  {
    name: 'letter',
    one: '/api/letter/',
    list: '/api/my-letters',
    trash: '/api/letter-trash',
    drafts: '/api/letter-drafts/',
    labels: '/api/letter-labels',
    generate: generateLetter.path,
    preview: '/api/letter-preview',
    exportGiven: '/api/letter-export',
    body: letterBody,
    form: (motivation) => ({ ...letterBody, motivation }),
    document: (text) => ({ ...letter, paragraphs: [text] }),
    endless: { ...letter, paragraphs: lines(3, lines(3_900, 'a').join('\n')) },
    most: 1_000,
  },
  {
    name: 'note',
    one: '/api/note/',
    list: '/api/my-notes',
    trash: '/api/note-trash',
    drafts: '/api/note-drafts/',
    labels: '/api/note-labels',
    generate: '/api/generate-note',
    preview: '/api/note-preview',
    exportGiven: '/api/note-export',
    body: { topic: 'The sea' },
    form: (topic) => ({ topic }),
    document: (text) => ({ lines: [text] }),
    endless: { lines: lines(900, 'word '.repeat(200)) },
    most: 30,
  },
];

export const wholeSchema = z.looseObject({
  id: z.uuid(),
  version: z.int(),
  title: z.string(),
  labels: z.array(z.string()),
  isArchived: z.boolean(),
  purgeAt: z.string().nullable(),
  document: z.looseObject({}),
  proposal: z.looseObject({ document: z.looseObject({}) }).nullable(),
});
export const cardsSchema = z.array(wholeSchema.omit({ document: true, proposal: true }));

/** What one person does with documents of a kind. */
export function callsOf(server: TestApp, kind: KindUnderTest, as: Person) {
  const ask = (method: Asked['method'], path: string, body?: unknown, key?: string) =>
    server.ask({ method, path, body, as, ...(key && { headers: { 'idempotency-key': key } }) });
  return {
    ask,
    get: async (id: string) => wholeSchema.parse((await ask('GET', kind.one + id)).json),
    list: async (query = '') => cardsSchema.parse((await ask('GET', kind.list + query)).json),
    generate: async (key?: string, change: object = {}) =>
      z
        .object({ id: z.uuid() })
        .parse((await ask('POST', kind.generate, { ...kind.body, ...change }, key)).json).id,
    save: (id: string, version: number, change: object) => ask('PUT', kind.one + id, { version, ...change }),
  };
}
