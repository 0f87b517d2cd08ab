import type { createLetter as endpoint } from '@candor/contracts/letters';
import { ownCv } from '../cv/index.ts';
import type { Call } from '../platform/bind.ts';
import { requireLetterRoom } from './access.ts';
import { documentColumns, formColumns } from './content.ts';
import { letterOf } from './present.ts';
import { insertLetter, letterCount } from './store.ts';

/** Saves a letter that was not written here: a filled template, a copy. Its facts were not checked and carry no report. */
export async function create({ ctx, input: { body } }: Call<typeof endpoint>) {
  const { title, document, request, template, cvId } = body;
  if (cvId) await ownCv(ctx, cvId);
  const content = {
    title,
    template,
    cvId,
    facts: null,
    ...documentColumns(document),
    ...formColumns(request),
  };
  const row = await ctx.store.transaction(async (tx) => {
    requireLetterRoom(await letterCount(tx, ctx.owner.id));
    return insertLetter(tx, ctx.owner.id, content);
  });
  return letterOf(row);
}
