import type { Context, Platform } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeDocuments, type Changing } from '../change-documents.ts';
import type { DocumentKind } from '../kind.ts';
import {
  peopleWithTrashBefore,
  purgeTrashed,
  purgeTrashedBefore,
  type Purged,
} from '../stores/library-store.ts';
import { cardRowOf, purgedBefore } from '../present.ts';
import { placeDocument } from '../stores/document-store.ts';
import type { KindTypes } from '../types.ts';

type Asked = { ctx: Context; input: { params: { id: string } } };

function recordPurged(change: Changing, purged: readonly Purged[]): void {
  for (const { id, kind } of purged)
    change.record({ kind: 'document-purged', subject: id, payload: { document: kind } });
}

/** Throws a document into the trash, out of which it can be taken until the days of `trashDays` are over. */
export function moveToTrash<T extends KindTypes>(kind: DocumentKind<T>) {
  return ({ ctx, input: { params } }: Asked): Promise<void> =>
    changeDocuments(ctx, async (change) => {
      const trashedAt = ctx.clock.now();
      const row = await placeDocument(change.store, kind, ctx.owner.id, params.id, { trashedAt });
      if (!row) throw new Refusal('not_found');
      const payload = { document: kind.rules.kind, place: 'trash' } as const;
      change.record({ kind: 'document-placed', subject: params.id, payload });
    });
}

/** Takes a document out of the trash, to where it stood before. */
export function restore<T extends KindTypes>(kind: DocumentKind<T>) {
  return ({ ctx, input: { params } }: Asked): Promise<T['listed']> =>
    changeDocuments(ctx, async (change) => {
      const { id } = params;
      const row = await placeDocument(change.store, kind, ctx.owner.id, id, { trashedAt: null }, 'trash');
      if (!row) throw new Refusal('not_found');
      const place = row.archivedAt === null ? 'active' : 'archived';
      change.record({ kind: 'document-placed', subject: id, payload: { document: kind.rules.kind, place } });
      return kind.listed(cardRowOf((await kind.broughtBack?.(change, row)) ?? row));
    });
}

export function deleteForGood<T extends KindTypes>(kind: DocumentKind<T>) {
  return ({ ctx, input: { params } }: Asked): Promise<void> =>
    changeDocuments(ctx, async (change) => {
      const purged = await purgeTrashed(change.store, kind, ctx.owner.id, params.id);
      if (purged.length === 0) throw new Refusal('not_found');
      recordPurged(change, purged);
    });
}

export function emptyTrash<T extends KindTypes>(kind: DocumentKind<T>) {
  return ({ ctx }: { ctx: Context }): Promise<void> =>
    changeDocuments(ctx, async (change) => {
      recordPurged(change, await purgeTrashed(change.store, kind, ctx.owner.id));
    });
}

/** People whose trash is looked through between two looks at who else has some. */
const BATCH = 100;

/** Deletes for good what has been in the trash for its days, one person after the other. */
export async function clearTrash(platform: Pick<Platform, 'store' | 'clock' | 'listeners'>): Promise<void> {
  const before = purgedBefore(platform.clock.now());
  for (let count = BATCH; count === BATCH;) {
    const people = await peopleWithTrashBefore(platform.store, before, BATCH);
    for (const id of people)
      await changeDocuments({ ...platform, owner: { id } }, async (change) => {
        recordPurged(change, await purgeTrashedBefore(change.store, id, before));
      });
    count = people.length;
  }
}
