import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeDocuments } from '../change-documents.ts';
import { clearDraft, draftAt, putDraft, type DraftOf, type DraftRow } from '../stores/draft-store.ts';
import type { DocumentKind } from '../kind.ts';
import { ownDocument } from '../own-document.ts';
import type { KindTypes } from '../types.ts';

/** Of whom and of what the form is that is asked for; refuses what is not the caller's. */
type Locate<Params> = (ctx: Pick<Context, 'store' | 'owner'>, params: Params) => Promise<DraftOf>;
type Asked<Params> = { ctx: Context; input: { params: Params } };
type Saving<Form, Params> = Asked<Params> & { input: { body: { version: number; form: Form } } };

/** A draft belongs to the next new document of a kind, or to one of the caller's. */
export function draftsOf<T extends KindTypes>(kind: DocumentKind<T>): Locate<{ key: string }> {
  return async (ctx, { key }) => {
    if (key !== 'new') await ownDocument(ctx, kind, key);
    return { userId: ctx.owner.id, kind: kind.rules.kind, key };
  };
}

function shown<Form extends object>(row: DraftRow<Form> | undefined) {
  return row
    ? { version: row.version, form: row.form, savedAt: row.savedAt.toISOString() }
    : { version: 0, form: null, savedAt: null };
}

export function getDraft<Form extends object, Params>(locate: Locate<Params>) {
  return async ({ ctx, input: { params } }: Asked<Params>) =>
    shown(await draftAt<Form>(ctx.store, await locate(ctx, params)));
}

export function saveDraft<Form extends object, Params>(locate: Locate<Params>) {
  return ({ ctx, input: { params, body } }: Saving<Form, Params>) =>
    changeDocuments(ctx, async ({ store, owner, record }) => {
      const of = await locate({ store, owner }, params);
      const current = shown(await draftAt<Form>(store, of));
      // What is stored already conflicts with nothing.
      if (isDeepStrictEqual(current.form, body.form)) return current;
      const row = await putDraft(store, of, body.version, body.form);
      if (!row) throw new Refusal('stale', undefined, { current });
      const { kind: document, key } = of;
      const subject = key === 'new' ? owner.id : key;
      record({ kind: 'draft-saved', subject, payload: { document, key, version: row.version } });
      return shown(row);
    });
}

export function deleteDraft<Params>(locate: Locate<Params>) {
  return async ({ ctx, input: { params } }: Asked<Params>): Promise<void> =>
    clearDraft(ctx.store, await locate(ctx, params));
}
