import type { dropLetterProposal, takeLetterProposal } from '@candor/contracts/letter-proposal';
import { nextLetterBase } from '@candor/domain/letters';
import { joinFacts } from '@candor/domain/writing';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { documentColumns, formColumns } from './content.ts';
import { ownLetter, staleLetter } from './own-letter.ts';
import { letterOf } from './present.ts';
import { proposeLetter } from './store.ts';
import { changeLetter } from './write-letter.ts';

/** How the change of a letter that was written again begins. */
export const writtenAgain = (from: string) => `Generated again from ${from}`;

/** Makes of a letter what the person chose of what was generated again. */
export async function takeProposal({ ctx, input: { params, body } }: Call<typeof takeLetterProposal>) {
  return ctx.store.transaction(async (tx) => {
    const stored = await ownLetter({ ...ctx, store: tx }, params.id);
    const { proposal } = stored;
    if (!proposal) throw new Refusal('not_found');
    const words = documentColumns(body.document);
    const change = {
      ...words,
      ...formColumns(proposal.request),
      facts: joinFacts(proposal.facts, stored.facts, words.generatedLetter),
      generated: nextLetterBase(proposal.base, stored.document, words.document),
      proposal: null,
    };
    const said = { origin: 'written', lead: writtenAgain('the form') } as const;
    const saved =
      stored.version === body.version ? await changeLetter(tx, ctx, stored, change, said) : undefined;
    if (!saved) throw await staleLetter(tx, ctx.owner.id, params.id);
    return letterOf(saved);
  });
}

/** Forgets what was generated again. */
export async function dropProposal({
  ctx,
  input: { params },
}: Call<typeof dropLetterProposal>): Promise<void> {
  if (!(await proposeLetter(ctx.store, ctx.owner.id, params.id, null))) throw new Refusal('not_found');
}
