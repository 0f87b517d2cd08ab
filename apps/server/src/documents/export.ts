import type { exportDocument as endpoint } from '@candor/contracts/documents';
import { fileName } from '@candor/domain/cv';
import { planOf } from '../billing/index.ts';
import { requireBrandFree } from '../cv/index.ts';
import type { Call } from '../platform/bind.ts';
import { MOST_IN_FILE, requireDrawable } from './drawable.ts';
import { inputDocument, looksOf, requireContent } from './input-document.ts';

export async function exportDocument({ ctx, input: { body } }: Call<typeof endpoint>) {
  if (body.isBrandFree) requireBrandFree(await planOf(ctx), true);
  const document = inputDocument(body);
  requireContent(document);
  if (body.format !== 'txt') requireDrawable(document, MOST_IN_FILE);
  const title = body.title || document.basics.name;
  const asking = { signal: ctx.signal, by: ctx.owner.id };
  const file = await ctx.renderer.file(body.format, { document, ...looksOf(body), title }, asking);
  return { bytes: file.bytes, type: file.type, name: fileName(title, file.extension) };
}
