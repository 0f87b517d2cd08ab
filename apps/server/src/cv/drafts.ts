import { isDeepStrictEqual } from 'node:util';
import type {
  deleteDraft as deleteEndpoint,
  Draft,
  getDraft as getEndpoint,
  saveDraft as saveEndpoint,
} from '@candor/contracts/cv';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { clearDraft, draftAt, putDraft, type DraftRow } from './draft-store.ts';
import { ownCv } from './own-cv.ts';

/** A draft belongs to the next new CV, or to one of the caller's. */
async function requireKey(ctx: Context, key: string): Promise<void> {
  if (key !== 'new') await ownCv(ctx, key);
}

function draftOf(row: DraftRow | undefined): Draft {
  return row
    ? { version: row.version, form: row.form, savedAt: row.savedAt.toISOString() }
    : { version: 0, form: null, savedAt: null };
}

export async function getDraft({ ctx, input: { params } }: Call<typeof getEndpoint>) {
  await requireKey(ctx, params.key);
  return draftOf(await draftAt(ctx.store, ctx.owner.id, params.key));
}

export async function saveDraft({ ctx, input: { params, body } }: Call<typeof saveEndpoint>) {
  await requireKey(ctx, params.key);
  const row = await putDraft(ctx.store, ctx.owner.id, params.key, body.version, body.form);
  if (row) return draftOf(row);
  const current = draftOf(await draftAt(ctx.store, ctx.owner.id, params.key));
  // What is stored already conflicts with nothing.
  if (isDeepStrictEqual(current.form, body.form)) return current;
  throw new Refusal('stale', undefined, { current });
}

export async function deleteDraft({ ctx, input: { params } }: Call<typeof deleteEndpoint>): Promise<void> {
  await requireKey(ctx, params.key);
  await clearDraft(ctx.store, ctx.owner.id, params.key);
}
