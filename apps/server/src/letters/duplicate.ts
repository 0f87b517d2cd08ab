import type { duplicateLetter as endpoint } from '@candor/contracts/letters';
import type { Call } from '../platform/bind.ts';
import { makeOnce } from '../platform/make-once.ts';
import { ownLetter } from './own-letter.ts';
import { letterOf } from './present.ts';
import { keysOfLetters, type LetterContent, type LetterRow } from './store.ts';
import { addLetter } from './write-letter.ts';

const LONGEST_TITLE = 300;

/** Cut between characters: half a character is no text that a store keeps. */
function copyTitle(title: string): string {
  const cut = `Copy of ${title}`.slice(0, LONGEST_TITLE);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

function contentOf(stored: LetterRow): LetterContent {
  const { title, letterType, jobTitle, companyName, template, generatedLetter } = stored;
  const { document, request, facts, generated, cvId } = stored;
  const columns = { title, letterType, jobTitle, companyName, template, generatedLetter };
  return { ...columns, document, request, facts, generated, cvId };
}

/** Saves a copy of a letter: the same words, form, look and evidence. */
export async function duplicate({ ctx, input: { params, body } }: Call<typeof endpoint>) {
  const row = await makeOnce(ctx, keysOfLetters, async (tx) => {
    const stored = await ownLetter({ ...ctx, store: tx }, params.id);
    const title = copyTitle(stored.title);
    const said = { origin: 'copied', change: title } as const;
    return addLetter(tx, ctx, { ...contentOf(stored), title: body.title ?? title }, said);
  });
  return letterOf(row);
}
