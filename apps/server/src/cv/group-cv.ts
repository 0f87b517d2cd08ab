import { placeDocument, type Changing } from '../documents/index.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { cvKind } from './kind.ts';
import type { CvRow } from './types.ts';

/** Puts a CV into the group of one CV in several languages, or takes it out of every one, with an event. */
export async function groupCv(
  { store, owner, record }: Changing<Context>,
  id: string,
  variantGroup: string | null,
  language?: string,
): Promise<CvRow> {
  const change = { variantGroup, ...(language !== undefined && { language }) };
  const row = await placeDocument(store, cvKind, owner.id, id, change);
  if (!row) throw new Refusal('not_found');
  record({
    kind: 'document-grouped',
    subject: id,
    payload: { document: cvKind.rules.kind, variantGroup, language: row.language },
  });
  return row;
}
