import type { createLetter as endpoint } from '@candor/contracts/letters';
import { ownCv } from '../cv/index.ts';
import type { Call } from '../platform/bind.ts';
import { makeOnce } from '../platform/make-once.ts';
import { documentColumns, formColumns } from './content.ts';
import { letterOf } from './present.ts';
import { keysOfLetters } from './store.ts';
import { addLetter } from './write-letter.ts';

/** Saves a letter that was not written here: a filled template, a copy. Its facts were not checked and carry no report. */
export async function create({ ctx, input: { body } }: Call<typeof endpoint>) {
  const { title, document, request, template, cvId } = body;
  const content = {
    title,
    template,
    cvId,
    facts: null,
    ...documentColumns(document),
    ...formColumns(request),
  };
  const said = { origin: 'written', change: 'Saved for the first time' } as const;
  const row = await makeOnce(ctx, keysOfLetters, async (tx) => {
    if (cvId) await ownCv({ ...ctx, store: tx }, cvId);
    return addLetter(tx, ctx, content, said);
  });
  return letterOf(row);
}
