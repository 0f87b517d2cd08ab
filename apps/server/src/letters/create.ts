import type { createLetter as endpoint } from '@candor/contracts/letters';
import { ownCv } from '../cv/index.ts';
import type { Call } from '../platform/bind.ts';
import { documentColumns, formColumns } from './content.ts';
import { letterOf } from './present.ts';
import { addLetter } from './write-letter.ts';

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
  const said = { origin: 'written', change: 'Saved for the first time' } as const;
  const row = await ctx.store.transaction((tx) => addLetter(tx, ctx, content, said));
  return letterOf(row);
}
