import { z } from 'zod';
import { say } from '@candor/domain/say';
import { json, nothing, one, partOf, pathOf, type DocumentContract } from './document-contract.ts';
import { draftEndpoints } from './drafts.ts';
import { endpoint } from './endpoint.ts';
import { libraryEndpoints } from './library.ts';
import { versionEndpoints } from './versions.ts';

/** What a picture of a first page is asked for by. With the present version it may be cached for ever. */
const pictureQuery = z.object({
  version: z.coerce.number().int().min(1).optional(),
  /** Pixels for each CSS pixel of a tile that is 320 wide. */
  scale: z.enum(['1', '2']).default('1'),
});

/** A line put otherwise: by none it goes, by several it is parted. Its path as `read_document` of the assistant's tools has it. */
const lineEdit = z.strictObject({
  path: z.string().max(100),
  was: z.string().max(10_000),
  lines: z.array(z.string().max(5_000)).max(10),
});

/** A line or an entry at another place of its list: `experience.2` to 0. Moves are made in turn, after the edits. */
const lineMove = z.strictObject({ path: z.string().max(100), to: z.int().min(0).max(1_000) });

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
      scope: 'documents:write',
      method: 'DELETE',
      path,
      summary: `Delete a ${noun}: it goes to the trash`,
      reply: nothing,
      errors: ['not_found'],
    }),
    /** Costs no generation of the month. With a header `Idempotency-Key`, repeats of a key make one copy. */
    copy: endpoint({
      ...one,
      scope: 'documents:write',
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
      scope: 'documents:write',
      method: 'POST',
      path: `${path}/proposal`,
      summary: `Take of a ${noun} generated again what the person chose`,
      body: z.strictObject({ version: z.int32().min(1), document }),
      bodyLimit,
      reply: json(whole),
      errors: ['not_found', 'stale'],
      example: { ...one.example, body: { version: 1, document: example.document } },
    }),
    /**
     * The document stays as it is. Each edit says which words it is about; further ones are added to what waits already, whose lines
     * they name. Words with a hard fact that nothing of the person's gives are refused.
     */
    propose: endpoint({
      ...one,
      scope: 'documents:write',
      method: 'PUT',
      path: `${path}/proposal`,
      summary: `Propose other words or another order for lines of a ${noun}, which wait for the person's choice`,
      body: z
        .strictObject({
          edits: z.array(lineEdit).max(30).default([]),
          moves: z.array(lineMove).max(30).default([]),
        })
        .refine(({ edits, moves }) => edits.length + moves.length > 0, {
          error: () => say`Nothing is proposed.`,
          path: ['edits'],
        }),
      bodyLimit,
      reply: json(whole),
      errors: ['not_found', 'proposal_waits'],
      example: { ...one.example, body: { edits: [{ path: 'summary.0', was: 'A nurse', lines: ['Nurse'] }] } },
    }),
    dropProposal: endpoint({
      ...one,
      scope: 'documents:write',
      method: 'DELETE',
      path: `${path}/proposal`,
      summary: `Keep a ${noun} as it is and forget what was generated again`,
      reply: nothing,
      errors: ['not_found'],
    }),
    /** Takes keys of marks (`markKey`) among those that do not come back, or out of them again. Its version stays. */
    settleMarks: endpoint({
      ...one,
      scope: 'documents:write',
      method: 'POST',
      path: `${path}/marks`,
      summary: `Remember which marks of a ${noun} were taken, answered or dismissed`,
      body: z.strictObject({
        keys: z.array(z.string().min(1).max(1_000)).min(1).max(100),
        isSettled: z.boolean().default(true),
      }),
      reply: nothing,
      errors: ['not_found'],
      example: {
        ...one.example,
        body: { keys: ['proposal|responsible for training|opens with what you did'] },
      },
    }),
    /** The first page, for the card of My Documents. Carries an ETag of version and layout. */
    picture: endpoint({
      ...one,
      scope: 'documents:read',
      method: 'GET',
      path: `${path}/picture`,
      summary: `A picture of the first page of a saved ${noun}`,
      query: pictureQuery,
      reply: { kind: 'file', status: 200, types: ['image/webp'] },
      errors: ['not_found', 'too_large'],
    }),
  };
}

/**
 * The endpoints that documents of every kind have, at the paths of one kind; `documentBindings` of the server answers
 * them. What a kind says in words of its own (saving, drawing, files) or can do alone has endpoints beside them.
 */
export function documentEndpoints<const K extends DocumentContract>(kind: K) {
  return { ...ofOne(kind), ...versionEndpoints(kind), ...draftEndpoints(kind), ...libraryEndpoints(kind) };
}
