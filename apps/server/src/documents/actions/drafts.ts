import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeDocuments } from '../change-documents.ts';
import { clearDraft, draftAt, putDraft, type DraftOf, type DraftRow } from '../stores/draft-store.ts';
import type { DocumentKind } from '../kind.ts';
import type { KindTypes } from '../types.ts';

/** Of whom and of what the form is that is asked for. */
type Locate = (ctx: Pick<Context, 'owner'>) => DraftOf;
type Asked = { ctx: Context };
type Saving<Form> = Asked & { input: { body: { version: number; form: Form } } };

/** A draft belongs to the next new document of a kind. */
export function draftsOf<T extends KindTypes>({ rules }: DocumentKind<T>): Locate {
  return ({ owner }) => ({ userId: owner.id, kind: rules.kind, key: 'new' });
}

function shown<Form extends object>(row: DraftRow<Form> | undefined) {
  return row
    ? { version: row.version, form: row.form, savedAt: row.savedAt.toISOString() }
    : { version: 0, form: null, savedAt: null };
}

export function getDraft<Form extends object>(locate: Locate) {
  return async ({ ctx }: Asked) => shown(await draftAt<Form>(ctx.store, locate(ctx)));
}

export function saveDraft<Form extends object>(locate: Locate) {
  return ({ ctx, input: { body } }: Saving<Form>) =>
    changeDocuments(ctx, async ({ store, owner, record }) => {
      const of = locate({ owner });
      const current = shown(await draftAt<Form>(store, of));
      // What is stored already conflicts with nothing.
      if (isDeepStrictEqual(current.form, body.form)) return current;
      const row = await putDraft(store, of, body.version, body.form);
      if (!row) throw new Refusal('stale', undefined, { current });
      const { kind: document, key } = of;
      record({ kind: 'draft-saved', subject: owner.id, payload: { document, key, version: row.version } });
      return shown(row);
    });
}

export function deleteDraft(locate: Locate) {
  return async ({ ctx }: Asked): Promise<void> => clearDraft(ctx.store, locate(ctx));
}
