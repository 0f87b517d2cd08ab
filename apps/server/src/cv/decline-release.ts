import type { declineRelease as endpoint } from '@candor/contracts/cv';
import { changeDocuments, placeDocument } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { requireReleased } from './access.ts';
import { cvKind } from './kind.ts';

/** Keeps a CV at the release it has: a newer one is not offered to it again, the next one after that is. */
export function declineRelease({ ctx, input: { params, body } }: Call<typeof endpoint>): Promise<void> {
  requireReleased('release', body);
  return changeDocuments(ctx, async ({ store, owner, record }) => {
    const row = await placeDocument(store, cvKind, owner.id, params.id, { declinedRelease: body });
    if (!row) throw new Refusal('not_found');
    record({
      kind: 'document-release-declined',
      subject: row.id,
      payload: { document: cvKind.rules.kind, ...body },
    });
  });
}
