import { joinFacts } from '@candor/domain/writing';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeDocuments } from '../change-documents.ts';
import type { DocumentKind } from '../kind.ts';
import { ownDocument, staleDocument } from '../own-document.ts';
import { placeDocument } from '../stores/document-store.ts';
import { changeDocument } from '../write-document.ts';
import type { KindTypes } from '../types.ts';

type Asked = { ctx: Context; input: { params: { id: string } } };
type Taking<T extends KindTypes> = Asked & { input: { body: { version: number; document: T['document'] } } };

/** How the change of a document that was written again from its form begins. */
export const writtenAgain = { kind: 'written-again-from-form' } as const;

/** Makes of a document what the person chose of what was generated again. */
export function takeProposal<T extends KindTypes>(kind: DocumentKind<T>) {
  return ({ ctx, input: { params, body } }: Taking<T>): Promise<T['whole']> =>
    changeDocuments(ctx, async (change) => {
      const { rules } = kind;
      const stored = await ownDocument(change, kind, params.id);
      const { proposal } = stored;
      if (!proposal) throw new Refusal('not_found');
      const document = rules.normalise(body.document);
      const content = {
        document,
        facts: joinFacts(proposal.facts, stored.facts, rules.toText(document)),
        request: proposal.request ?? stored.request,
        generated: rules.nextBase?.(proposal.base, stored.document, document) ?? null,
        proposal: null,
      };
      const label =
        proposal.request === null
          ? ({ origin: 'edited', lead: { kind: 'proposed' } } as const)
          : ({ origin: 'written', lead: writtenAgain } as const);
      const saved =
        stored.version === body.version
          ? await changeDocument(change, kind, stored, content, label)
          : undefined;
      if (!saved) throw await staleDocument(change, kind, params.id);
      return kind.whole(change.store, saved);
    });
}

/** Forgets what was generated again. */
export function dropProposal<T extends KindTypes>(kind: DocumentKind<T>) {
  return ({ ctx, input: { params } }: Asked): Promise<void> =>
    changeDocuments(ctx, async (change) => {
      const row = await placeDocument(change.store, kind, ctx.owner.id, params.id, { proposal: null });
      if (!row) throw new Refusal('not_found');
      const payload = { document: kind.rules.kind, isWaiting: false };
      change.record({ kind: 'document-proposed', subject: params.id, payload });
    });
}
