import { personLocale } from '@candor/domain/locale';
import { ownDocument } from '../documents/index.ts';
import type { Context } from '../platform/context.ts';
import { cvKind } from './kind.ts';
import { profileOf } from './profile-store.ts';

/** The country a person lives in, by one of their CVs or their profile, else by device and settings; null where nothing tells. */
export async function residenceOf(ctx: Context, cvId?: string): Promise<string | null> {
  const written =
    cvId === undefined
      ? (await profileOf(ctx.store, ctx.owner.id))?.document
      : (await ownDocument(ctx, cvKind, cvId)).document;
  return personLocale(written?.basics ?? {}, ctx.owner.preferences).country;
}
