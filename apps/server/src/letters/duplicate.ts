import type { duplicateLetter as endpoint } from '@candor/contracts/letters';
import type { Call } from '../platform/bind.ts';
import { requireLetterRoom } from './access.ts';
import { ownLetter } from './own-letter.ts';
import { letterOf } from './present.ts';
import { insertLetter, letterCount } from './store.ts';

const LONGEST_TITLE = 300;

/** Cut between characters: half a character is no text that a store keeps. */
function copyTitle(title: string): string {
  const cut = `Copy of ${title}`.slice(0, LONGEST_TITLE);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

/** Saves a copy of a letter: the same words, form, look and evidence. */
export async function duplicate({ ctx, input: { params, body } }: Call<typeof endpoint>) {
  const stored = await ownLetter(ctx, params.id);
  const { letterType, jobTitle, companyName, template, generatedLetter, document, request, facts, cvId } =
    stored;
  const content = {
    title: body.title ?? copyTitle(stored.title),
    letterType,
    jobTitle,
    companyName,
    template,
    generatedLetter,
    document,
    request,
    facts,
    cvId,
  };
  const row = await ctx.store.transaction(async (tx) => {
    requireLetterRoom(await letterCount(tx, ctx.owner.id));
    return insertLetter(tx, ctx.owner.id, content);
  });
  return letterOf(row);
}
