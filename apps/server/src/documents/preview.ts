import type { preview as endpoint } from '@candor/contracts/documents';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { inputDocument, looksOf } from './input-document.ts';

/** Draws the pages. Whoever has gone meanwhile (a newer key was typed) is not drawn for. */
export async function preview({ ctx, input: { body } }: Call<typeof endpoint>) {
  if (ctx.signal.aborted) throw new Refusal('unavailable');
  return ctx.renderer.pages({ document: inputDocument(body), ...looksOf(body) });
}
