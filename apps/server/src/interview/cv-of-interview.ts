import type { CvDocument } from '@candor/domain/cv';
import { cvKind } from '../cv/index.ts';
import { ownDocument } from '../documents/index.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';

/** The CV that a stored interview is about; null once it is deleted. */
export async function cvOfInterview(
  ctx: Pick<Context, 'store' | 'owner'>,
  cvId: string | null,
): Promise<CvDocument | null> {
  if (cvId === null) return null;
  try {
    return (await ownDocument(ctx, cvKind, cvId)).document;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return null;
    throw error;
  }
}
