import type { duplicateLetter as endpoint } from '@candor/contracts/letters';
import type { Call } from '../platform/bind.ts';
import { ownLetter } from './own-letter.ts';
import { letterOf } from './present.ts';
import { addLetter } from './write-letter.ts';

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
  const said = { origin: 'copied', change: copyTitle(stored.title) } as const;
  const row = await ctx.store.transaction((tx) => addLetter(tx, ctx, content, said));
  return letterOf(row);
}
