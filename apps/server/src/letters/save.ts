import type { saveLetter as endpoint } from '@candor/contracts/letters';
import { letterFromText } from '@candor/domain/letters';
import { carryFacts } from '@candor/domain/writing';
import { ownCv } from '../cv/index.ts';
import type { Call } from '../platform/bind.ts';
import { documentColumns, formColumns } from './content.ts';
import { ownLetter, staleLetter } from './own-letter.ts';
import { letterOf } from './present.ts';
import type { LetterContent } from './store.ts';
import { changeLetter } from './write-letter.ts';

/** Changes a letter. Text and document are kept in step; sentences that were edited lose their evidence, others keep it. */
export async function save({ ctx, input }: Call<typeof endpoint>) {
  const { version, title, text, document: given, request, template, cvId } = input.body;
  const { id } = input.params;
  if (cvId) await ownCv(ctx, cvId);
  return ctx.store.transaction(async (tx) => {
    const stored = await ownLetter({ ...ctx, store: tx }, id);
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
    const row =
      stored.version === version
        ? await changeLetter(tx, ctx, stored, content, { origin: 'edited' })
        : undefined;
    if (!row) throw await staleLetter(tx, ctx.owner.id, id);
    return letterOf(row);
  });
}
