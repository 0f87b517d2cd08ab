import type { dropCvProposal, takeCvProposal } from '@candor/contracts/cv-proposal';
import { nextBase, normaliseDocument, toText } from '@candor/domain/cv';
import { joinFacts } from '@candor/domain/writing';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { ownCv } from './own-cv.ts';
import { cvOf } from './present.ts';
import { staleCv } from './stale.ts';
import { placeCv } from './store.ts';
import { changeCv } from './write-cv.ts';

/** How the change of a CV that was written again begins. */
export const writtenAgain = 'Generated again from the form';

/** Makes of a CV what the person chose of what was generated again. */
export async function takeProposal({ ctx, input: { params, body } }: Call<typeof takeCvProposal>) {
  return ctx.store.transaction(async (tx) => {
    const stored = await ownCv({ ...ctx, store: tx }, params.id);
    const { proposal } = stored;
    if (!proposal) throw new Refusal('not_found');
    const document = normaliseDocument(body.document);
    const change = {
      document,
      facts: joinFacts(proposal.facts, stored.facts, toText(document)),
      request: proposal.request,
      generated: nextBase(proposal.base, stored.document, document),
      proposal: null,
    };
    const said = { origin: 'written', lead: writtenAgain } as const;
    const saved = stored.version === body.version ? await changeCv(tx, ctx, stored, change, said) : undefined;
    if (!saved) throw await staleCv(tx, ctx.owner.id, params.id);
    return cvOf(tx, saved);
  });
}

/** Forgets what was generated again. */
export async function dropProposal({ ctx, input: { params } }: Call<typeof dropCvProposal>): Promise<void> {
  const row = await placeCv(ctx.store, ctx.owner.id, params.id, { proposal: null });
  if (!row) throw new Refusal('not_found');
}
