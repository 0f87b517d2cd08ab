import type { createLetter as endpoint } from '@candor/contracts/letters';
import { cvKind } from '../cv/index.ts';
import { createDocument, makeOnce, ownDocument, requireRoom } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { letterKind } from './kind.ts';

/** Saves a letter that was not written here: a filled template, a copy. Its facts were not checked and carry no report. */
export async function create({ ctx, input: { body } }: Call<typeof endpoint>) {
  const { title, document, request, template, cvId: sourceId, applicationId } = body;
  const row = await makeOnce(ctx, letterKind, async (change) => {
    if (sourceId) await ownDocument(change, cvKind, sourceId);
    await requireRoom(change, letterKind);
    const label = { origin: 'written', lead: { kind: 'saved-first' } } as const;
    const content = { title, document, request, template, sourceId };
    const made = await createDocument(change, letterKind, content, label);
    await ctx.applicationLinks.link(change, { documentId: made.id, applicationId });
    return made;
  });
  return letterKind.whole(ctx.store, row);
}
