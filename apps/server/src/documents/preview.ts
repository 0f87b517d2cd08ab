import type { preview as endpoint } from '@candor/contracts/documents';
import type { Call } from '../platform/bind.ts';
import { MOST_SHOWN, requireDrawable } from './drawable.ts';
import { inputDocument, looksOf } from './input-document.ts';

/** Draws the pages. Whoever has gone meanwhile (a newer key was typed) is not drawn for. */
export async function preview({ ctx, input: { body } }: Call<typeof endpoint>) {
  const { owner, sessionId, signal } = ctx;
  const document = inputDocument(body);
  requireDrawable(document, MOST_SHOWN);
  const latest = body.latestOf && `${sessionId} ${body.latestOf}`;
  return ctx.renderer.pages(
    { document, ...looksOf(body), ...(body.known && { known: body.known }) },
    { signal, by: owner.id, latest },
  );
}
