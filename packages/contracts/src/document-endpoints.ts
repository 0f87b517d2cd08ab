import { z } from 'zod';
import { draftKey, draftOf } from './drafts.ts';
import { endpoint } from './endpoint.ts';
import { labelsReply, organiseBody, renameLabelBody } from './library.ts';
import { restoreBody, versionParams, versionSchema } from './versions.ts';

/** What the endpoints of one kind of document say that those of other kinds do not. */
export interface DocumentContract {
  /** One and many, as they stand within a sentence. */
  one: string;
  many: string;
  /** Where below `/api/` one is (its id follows), and where drafts, labels and the trash of the kind are. */
  path: string;
  draftsPath: string;
  labelsPath: string;
  trashPath: string;
  document: z.ZodType;
  /** The form with what it is drawn in, as a draft keeps it. */
  draft: z.ZodType;
  /** The answers that show it in a list, whole, and as it was at a version. */
  card: z.ZodType;
  whole: z.ZodType;
  wholeVersion: z.ZodType;
  title: z.ZodType;
  /** Greatest body that carries a whole document, in bytes. */
  bodyLimit: number;
  example: { document: unknown; draft: unknown };
}

export const nobodys = '00000000-0000-4000-8000-000000000000';
export const idParams = z.object({ id: z.uuid() });
const one = { access: 'signed-in', params: idParams, example: { params: { id: nobodys } } } as const;
const ofVersion = {
  access: 'signed-in',
  params: versionParams(idParams),
  example: { params: { id: nobodys, version: '1' } },
} as const;
const ofDraft = { access: 'signed-in', params: draftKey, example: { params: { key: nobodys } } } as const;
const all = { access: 'signed-in', errors: [], example: {} } as const;
const nothing = { kind: 'empty', status: 204 } as const;

function json<S extends z.ZodType>(schema: S) {
  return { kind: 'json', status: 200, schema } as const;
}

/** What a kind says of a part, in the type it says it: `kind.whole` has that of every kind. */
function partOf<K extends DocumentContract, Part extends keyof K>(kind: K, part: Part): K[Part] {
  return kind[part];
}

function pathOf<K extends DocumentContract>(kind: K) {
  return `/api/${partOf(kind, 'path')}/:id` as const;
}

/** What a picture of a first page is asked for by. With the present version it may be kept for good. */
const pictureQuery = z.object({
  version: z.coerce.number().int().min(1).optional(),
  /** Pixels for each CSS pixel of a tile that is 320 wide. */
  scale: z.enum(['1', '2']).default('1'),
});

/** A picture of the first page, a copy, and what there is to choose from where it was generated again. */
function ofOne<K extends DocumentContract>(kind: K) {
  const { one: noun, bodyLimit, example } = kind;
  const title = z.optional(partOf(kind, 'title'));
  const document = partOf(kind, 'document');
  const whole = partOf(kind, 'whole');
  const path = pathOf(kind);
  return {
    /** For its owner it is gone from everywhere but the trash, out of which it can be taken for 30 days. */
    moveToTrash: endpoint({
      ...one,
      method: 'DELETE',
      path,
      summary: `Delete a ${noun}: it goes to the trash`,
      reply: nothing,
      errors: ['not_found'],
    }),
    /** Costs no generation of the month. With a header `Idempotency-Key`, repeats of a key make one copy. */
    copy: endpoint({
      ...one,
      method: 'POST',
      path: `${path}/duplicate`,
      summary: `Copy a ${noun}`,
      /** "Copy of" its title where left out. */
      body: z.strictObject({ title }),
      reply: { kind: 'json', status: 201, schema: whole },
      errors: ['not_found', 'too_many'],
      example: { ...one.example, body: { title: 'Nurse, Dallas' } },
    }),
    /** `document` is what the person made of it. Sentences that were generated keep their evidence. */
    takeProposal: endpoint({
      ...one,
      method: 'POST',
      path: `${path}/proposal`,
      summary: `Take of a ${noun} generated again what the person chose`,
      body: z.strictObject({ version: z.int().min(1), document }),
      bodyLimit,
      reply: json(whole),
      errors: ['not_found', 'stale'],
      example: { ...one.example, body: { version: 1, document: example.document } },
    }),
    dropProposal: endpoint({
      ...one,
      method: 'DELETE',
      path: `${path}/proposal`,
      summary: `Keep a ${noun} as it is and forget what was generated again`,
      reply: nothing,
      errors: ['not_found'],
    }),
    /** The first page, for the card of My Documents. Carries an ETag of version and layout. */
    picture: endpoint({
      ...one,
      method: 'GET',
      path: `${path}/picture`,
      summary: `A picture of the first page of a saved ${noun}`,
      query: pictureQuery,
      reply: { kind: 'file', status: 200, types: ['image/webp'] },
      errors: ['not_found', 'too_large'],
    }),
  };
}

/** What a document was after each save. */
function ofVersions<K extends DocumentContract>(kind: K) {
  const { one: noun } = kind;
  const path = `${pathOf(kind)}/versions` as const;
  return {
    listVersions: endpoint({
      ...one,
      method: 'GET',
      path,
      summary: `What a ${noun} was after each save, newest first`,
      reply: json(z.array(versionSchema)),
      errors: ['not_found'],
    }),
    getVersion: endpoint({
      ...ofVersion,
      method: 'GET',
      path: `${path}/:version`,
      summary: `One version of a ${noun}, whole`,
      reply: json(partOf(kind, 'wholeVersion')),
      errors: ['not_found'],
    }),
    /** Words, form and look become those of the version, as a new version; title, labels and brand line stay. */
    restoreVersion: endpoint({
      ...ofVersion,
      method: 'POST',
      path: `${path}/:version/restore`,
      summary: `Make a ${noun} what it was at a version`,
      body: restoreBody,
      reply: json(partOf(kind, 'whole')),
      errors: ['not_found', 'stale'],
      example: { ...ofVersion.example, body: { version: 2 } },
    }),
  };
}

/** Forms that are not saved yet. */
function ofDrafts<K extends DocumentContract>(kind: K) {
  const { one: noun, bodyLimit, example } = kind;
  const path = `/api/${partOf(kind, 'draftsPath')}/:key` as const;
  const form = partOf(kind, 'draft');
  const reply = json(draftOf(form));
  return {
    getDraft: endpoint({
      ...ofDraft,
      method: 'GET',
      path,
      summary: `The form of a ${noun} as it was last saved`,
      reply,
      errors: ['not_found'],
    }),
    /** A stale version answers 409 with the stored draft in `details.current`. */
    saveDraft: endpoint({
      ...ofDraft,
      method: 'PUT',
      path,
      summary: `Save the form of a ${noun} as it stands`,
      body: z.object({ version: z.int().min(0), form }),
      bodyLimit,
      reply,
      errors: ['not_found', 'stale'],
      example: { ...ofDraft.example, body: { version: 0, form: example.draft } },
    }),
    deleteDraft: endpoint({
      ...ofDraft,
      method: 'DELETE',
      path,
      summary: `Discard the unsaved form of a ${noun}`,
      reply: nothing,
      errors: ['not_found'],
    }),
  };
}

/** Labels, archive and trash. */
function ofLibrary<K extends DocumentContract>(kind: K) {
  const { one: noun, many } = kind;
  const card = json(partOf(kind, 'card'));
  const labelsPath = `/api/${partOf(kind, 'labelsPath')}` as const;
  const trashPath = `/api/${partOf(kind, 'trashPath')}` as const;
  return {
    /** Needs no version: where a document stands is not what it says, and the last word counts. */
    organise: endpoint({
      ...one,
      method: 'PUT',
      path: `${pathOf(kind)}/library`,
      summary: `Label a ${noun}, put it into the archive or take it out`,
      body: organiseBody,
      reply: card,
      errors: ['not_found'],
      example: { ...one.example, body: { labels: ['Hospitals'], isArchived: false } },
    }),
    listLabels: endpoint({
      ...all,
      method: 'GET',
      path: labelsPath,
      summary: `The labels of the person's ${many}, and on how many outside the trash each is`,
      reply: json(labelsReply),
    }),
    renameLabel: endpoint({
      ...all,
      method: 'PUT',
      path: labelsPath,
      summary: `Rename a label on every ${noun} that has it, or take it off all of them`,
      body: renameLabelBody,
      reply: json(labelsReply),
      errors: ['not_found'],
      example: { body: { name: 'Hospitals', to: 'Clinics' } },
    }),
    restore: endpoint({
      ...one,
      method: 'POST',
      path: `${trashPath}/:id/restore`,
      summary: `Take a ${noun} out of the trash`,
      reply: card,
      errors: ['not_found'],
    }),
    deleteForGood: endpoint({
      ...one,
      method: 'DELETE',
      path: `${trashPath}/:id`,
      summary: `Delete a ${noun} of the trash for good, with all its versions`,
      reply: nothing,
      errors: ['not_found'],
    }),
    emptyTrash: endpoint({
      ...all,
      method: 'DELETE',
      path: trashPath,
      summary: `Delete all ${many} of the trash for good`,
      reply: nothing,
    }),
  };
}

/**
 * The endpoints that documents of every kind have, at the paths of one kind; `documentBindings` of the server answers
 * them. What a kind says in words of its own (saving, drawing, files) or can do alone has endpoints beside them.
 */
export function documentEndpoints<const K extends DocumentContract>(kind: K) {
  return { ...ofOne(kind), ...ofVersions(kind), ...ofDrafts(kind), ...ofLibrary(kind) };
}
