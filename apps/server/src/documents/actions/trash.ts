import type { Context, Platform } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeDocuments, type Changing } from '../change-documents.ts';
import { clearTrashOf } from '../clear-trash.ts';
import type { DocumentKind } from '../kind.ts';
import {
  peopleWithTrashBefore,
  purgeTrashed,
  purgeTrashedBefore,
  type Purged,
} from '../stores/library-store.ts';
import { cardRowOf } from '../present.ts';
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
      const row = await placeDocument(change.store, kind, ctx.owner.id, params.id, {
        trashedAt,
        isPublic: false,
      });
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

/** Deletes for good what has been in the trash for its days. */
export const clearTrash = (platform: Pick<Platform, 'store' | 'clock' | 'listeners'>): Promise<void> =>
  clearTrashOf(
    {
      peopleWithTrashBefore,
      purgeBefore: async (change, id, before) =>
        recordPurged(change, await purgeTrashedBefore(change.store, id, before)),
    },
    platform,
  );
