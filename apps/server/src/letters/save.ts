import { isDeepStrictEqual } from 'node:util';
import type { saveLetter as endpoint } from '@candor/contracts/letters';
import { isSameLetter, letterFromText } from '@candor/domain/letters';
import { carryFacts } from '@candor/domain/writing';
import { ownCv } from '../cv/index.ts';
import type { Call } from '../platform/bind.ts';
import { documentColumns, formColumns } from './content.ts';
import { ownLetter, staleLetter } from './own-letter.ts';
import { letterOf } from './present.ts';
import type { LetterContent, LetterRow } from './store.ts';
import { changeLetter } from './write-letter.ts';

/** Whether a letter says all that a change would make it say: what was saved already conflicts with nothing. */
function saysAlready(stored: LetterRow, change: Partial<LetterContent>): boolean {
  const { document, generatedLetter: _text, facts: _facts, ...rest } = change;
  if (document && !isSameLetter(document, stored.document)) return false;
  return Object.entries(rest).every(([name, value]) => isDeepStrictEqual(Reflect.get(stored, name), value));
}

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
    if (stored.version !== version && saysAlready(stored, content)) return letterOf(stored);
    const row =
      stored.version === version
        ? await changeLetter(tx, ctx, stored, content, { origin: 'edited' })
        : undefined;
    if (!row) throw await staleLetter(tx, ctx.owner.id, id);
    return letterOf(row);
  });
}
