import type { saveLetter as endpoint } from '@candor/contracts/letters';
import { letterFromText } from '@candor/domain/letters';
import { carryFacts } from '@candor/domain/writing';
import { ownCv } from '../cv/index.ts';
import type { Call } from '../platform/bind.ts';
import { documentColumns, formColumns } from './content.ts';
import { ownLetter, staleLetter } from './own-letter.ts';
import { letterOf } from './present.ts';
import { updateLetter, type LetterContent } from './store.ts';

/** Changes a letter. Text and document are kept in step; sentences that were edited lose their evidence, others keep it. */
export async function save({ ctx, input }: Call<typeof endpoint>) {
  const { version, title, text, document: given, request, template, cvId } = input.body;
  const { id } = input.params;
  if (cvId) await ownCv(ctx, cvId);
  const stored = await ownLetter(ctx, id);
  if (stored.version !== version) throw await staleLetter(ctx.store, ctx.owner.id, id);
  const document = given ?? (text === undefined ? undefined : letterFromText(text, stored.document));
  const words = document ? documentColumns(document) : undefined;
  const content: Partial<LetterContent> = {
    ...(title === undefined ? {} : { title }),
    ...(template === undefined ? {} : { template }),
    ...(cvId === undefined ? {} : { cvId }),
    ...(request === undefined ? {} : formColumns(request)),
    ...words,
    ...(words && stored.facts ? { facts: carryFacts(stored.facts, words.generatedLetter) } : {}),
  };
  const row = await updateLetter(ctx.store, ctx.owner.id, { id, version }, content);
  if (!row) throw await staleLetter(ctx.store, ctx.owner.id, id);
  return letterOf(row);
}
