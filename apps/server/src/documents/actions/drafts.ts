import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { clearDraft, draftAt, putDraft, type DraftOf, type DraftRow } from '../stores/draft-store.ts';
import type { DocumentKind } from '../kind.ts';
import { ownDocument } from '../own-document.ts';
import type { KindTypes } from '../types.ts';

type Asked = { ctx: Context; input: { params: { key: string } } };
type Saving<T extends KindTypes> = Asked & { input: { body: { version: number; form: T['form'] } } };

/** A draft belongs to the next new document of a kind, or to one of the caller's. */
async function ownDraft<T extends KindTypes>(
  ctx: Context,
  kind: DocumentKind<T>,
  key: string,
): Promise<DraftOf> {
  if (key !== 'new') await ownDocument(ctx, kind, key);
  return { userId: ctx.owner.id, kind: kind.rules.kind, key };
}

function shown<T extends KindTypes>(row: DraftRow<T> | undefined) {
  return row
    ? { version: row.version, form: row.form, savedAt: row.savedAt.toISOString() }
    : { version: 0, form: null, savedAt: null };
}

export function getDraft<T extends KindTypes>(kind: DocumentKind<T>) {
  return async ({ ctx, input: { params } }: Asked) =>
    shown(await draftAt<T>(ctx.store, await ownDraft(ctx, kind, params.key)));
}

export function saveDraft<T extends KindTypes>(kind: DocumentKind<T>) {
  return async ({ ctx, input: { params, body } }: Saving<T>) => {
    const of = await ownDraft(ctx, kind, params.key);
    const row = await putDraft<T>(ctx.store, of, body.version, body.form);
    if (row) return shown(row);
    const current = shown(await draftAt<T>(ctx.store, of));
    // What is stored already conflicts with nothing.
    if (isDeepStrictEqual(current.form, body.form)) return current;
    throw new Refusal('stale', undefined, { current });
  };
}

export function deleteDraft<T extends KindTypes>(kind: DocumentKind<T>) {
  return async ({ ctx, input: { params } }: Asked): Promise<void> =>
    clearDraft(ctx.store, await ownDraft(ctx, kind, params.key));
}
